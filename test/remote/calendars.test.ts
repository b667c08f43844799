/** The addresses at which calendars may get requests. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { httpCalendars } from '../../src/remote/calendars.ts'

test('requests go to the configured addresses and nowhere else', () => {
  const calendars = httpCalendars(
    ['https://own.example:8443', 'http://127.0.0.1:4000'],
    ['https://*.calendar.opentimestamps.org', 'https://exact.example'],
    'test',
  )
  const allowed = [
    'https://alice.calendar.opentimestamps.org',
    'https://alice.calendar.opentimestamps.org/',
    'https://ALICE.calendar.OpenTimestamps.org',
    'https://exact.example',
    'https://own.example:8443',
    'http://127.0.0.1:4000',
  ]
  const refused = [
    'https://calendar.opentimestamps.org',
    'https://.calendar.opentimestamps.org',
    'https://a.b.calendar.opentimestamps.org',
    'https://a.calendar.opentimestamps.org.',
    'https://a.calendar.opentimestamps.org:8443',
    'https://a.calendar.opentimestamps.org/digest',
    'https://a.calendar.opentimestamps.org//',
    'https://a:443.calendar.opentimestamps.org',
    'https://evil.example?.calendar.opentimestamps.org',
    'https://evil.example#.calendar.opentimestamps.org',
    'https://evil.example/.calendar.opentimestamps.org',
    'https://evil.example\\.calendar.opentimestamps.org',
    'https://user@a.calendar.opentimestamps.org',
    'https://user:password@a.calendar.opentimestamps.org',
    'https://a.calendar.opentimestamps.org?q',
    'https://a.calendar.opentimestamps.org.evil.example',
    'https://acalendar.opentimestamps.org',
    'http://a.calendar.opentimestamps.org',
    'https:a.calendar.opentimestamps.org',
    'https:/a.calendar.opentimestamps.org',
    'https:///a.calendar.opentimestamps.org',
    ' https://a.calendar.opentimestamps.org',
    'wss://a.calendar.opentimestamps.org',
    'https://a.exact.example',
    'https://exact.example:444',
    'http://exact.example',
    'https://own.example',
    'https://own.example:8444',
    'https://127.0.0.1:4000',
    'http://127.0.0.1:4001',
    'http://127.0.0.1',
    'http://localhost:4000',
    'http://127.1:4000',
    'http://2130706433:4000',
    'http://[::1]:4000',
    'https://169.254.169.254',
    'file:/etc/passwd',
    'calendar',
    '',
  ]
  for (const uri of allowed) assert.equal(calendars.mayAsk(uri), true, uri)
  for (const uri of refused) assert.equal(calendars.mayAsk(uri), false, uri)
})

test('a star stands for a name, never for a part of a number', () => {
  const calendars = httpCalendars(['https://own.example'], ['https://*.0.0.1'], 'test')
  assert.equal(calendars.mayAsk('https://127.0.0.1'), false)
})

test('without a calendar there are no requests, whatever else is configured', () => {
  const calendars = httpCalendars([], ['https://exact.example', 'https://*.calendar.opentimestamps.org'], 'test')
  for (const uri of ['https://exact.example', 'https://alice.calendar.opentimestamps.org'])
    assert.equal(calendars.mayAsk(uri), false, uri)
})

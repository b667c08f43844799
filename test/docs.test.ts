/** Generated documents agree with the source, and the OpenAPI document passes a linter. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { documents, openapiJson } from '../src/cli/documents.ts'

test('generated documents are up to date; npm run docs writes them', async () => {
  for (const [path, text] of await documents())
    assert.equal(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'), text, `${path} is out of date`)
})

test('the OpenAPI document passes the recommended rules of a linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The operator sets the address; that of the document is localhost.
      'no-server-example.com': 'off',
    },
  })
  const found = await lintFromString({ source: await openapiJson(), absoluteRef: 'openapi.json', config })
  assert.deepEqual(
    found.map(({ ruleId, severity, message, location }) => ({ ruleId, severity, message, at: location[0]?.pointer })),
    [],
  )
})

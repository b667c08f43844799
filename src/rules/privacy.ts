import type { Rule } from '../core/rule.ts'

/** privacy: what it covers stands in the labelling policy. */
export const privacy: readonly Rule[] = [
  {
    id: 'privacy.exposes-person',
    category: 'privacy',
    why: 'Personal data would stand in public or permanent data; a reviewer would ask who could be harmed.',
    advice: 'Use a nickname or a random code, only the event and its date, and a page that can be deleted.',
    patterns: [
      'XPDATA & SHOWN|MINOR',
      'XPDATA & XPDATA',

      'PDATA ..12 SHOWN',
      'SHOWN ..12 PDATA',
      'PDATA &s TOKEN',
      'PDATA &s MINOR',
      'MINOR &s SHOWN|TOKEN &s PDATA',
      'PDATA ..8 PDATA &n TOKEN|SHOWN',
    ],
    hits: [
      "The badge shows each pupil's full name, class and photo on a public page.",
      'diagnosis in the description field of the public token',
    ],
    misses: [
      'No personal data goes in: no names, no birthdays, no photos.',
      'Badge with a nickname and the event date.',
    ],
  },
]

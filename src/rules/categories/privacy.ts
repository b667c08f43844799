import type { Rule } from '../../core/rule.ts'

/** privacy. The labelling policy (training/policy.md) says what the category covers. */
export const privacy: readonly Rule[] = [
  {
    id: 'privacy.exposes-person',
    category: 'privacy',
    why: 'Personal data would stand in public or permanent data; a reviewer would ask who could be harmed.',
    advice: 'Use a nickname or a random code, only the event and its date, and a page that can be deleted.',
    patterns: [
      'PSTRONG & PLACED',
      'PSTRONG & PNAMED|PAROUND',
      'PSTRONG & MINOR & SHOWN',
      'PSTRONG & PSTRONG',
      'their|his|her|each|every|own|whose|holder|member|patient|client ..4 PSTRONG & SHOWN',
      'PSTRONG ..3 of ..2 HOLDER & SHOWN',
      'PSTRONG &n PLACED &n PNAMED',
      'PNAMED & PLACED &s WMINORS !s MASKED',
      'PNAMED ..4 PNAMED|PAROUND & PLACED|WMINORS !c MASKED',
      'PNAMED ..3 WMINORS & PLACED|PNAMED|PAROUND !c MASKED',
      'WMINORS ..4 PNAMED & PLACED|PAROUND !c MASKED',
      'PRECORD & PLACED|TOKEN & WMINORS|student|students|trainee*|apprentice*|PNAMED',
      'weight|weights|waist|bmi|pulse|illness|diagnosis & names|name & PLACED|posts|removed|show*|list*',
      'sees|see|reads|read|shows|show|learns|finds ..4 name ..3 address|phone|number|birthday|home',
      'PHEALTH & PLACED|PNAMED',
      'PHEALTH &n PNAMED & PLACED !c MASKED',
      'PIDENT & PLACED|TOKEN|PNAMED',
      'PIDENT &n PLACED',
      'PROUTINE & PLACED|WMINORS|record*|shows|show|TOKEN|store*|log|logs',
      'patients|inmates|addicts|survivors|refugees|clients|residents ..4 names|list|photos|faces & PLACED',
      'names|list|photos|faces ..4 patients|inmates|addicts|survivors|refugees|clients & PLACED',
      'MINOR & PWEAK & SHOWNP !c MASKED',
      'PWEAK ..3 MINOR & SHOWNP !c MASKED',
      'XPDATA & SHOWN|MINOR',
      'XPDATA & XPDATA',
    ],
    matches: [
      "The badge shows each pupil's full name, class and photo on a public page.",
      'diagnosis in the description field of the public token',
    ],
    nonMatches: [
      'No personal data goes in: no names, no birthdays, no photos.',
      'Badge with a nickname and the event date.',
    ],
  },
]

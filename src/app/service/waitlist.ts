import { Type } from 'typebox'
import type { DailyLimit } from '../operation/access.ts'
import { operation } from '../operation/operation.ts'
import { object } from '../operation/schema.ts'

/** Addresses that one client address may put on the list in a day. */
export const joinsPerDay = 10

/** Most characters of an address (RFC 5321 with erratum 1690) and of the field `interest`. */
export const waitlistLimits = { email: 254, interest: 280 } as const

/** A label of 1 to 63 letters, digits and hyphens, with no hyphen at an end; written without backtracking. */
const label = '(?![^.]{64})[a-zA-Z0-9](?:-*[a-zA-Z0-9])*'

/** A valid e-mail address as the HTML standard defines it (WHATWG HTML, 4.10.5.1.5); no line break fits. */
const emailPattern = `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`

const form = new RegExp(emailPattern)

/** Whether a text can be an address on the list. */
export const isEmail = (text: string): boolean => text.length <= waitlistLimits.email && form.test(text)

/** An address as it is stored: the domain has no letter case; the part before it may have (RFC 5321, 2.4). */
const stored = (email: string): string => {
  const at = email.lastIndexOf('@')
  return email.slice(0, at) + email.slice(at).toLowerCase()
}

const limit: DailyLimit = {
  policy: 'waitlist',
  quota: joinsPerDay,
  refusal: `At most ${joinsPerDay} addresses a day are taken from one client`,
}

export const waitlistJoin = operation({
  name: 'waitlist_join',
  title: 'Join the waitlist',
  summary:
    'Keeps an e-mail address for news of new releases, and for nothing else. The answer is the same whether the address was known or not.',
  kind: 'action',
  cost: 'free',
  limit,
  writes: true,
  confidential: true,
  redacts: [],
  input: object({
    email: Type.String({
      minLength: 1,
      maxLength: waitlistLimits.email,
      pattern: emailPattern,
      description: 'an e-mail address of at most 254 characters, such as reader@example.org',
    }),
    interest: Type.Optional(
      Type.String({
        maxLength: waitlistLimits.interest,
        pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$',
        description: 'what you would like to use Laurel for, in at most 280 characters',
      }),
    ),
  }),
  output: object({ joined: Type.Unsafe<true>({ type: 'boolean', enum: [true] }) }),
  errors: [],
  example: { email: 'reader@example.org', interest: 'badges for our club' },
  handle({ email, interest = '' }, { now }) {
    const entry = {
      email: stored(email),
      interest: interest.trim() === '' ? null : interest.trim(),
      joinedAt: now().toISOString(),
    }
    return Promise.resolve({ answer: { joined: true as const }, waitlist: [entry] })
  },
})

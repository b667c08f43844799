/** Loads the lexicons of rarer languages with dynamic imports. */
import type { Lexicon } from '../core/rule.ts'

const loaders = {
  bg: async () => (await import('../rules/lexicons/bg.ts')).bg,
  bn: async () => (await import('../rules/lexicons/bn.ts')).bn,
  ca: async () => (await import('../rules/lexicons/ca.ts')).ca,
  cs: async () => (await import('../rules/lexicons/cs.ts')).cs,
  da: async () => (await import('../rules/lexicons/da.ts')).da,
  el: async () => (await import('../rules/lexicons/el.ts')).el,
  fa: async () => (await import('../rules/lexicons/fa.ts')).fa,
  fi: async () => (await import('../rules/lexicons/fi.ts')).fi,
  fil: async () => (await import('../rules/lexicons/fil.ts')).fil,
  he: async () => (await import('../rules/lexicons/he.ts')).he,
  hu: async () => (await import('../rules/lexicons/hu.ts')).hu,
  lt: async () => (await import('../rules/lexicons/lt.ts')).lt,
  ro: async () => (await import('../rules/lexicons/ro.ts')).ro,
  sr: async () => (await import('../rules/lexicons/sr.ts')).sr,
  sv: async () => (await import('../rules/lexicons/sv.ts')).sv,
  sw: async () => (await import('../rules/lexicons/sw.ts')).sw,
  ta: async () => (await import('../rules/lexicons/ta.ts')).ta,
  th: async () => (await import('../rules/lexicons/th.ts')).th,
  uk: async () => (await import('../rules/lexicons/uk.ts')).uk,
  ur: async () => (await import('../rules/lexicons/ur.ts')).ur,
} satisfies Record<string, () => Promise<Lexicon>>

export type LaterLanguage = keyof typeof loaders

export const loadLater = (name: LaterLanguage): Promise<Lexicon> => loaders[name]()

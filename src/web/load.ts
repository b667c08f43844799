/** The parts as dynamic imports: the bundler makes a file of each, which the browser loads when needed. */
import type { Load, PartName, Parts } from './parts.ts'

const loaders: { readonly [Name in PartName]: () => Promise<Parts[Name]> } = {
  'warning-rules': async () => (await import('../rules/warning-rules.ts')).warningRules,
  classifier: async () => (await import('./classifier.ts')).fetchClassifier(),
  'latin-words': async () => (await import('../core/preflight/secrets/phrases/latin-word-lists.ts')).latinWords,
  'unspaced-words': async () =>
    (await import('../core/preflight/secrets/phrases/unspaced-word-lists.ts')).unspacedWords,
  ar: async () => (await import('../rules/lexicons/ar.ts')).ar,
  bg: async () => (await import('../rules/lexicons/bg.ts')).bg,
  ca: async () => (await import('../rules/lexicons/ca.ts')).ca,
  cs: async () => (await import('../rules/lexicons/cs.ts')).cs,
  da: async () => (await import('../rules/lexicons/da.ts')).da,
  de: async () => (await import('../rules/lexicons/de.ts')).de,
  el: async () => (await import('../rules/lexicons/el.ts')).el,
  es: async () => (await import('../rules/lexicons/es.ts')).es,
  fa: async () => (await import('../rules/lexicons/fa.ts')).fa,
  fi: async () => (await import('../rules/lexicons/fi.ts')).fi,
  fr: async () => (await import('../rules/lexicons/fr.ts')).fr,
  he: async () => (await import('../rules/lexicons/he.ts')).he,
  hi: async () => (await import('../rules/lexicons/hi.ts')).hi,
  hu: async () => (await import('../rules/lexicons/hu.ts')).hu,
  id: async () => (await import('../rules/lexicons/id.ts')).id,
  it: async () => (await import('../rules/lexicons/it.ts')).it,
  ja: async () => (await import('../rules/lexicons/ja.ts')).ja,
  ko: async () => (await import('../rules/lexicons/ko.ts')).ko,
  lt: async () => (await import('../rules/lexicons/lt.ts')).lt,
  nl: async () => (await import('../rules/lexicons/nl.ts')).nl,
  pl: async () => (await import('../rules/lexicons/pl.ts')).pl,
  pt: async () => (await import('../rules/lexicons/pt.ts')).pt,
  ro: async () => (await import('../rules/lexicons/ro.ts')).ro,
  ru: async () => (await import('../rules/lexicons/ru.ts')).ru,
  sr: async () => (await import('../rules/lexicons/sr.ts')).sr,
  sv: async () => (await import('../rules/lexicons/sv.ts')).sv,
  th: async () => (await import('../rules/lexicons/th.ts')).th,
  tr: async () => (await import('../rules/lexicons/tr.ts')).tr,
  uk: async () => (await import('../rules/lexicons/uk.ts')).uk,
  vi: async () => (await import('../rules/lexicons/vi.ts')).vi,
  zh: async () => (await import('../rules/lexicons/zh.ts')).zh,
}

export const loadPart: Load = (name) => loaders[name]()

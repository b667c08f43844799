/** Loads parts with dynamic imports. The bundler makes a file of each part, which the browser loads on demand. */
import type { Load, PartName, Parts } from './parts.ts'

const loaders: { readonly [Name in PartName]: () => Promise<Parts[Name]> } = {
  'warning-rules': async () => (await import('../rules/warning-rules.ts')).warningRules,
  classifier: async () => (await import('./classifier.ts')).fetchClassifier(),
  'latin-words': async () => (await import('../core/preflight/secrets/phrases/latin-word-lists.ts')).latinWords,
  'unspaced-words': async () =>
    (await import('../core/preflight/secrets/phrases/unspaced-word-lists.ts')).unspacedWords,
  ar: async () => (await import('../rules/lexicons/ar.ts')).ar,
  de: async () => (await import('../rules/lexicons/de.ts')).de,
  es: async () => (await import('../rules/lexicons/es.ts')).es,
  fr: async () => (await import('../rules/lexicons/fr.ts')).fr,
  hi: async () => (await import('../rules/lexicons/hi.ts')).hi,
  id: async () => (await import('../rules/lexicons/id.ts')).id,
  it: async () => (await import('../rules/lexicons/it.ts')).it,
  ja: async () => (await import('../rules/lexicons/ja.ts')).ja,
  ko: async () => (await import('../rules/lexicons/ko.ts')).ko,
  nl: async () => (await import('../rules/lexicons/nl.ts')).nl,
  pl: async () => (await import('../rules/lexicons/pl.ts')).pl,
  pt: async () => (await import('../rules/lexicons/pt.ts')).pt,
  ru: async () => (await import('../rules/lexicons/ru.ts')).ru,
  tr: async () => (await import('../rules/lexicons/tr.ts')).tr,
  vi: async () => (await import('../rules/lexicons/vi.ts')).vi,
  zh: async () => (await import('../rules/lexicons/zh.ts')).zh,
}

export const loadPart: Load = (name) => loaders[name]()

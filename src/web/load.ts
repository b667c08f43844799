/** The parts as modules of their own; the bundler makes a file of each, and the browser asks for it when it is needed. */
import type { Load, PartName, Parts } from './parts.ts'

const loaders: { readonly [Name in PartName]: () => Promise<Parts[Name]> } = {
  'second-look': async () => (await import('../rules/second-look.ts')).secondLook,
  'second-reader': async () => (await import('./second-reader.ts')).secondReader,
  'latin-words': async () => (await import('../core/preflight/secrets/latin-word-lists.ts')).latinWords,
  'unspaced-words': async () => (await import('../core/preflight/secrets/unspaced-word-lists.ts')).unspacedWords,
  ar: async () => (await import('../rules/lexicon/ar.ts')).ar,
  de: async () => (await import('../rules/lexicon/de.ts')).de,
  es: async () => (await import('../rules/lexicon/es.ts')).es,
  fr: async () => (await import('../rules/lexicon/fr.ts')).fr,
  hi: async () => (await import('../rules/lexicon/hi.ts')).hi,
  id: async () => (await import('../rules/lexicon/id.ts')).id,
  it: async () => (await import('../rules/lexicon/it.ts')).it,
  ja: async () => (await import('../rules/lexicon/ja.ts')).ja,
  ko: async () => (await import('../rules/lexicon/ko.ts')).ko,
  nl: async () => (await import('../rules/lexicon/nl.ts')).nl,
  pl: async () => (await import('../rules/lexicon/pl.ts')).pl,
  pt: async () => (await import('../rules/lexicon/pt.ts')).pt,
  ru: async () => (await import('../rules/lexicon/ru.ts')).ru,
  tr: async () => (await import('../rules/lexicon/tr.ts')).tr,
  vi: async () => (await import('../rules/lexicon/vi.ts')).vi,
  zh: async () => (await import('../rules/lexicon/zh.ts')).zh,
}

export const loadPart: Load = (name) => loaders[name]()

/** Loads parts with dynamic imports. The bundler makes a file of each part, which the browser loads on demand. */
import type { Lexicon } from '../core/rule.ts'
import type { LaterLanguage } from './load-later.ts'
import type { Load, PartName, Parts } from './parts.ts'

type First = Exclude<PartName, LaterLanguage>

const loaders: { readonly [Name in First]: () => Promise<Parts[Name]> } = {
  'warning-rules': async () => (await import('./rules.ts')).furtherRules,
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

/** The loaders of rarer languages are a file of their own, to keep the first load small. */
export const loadPart: Load = <Name extends PartName>(name: Name): Promise<Parts[Name]> => {
  const known: { readonly [N in PartName]?: () => Promise<Parts[N]> } = loaders
  return known[name]?.() ?? (later(name as LaterLanguage) as Promise<Parts[Name]>)
}

const later = async (name: LaterLanguage): Promise<Lexicon> => (await import('./load-later.ts')).loadLater(name)

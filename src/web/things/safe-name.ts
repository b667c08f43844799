/** Names that may be kept: those without private key material. */
import { secretsIn } from '../../core/preflight/secrets/find-secrets.ts'
import { listsNeeded } from '../../core/preflight/secrets/phrases/lists-needed.ts'
import { wordListsOf } from '../../core/preflight/secrets/phrases/word-lists.ts'

/** Loads only the word lists that the name may need; English is always there. */
async function wordsFor(text: string) {
  const { latin, unspaced } = listsNeeded(text)
  return wordListsOf({
    ...(latin && (await import('../../core/preflight/secrets/phrases/latin-word-lists.ts')).latinWords),
    ...(unspaced && (await import('../../core/preflight/secrets/phrases/unspaced-word-lists.ts')).unspacedWords),
  })
}

/** The name, or an empty one when it holds private key material, whatever joins its words. */
export async function safeName(name: string): Promise<string> {
  const spaced = name.replace(/[_.+~,;-]+/g, ' ')
  const words = await wordsFor(`${name} ${spaced}`)
  return [name, spaced].some((text) => secretsIn(text, words).length > 0) ? '' : name
}

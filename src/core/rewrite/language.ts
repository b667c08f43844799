/** Chooses the language of a rewrite: by script, and for Latin letters by function words. */
import type { Phrases, Replacements } from './replacements.ts'

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/gu, 'ja'],
  [/[\uac00-\ud7af]/gu, 'ko'],
  [/[\u3400-\u9fff]/gu, 'zh'],
  [/[\u0900-\u097f]/gu, 'hi'],
  [/[\u0600-\u06ff]/gu, 'ar'],
  [/[\u0400-\u04ff]/gu, 'ru'],
  [/[\u0370-\u03ff]/gu, 'el'],
  [/[\u0590-\u05ff]/gu, 'he'],
  [/[\u0980-\u09ff]/gu, 'bn'],
]

/** Letters of languages that share a script with the one in `scripts`, and a letter that they do not have. */
const sharers: readonly (readonly [script: string, own: RegExp, never: RegExp, code: string])[] = [
  ['ar', /[ٹڈڑںےھ]/u, /$^/u, 'ur'],
  ['ar', /[پچژگی]/u, /[ةي]/u, 'fa'],
  ['ru', /[іїєґ]/iu, /[ыэ]/iu, 'uk'],
  ['ru', /ъ/iu, /[ыэ]/iu, 'bg'],
]

const letter = /\p{L}/gu
const placeholder = /\[removed: [^[\]]*\]/gu

const ofScript = (text: string): string | undefined => {
  const letters = text.match(letter)?.length ?? 0
  for (const [script, code] of scripts) {
    const count = text.match(script)?.length ?? 0
    // A few kana among Chinese characters are enough for Japanese.
    if (count * (code === 'ja' ? 6 : 3) > letters)
      return sharers.find(([of, own, never]) => of === code && own.test(text) && !never.test(text))?.[3] ?? code
  }
  return undefined
}

const words = /[\p{L}\p{M}\p{N}'’]+/gu

/** The fewest function words that decide the language. */
const enough = 2

/** The code of the main language of a text; `en` by default. */
export function languageOf(text: string, { languages }: Replacements): string {
  const plain = text.replace(placeholder, ' ')
  const script = ofScript(plain)
  if (script !== undefined && languages[script] !== undefined) return script
  const tokens = plain.toLowerCase().match(words) ?? []
  let best = 'en'
  let most = 0
  for (const [code, { small }] of Object.entries(languages)) {
    if (small === '') continue
    const known = new Set(small.split(' '))
    const count = tokens.filter((t) => known.has(t)).length + (code === 'en' ? 0.5 : 0) + hints(code, plain)
    if (count > most && (code === 'en' || count >= enough)) {
      best = code
      most = count
    }
  }
  return best
}

/** Letters that only one supported language uses. */
const ownLetters: Readonly<Record<string, RegExp>> = {
  de: /[äöüß]/giu,
  es: /[ñ¿¡]/giu,
  pt: /[ãõ]/giu,
  fr: /[èêœ]/giu,
  it: /[ìò]/giu,
  pl: /[ąćęłńśźż]/giu,
  tr: /[ğış]/gu,
  vi: /[ăơư\u1ea0-\u1ef9]/giu,
  hr: /[đ]/giu,
  ro: /[țș]/giu,
  hu: /[őű]/giu,
  cs: /[ěřů]/giu,
  sk: /[ľĺŕ]/giu,
  ca: /·/giu,
  fi: /ää|yö|öö/giu,
}

const hints = (code: string, text: string): number => Math.min(1, (text.match(ownLetters[code] ?? /$^/u) ?? []).length)

/** The phrases in the language of a text. */
export function phrasesFor(text: string, replacements: Replacements): Phrases {
  const { languages } = replacements
  const phrases = languages[languageOf(text, replacements)] ?? languages.en
  if (phrases === undefined) throw new Error('the replacements hold no English')
  return phrases
}

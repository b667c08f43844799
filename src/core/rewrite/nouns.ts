/** Finds people, award and place in an idea, and builds one plain sentence from them. */
import type { Noun, Phrases } from './replacements.ts'

/** People, award and place of an idea, as phrases of its language; empty if not found. */
export interface Subject {
  /** Phrases for the award, the fullest first. */
  readonly award: readonly string[]
  readonly people: string
  /** The default people when none are named. */
  readonly crowd: 'friends' | 'participants'
  /** Phrases for the place, the fullest first. */
  readonly place: readonly string[]
  /** The plainest phrase for a place, including one that the award already names; used with a shorter award. */
  readonly setting: string
  /** The plain noun of the award, for sentences about it. */
  readonly noun: string
  /** The name that the idea gives it, in its quotation marks; empty if it has none. */
  readonly name: string
}

interface Word {
  readonly text: string
  /** In lower case. */
  readonly lower: string
  /** Whether exactly one space separates it from the word before. */
  readonly joined: boolean
  readonly opens: boolean
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?/gu
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu
const placeholder = /\[removed: [^[\]]*\]/gu

const wordsOf = (text: string): readonly Word[] => {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(placeholder, ' . ')
  const words: Word[] = []
  let end = -1
  for (const { 0: word, index } of plain.matchAll(wordPattern)) {
    const between = end < 0 ? '' : plain.slice(end, index)
    words.push({
      text: word,
      lower: word.toLowerCase(),
      joined: between === ' ',
      opens: end < 0 || /[.!?:\n]/u.test(between),
    })
    end = index + word.length
  }
  return words
}

const asSet = (list: string | undefined): ReadonlySet<string> => new Set((list ?? '').split(' '))

/** The nouns of a list by stem. A stem of two nouns is kept once for each. */
type Stems = ReadonlyMap<string, readonly Noun[]>

const stemsByList = new WeakMap<readonly Noun[], Stems>()

const stemsOf = (nouns: readonly Noun[]): Stems => {
  const known = stemsByList.get(nouns)
  if (known !== undefined) return known
  const stems = new Map<string, Noun[]>()
  for (const noun of nouns)
    for (const stem of noun[0].split(noun[0].includes('|') ? '|' : ' '))
      stems.set(stem, [...(stems.get(stem) ?? []), noun])
  stemsByList.set(nouns, stems)
  return stems
}

interface Seen {
  readonly noun: Noun
  readonly at: number
}

/** Words after which a noun is a verb: "to pass", "we stamp". */
const verbal = new Set('to can may must will could would should i we you they who cannot'.split(' '))

/**
 * The occurrences of the nouns of a list in a text, in order. `at` counts words, or characters where stems match inside
 * words.
 */
const seen = (
  text: string,
  words: readonly Word[],
  nouns: readonly Noun[],
  match: Phrases['match'],
): readonly Seen[] => {
  const found: Seen[] = []
  const stems = stemsOf(nouns)
  const add = (of: readonly Noun[], at: number): void => {
    for (const noun of of) found.push({ noun, at })
  }
  if (match === 'whole') {
    for (const [at, { lower, joined }] of words.entries()) {
      const of = stems.get(lower.replace(/['’]s?$/u, ''))
      if (of !== undefined && !(joined && verbal.has(words[at - 1]?.lower ?? ''))) add(of, at)
    }
    return found
  }
  const lower = text.normalize('NFKC').toLowerCase()
  for (const [stem, of] of stems) {
    if (match === 'inside') {
      const at = lower.indexOf(stem)
      if (at >= 0) add(of, at)
    } else for (const [at, word] of words.entries()) if (word.lower.startsWith(stem)) add(of, at)
  }
  return found.sort((a, b) => a.at - b.at)
}

const plainWord = /^\p{L}[\p{L}-]*$/u
const noModifier = /(?:ed|ly|ised|ized)$/u

/** Up to two modifiers before a noun. */
const modifiersBefore = (words: readonly Word[], at: number, stop: ReadonlySet<string>): readonly string[] => {
  const out: string[] = []
  const head = isProper(words[at])
  for (let i = at - 1; i >= 0 && out.length < 2; i -= 1) {
    const word = words[i]
    if (word === undefined || words[i + 1]?.joined !== true) break
    const lower = word.text.toLowerCase()
    if (!plainWord.test(word.text) || lower.length < 2 || stop.has(lower) || noModifier.test(lower)) break
    const proper = (head || !word.opens) && /^\p{Lu}/u.test(word.text)
    out.unshift(proper || /^\p{Lu}{2}/u.test(word.text) ? word.text : lower)
  }
  return out
}

const isProper = (word: Word | undefined): boolean => word !== undefined && !word.opens && /^\p{Lu}/u.test(word.text)

const article = (phrase: string): string => phrase.replace(/^A (?=[aeio]|u(?!ni|se))/iu, 'An ')

const fill = (phrase: string, modifiers: readonly string[]): string =>
  article(phrase.replace(/~ /u, modifiers.length > 0 ? `${modifiers.join(' ')} ` : ''))

/** The phrase with all modifiers, then with fewer, finally without. */
const fillings = (phrase: string, modifiers: readonly string[]): readonly string[] => {
  if (!phrase.includes('~')) return [phrase]
  const out: string[] = []
  for (let n = 0; n <= modifiers.length; n += 1) out.push(fill(phrase, modifiers.slice(n)))
  return out
}

/** A name keeps its capital letter: "the Spring Fair". */
const proper = (phrase: string, isName: boolean): string =>
  isName ? phrase.replace(/~ (.)/u, (_, first: string) => `~ ${first.toUpperCase()}`) : phrase

const lastWord = (phrase: string): string => phrase.split(' ').at(-1) ?? phrase

/** People whom no list names: "ringers", "cyclists". Empty if there are none, or if the language has no such ending. */
const agentsIn = (words: readonly Word[], { agents }: Phrases): string => {
  if (agents === undefined) return ''
  const no = asSet(agents.except)
  return words.find(({ lower }) => agents.ending.test(lower) && !no.has(lower))?.lower ?? ''
}

/** A name of up to four words in quotation marks. */
const quoted =
  /(?<![\p{L}\p{N}])(?:"(?! )[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}"|“[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}”|„[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}[“”"]|«\s?[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}\s?»)(?!\s?:)/u

/** People, award and place of a text. `hints`: further texts, from the fields of the request. */
export function subjectOf(text: string, phrases: Phrases, hints: readonly string[] = []): Subject {
  const words = wordsOf(text)
  const stop = asSet(phrases.compound)
  const look = (nouns: readonly Noun[]) => seen(text, words, nouns, phrases.match)
  const hinted = (nouns: readonly Noun[]) => hints.flatMap((hint) => seen(hint, wordsOf(hint), nouns, phrases.match))

  const awards = look(phrases.award)
  const modified = (s: Seen) => modifiersBefore(words, s.at, stop)
  const compounds = phrases.compound !== undefined
  const isDescribed = (s: Seen): boolean => compounds && modified(s).length > 0
  const generic = look(phrases.generic ?? [])
  const described = awards.find(isDescribed) ?? generic.find(isDescribed)
  const chosen = described ?? awards[0] ?? generic[0]
  const fieldAward = chosen === undefined ? hinted(phrases.award)[0] : undefined
  const awardPhrase = chosen?.noun[1] ?? fieldAward?.noun[1] ?? phrases.fallback.award
  const crowd = (look(phrases.people)[0] ?? hinted(phrases.people)[0])?.noun
  const people = crowd?.[1] ?? agentsIn(words, phrases)
  // Avoids "A volunteer badge for the volunteers".
  const repeated = new Set(crowd?.[0].split(/[ |]/u))
  const awardModifiers =
    chosen !== undefined && compounds ? modified(chosen).filter((m) => !repeated.has(m.toLowerCase())) : []
  const award = fillings(awardPhrase, awardModifiers)
  const spotOf = (list: readonly Seen[]) => list.find(isDescribed) ?? list[0]

  const taken = new Set([...awardModifiers.map((m) => m.toLowerCase()), lastWord(people)])
  const everywhere = look(phrases.place)
  const places = everywhere.filter((s) => !compounds || !taken.has(words[s.at]?.text.toLowerCase() ?? ''))
  const setting = fill((spotOf(places) ?? everywhere[0])?.noun[1] ?? '', [])
  const spot = spotOf(places)
  const spotModifiers = spot !== undefined && compounds ? modified(spot).filter((m) => !taken.has(m.toLowerCase())) : []
  const spotPhrase = spot?.noun[1] ?? ''
  const place =
    spot === undefined
      ? ['']
      : [...fillings(proper(spotPhrase, compounds && isProper(words[spot.at])), spotModifiers), '']
  return {
    award,
    people,
    crowd: spot?.noun[2] === 'event' ? 'participants' : 'friends',
    place,
    setting,
    noun: lastWord(awardPhrase),
    name:
      (phrases.match === 'inside' && phrases.joint === '') || /^\s*[[{]/u.test(text)
        ? ''
        : (quoted.exec(text)?.[0] ?? ''),
  }
}

/** Whether a subject has no word of the idea but the kind of the award, so that a sentence about it says nothing new. */
export const isNameless = ({ award, people, setting, name }: Subject): boolean =>
  award.length === 1 && people === '' && setting === '' && name === ''

/**
 * Whether a text names an award (any kind of token counts), a setting (people or a place), or a subject (one of these,
 * except a mere token).
 */
export function names(text: string, phrases: Phrases, what: 'award' | 'setting' | 'subject'): boolean {
  const words = wordsOf(text)
  const { award, people, place, match } = phrases
  const lists = { award: [award, phrases.generic ?? []], setting: [people, place], subject: [award, people, place] }[
    what
  ]
  return lists.some((list) => seen(text, words, list, match).length > 0)
}

const capital = (text: string, phrases: Phrases): string => {
  const first = text.charAt(0)
  const upper = first === 'i' && phrases.small.includes('için') ? 'İ' : first.toUpperCase()
  return upper + text.slice(1)
}

/** A complete sentence and the plain noun of its award. */
export interface Whole {
  readonly text: string
  readonly noun: string
}

/** Complete sentences for a subject, the fullest first. */
export function ideasFor(subject: Subject, phrases: Phrases): readonly Whole[] {
  const { fallback } = phrases
  const build = (award: string, people: string, place: string, noun: string): Whole => {
    const somebody = (subject.crowd === 'participants' ? fallback.participants : undefined) ?? fallback.friends
    const crowd = people === '' ? (place === '' ? fallback.people : somebody) : people
    const text = phrases.idea.replace('{award}', award).replace('{people}', crowd).replace('{place}', place)
    return { text: capital(text, phrases), noun }
  }
  const { noun, people, name } = subject
  const barest = subject.award.at(-1) ?? fallback.award
  const plain = fill(fallback.award, [])
  const [fullest = '', ...lesser] = subject.award
  const named =
    name === '' || lesser.length > 0 ? [] : [build(`${fullest} ${name}`, people, subject.place[0] ?? '', noun)]
  const all = [
    ...named,
    ...subject.place.flatMap((place) =>
      subject.award
        .filter((award) => award !== barest || place !== '')
        .map((award) => build(award, people, place, noun)),
    ),
    build(barest, people, subject.setting, noun),
    build(barest, people, '', noun),
    build(barest, '', '', noun),
    build(plain, people, '', lastWord(plain)),
    build(plain, '', '', lastWord(plain)),
  ]
  return all.filter((whole, n) => all.findIndex((w) => w.text === whole.text) === n)
}

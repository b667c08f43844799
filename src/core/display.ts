/**
 * The display form of user text. The stored text never changes. The displayed text cannot fake a label, hide words,
 * change the reading order of the page or overlap other text (Unicode TR 36, TR 39; docs/spec/security.md 47).
 */

export interface DisplayOptions {
  /** Keeps line breaks, at most two in a row. Every other run of white space becomes one space. */
  readonly lines?: boolean
}

/**
 * The most combining marks per letter; further ones are dropped. Living scripts need up to four, "zalgo" text has
 * hundreds.
 */
export const maxMarks = 4

/** Invisible characters, and those that control direction or layout. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc}|[\u2800\u{13430}-\u{1345F}\u{1D173}-\u{1D17A}]/u
/** Visible format characters: signs before Arabic, Syriac and Kaithi numbers. */
const drawnFormat = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u
const space = /[\p{Zs}\t]/u
const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/u
const mark = /\p{M}/u
const enclosing = /\p{Me}/u
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u
const emoji = /\p{Emoji}/u
const han = /\p{Script=Han}/u
const keycapBase = /[0-9#*\uFE0F]/
const privateUse = /\p{Co}|\p{Noncharacter_Code_Point}/u
/** Scripts whose spelling uses the joiners: Arabic and its relatives, the Indic scripts, Khmer, Mongolian. */
const joining =
  /(?=[\p{L}\p{M}])[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}]/u
/** The three flags that use tag characters; any other tag characters are hidden text. */
const tagFlag =
  /^\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/u

const replacement = '\uFFFD'

/** The display form of a text. It must still be escaped for its context. */
export const displayText = (text: string, options: DisplayOptions = {}): string =>
  displayParts(text, [], options).join('')

/**
 * The display form, split at UTF-16 offsets of the original text, so that findings mark the right words. `cuts` must
 * ascend; returns `cuts.length + 1` pieces.
 */
export function displayParts(text: string, cuts: readonly number[], options: DisplayOptions = {}): string[] {
  const shown = new Shown(options.lines === true)
  const parts: string[] = []
  let at = 0
  for (const cut of [...cuts, text.length]) {
    while (at < cut) at += shown.take(text, at)
    parts.push(shown.cut())
  }
  if (options.lines !== true) trim(parts)
  return parts
}

/** Builds the display form character by character. Which characters are allowed depends on those shown before. */
class Shown {
  readonly #lines: boolean
  #piece = ''
  #last = ''
  #marks = 0
  #breaks = 0

  constructor(lines: boolean) {
    this.#lines = lines
  }

  cut(): string {
    const piece = this.#piece
    this.#piece = ''
    return piece
  }

  /** Consumes the character at `at`; returns the number of code units used. */
  take(text: string, at: number): number {
    const code = text.codePointAt(at) ?? 0
    if (code > 0x20 && code < 0x7f) return this.#show(String.fromCharCode(code), 1)
    const char = String.fromCodePoint(code)
    if (char === '\r' && text[at + 1] === '\n') return 1
    if (lineBreak.test(char)) return this.#break(char.length)
    if (space.test(char)) return this.#blank(char.length)
    if (code === 0x1f3f4) {
      const flag = tagFlag.exec(text.slice(at, at + 14))?.[0]
      if (flag !== undefined) return this.#show(flag, flag.length)
    }
    if (!char.isWellFormed() || privateUse.test(char)) return this.#show(replacement, char.length)
    if (invisible.test(char) && !drawnFormat.test(char)) {
      if (this.#mayStand(char, text, at)) this.#append(char)
      return char.length
    }
    return mark.test(char) ? this.#mark(char) : this.#show(char, char.length)
  }

  #append(char: string): void {
    this.#piece += char
    this.#last = char
  }

  #show(char: string, length: number): number {
    this.#append(char)
    this.#marks = 0
    this.#breaks = 0
    return length
  }

  #blank(length: number): number {
    if (this.#lines || this.#last !== ' ') this.#append(' ')
    return length
  }

  #break(length: number): number {
    if (!this.#lines) return this.#blank(length)
    this.#breaks += 1
    if (this.#breaks <= 2) this.#append('\n')
    return length
  }

  /** A combining mark. Without a letter before it, it would combine with text of the page, so it gets a base character. */
  #mark(char: string): number {
    const based = this.#last !== '' && this.#last !== ' ' && this.#last !== '\n'
    const allowed = enclosing.test(char) ? keycapBase.test(this.#last) && char === '\u20E3' : this.#marks < maxMarks
    if (based && allowed) {
      this.#append(char)
      this.#marks += 1
    }
    return char.length
  }

  /** Whether an invisible character is part of the spelling here. */
  #mayStand(char: string, text: string, at: number): boolean {
    const next = String.fromCodePoint(text.codePointAt(at + char.length) ?? 0)
    switch (char) {
      case '\u200D':
        return (pictograph.test(this.#last) && pictograph.test(next)) || joining.test(this.#last)
      case '\u200C':
        return joining.test(this.#last) && joining.test(next)
      case '\uFE0F':
      case '\uFE0E':
        return emoji.test(this.#last)
      default:
        return char >= '\u{E0100}' && char <= '\u{E01EF}' && han.test(this.#last)
    }
  }
}

function trim(parts: string[]): void {
  for (let i = 0; i < parts.length; i++) {
    const piece = (parts[i] ?? '').trimStart()
    parts[i] = piece
    if (piece !== '') break
  }
  for (let i = parts.length - 1; i >= 0; i--) {
    const piece = (parts[i] ?? '').trimEnd()
    parts[i] = piece
    if (piece !== '') break
  }
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** `2026-11-21T03:08:00.000Z` as `21 November 2026`; always UTC. */
export function displayDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-')
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year ?? ''}`
}

/** The same with the time of day: `21 November 2026, 03:08 UTC`. */
export const displayTime = (iso: string): string => `${displayDate(iso)}, ${iso.slice(11, 16)} UTC`

/**
 * Tells whether a regular expression can backtrack badly. The expression is parsed and made an automaton of its
 * character positions (Glushkov), and the automaton is asked for ambiguity, as in Weideman et al., "Analyzing Matching
 * Time Behavior of Backtracking Regular Expression Matchers" (CIAA 2016):
 *
 * - exponential: from a position back to itself two different ways lead over the same characters;
 * - polynomial: of two positions in loops, the same characters go round the first, from the first to the second and
 *   round the second. A search that may begin anywhere is a loop before everything.
 *
 * Neither matters if the match can end before that, because it then cannot fail. Assertions are assumed to hold, except
 * those at the start that keep a search from beginning inside a run. Repetition up to `mostCopies` times is bounded
 * work; more counts as endless.
 */
import { RegExpParser, type AST } from '@eslint-community/regexpp'

const mostCopies = 300
/** The most copies of a repeated element. They make no loop, so more copies give no further information. */
const unrolled = 3
const mostWork = 2_000

/** Representative characters: ASCII, some of each script and kind, and those in the expression. */
const common = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...Array.from(
    '\u00a0\u00ad\u00df\u00e9\u00c9\u0131\u0307\u0301\u0336\u03b1\u03a9\u0431\u0411\u0451\u05d0\u0628\u064b\u0661\u0915\u093f\u0967\u0e01\u1100\u1e9e\u200b\u200d\u2014\u2019\u201c\u2026\u2028\u2070\u20ac\u2122\u3000\u3002\u3042\u30a2\u30fc\u4e00\u9fff\uac00\uf900\ufe0f\uff0c\uff21\uff11',
  ),
  '\u{1f600}',
  '\u{1d400}',
  '\u{e0061}',
]

type Chars = bigint
interface Position {
  readonly chars: Chars
  readonly follow: Set<Position>
}
interface Piece {
  readonly nullable: boolean
  readonly first: readonly Position[]
  readonly last: readonly Position[]
  /** Whether an element can still fail after all its characters were read. */
  readonly fallible: boolean
}

const nothing: Piece = { nullable: true, first: [], last: [], fallible: false }

/** What is wrong with an expression, or undefined. */
export function badBacktracking(source: string, flags: string): string | undefined {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  if (repetitions(pattern) > mostWork) return 'repeats repetitions too often'
  if (!hasLoop(pattern)) return undefined
  if (looksFar(pattern)) return 'a look-around without end looks over the rest of the text at each place'
  if (refersFar(pattern)) return 'a back-reference to more than one character is not matched in linear time'
  const letters = [...new Set([...common, ...Array.from(source)])]
  const everything = (1n << BigInt(letters.length)) - 1n
  const charsOf = (raw: string): Chars => {
    const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''))
    return letters.reduce((set, letter, i) => (one.test(letter) ? set | (1n << BigInt(i)) : set), 0n)
  }
  const automaton = new Automaton(charsOf)
  const search: Position[] = []
  const endsSafely = new Set<Position>()
  for (const alternative of pattern.alternatives) {
    const piece = automaton.alternatives([alternative])
    if (!piece.fallible) for (const position of piece.last) endsSafely.add(position)
    if (!flags.includes('y') && !startsAnchored(alternative))
      search.push(...searchLoop(alternative, piece.first, everything, charsOf))
  }
  return ambiguity([...automaton.positions, ...search], endsSafely, new Set(search))
}

/** The largest number of finite repetitions of the innermost element. */
function repetitions(node: AST.Node): number {
  const inner = Math.max(1, ...childrenOf(node).map(repetitions))
  return node.type === 'Quantifier' && node.max !== Infinity && isVariable(node) ? inner * Math.max(1, node.max) : inner
}
const isVariable = (node: AST.Quantifier): boolean => node.min !== node.max
const isLoop = (node: AST.Quantifier): boolean => node.max > mostCopies
const hasLoop = (node: AST.Node): boolean =>
  (node.type === 'Quantifier' && isLoop(node)) || childrenOf(node).some((child) => hasLoop(child))

function childrenOf(node: AST.Node): readonly AST.Node[] {
  if ('alternatives' in node) return node.alternatives
  if (node.type === 'Alternative') return node.elements
  if (node.type === 'Quantifier') return [node.element]
  return []
}

/** The single element of the group that a back-reference refers to; undefined if the group has more. */
function singleOf({ resolved }: AST.Backreference): AST.Element | undefined {
  const group = Array.isArray(resolved) ? undefined : resolved
  const [only, ...others] = group?.alternatives[0]?.elements ?? []
  return group?.alternatives.length === 1 && others.length === 0 && only && isSingle(only) ? only : undefined
}
const refersFar = (node: AST.Node): boolean =>
  node.type === 'Backreference' ? singleOf(node) === undefined : childrenOf(node).some(refersFar)
const looksFar = (node: AST.Node): boolean =>
  node.type === 'Assertion' ? hasLoop(node) : childrenOf(node).some(looksFar)
const isSingle = (node: AST.Element): boolean => ['Character', 'CharacterClass', 'CharacterSet'].includes(node.type)

const startsAnchored = ({ elements }: AST.Alternative): boolean => {
  const first = elements[0]
  if (first?.type === 'Assertion') return first.kind === 'start'
  return first?.type === 'Group' && first.alternatives.every(startsAnchored)
}

class Automaton {
  readonly positions: Position[] = []
  readonly #charsOf: (raw: string) => Chars

  constructor(charsOf: (raw: string) => Chars) {
    this.#charsOf = charsOf
  }

  alternatives(list: readonly AST.Alternative[]): Piece {
    const pieces = list.map(({ elements }) => this.#sequence(elements.map((element) => () => this.#element(element))))
    return {
      nullable: pieces.some((piece) => piece.nullable),
      first: pieces.flatMap((piece) => piece.first),
      last: pieces.flatMap((piece) => piece.last),
      fallible: pieces.some((piece) => piece.fallible),
    }
  }

  #sequence(makers: readonly (() => Piece)[]): Piece {
    return makers.reduce<Piece>((before, make) => {
      const piece = make()
      for (const from of before.last) for (const to of piece.first) from.follow.add(to)
      return {
        nullable: before.nullable && piece.nullable,
        first: before.nullable ? [...before.first, ...piece.first] : before.first,
        last: piece.nullable ? [...before.last, ...piece.last] : piece.last,
        fallible: piece.fallible || (piece.nullable && before.fallible),
      }
    }, nothing)
  }

  #element(node: AST.Element): Piece {
    switch (node.type) {
      case 'Assertion':
        return { ...nothing, fallible: true }
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(node.alternatives)
      case 'Quantifier':
        return this.#quantifier(node)
      case 'Backreference':
      default: {
        // A reference to one character matches one of those that the group can contain. A longer reference cannot be
        // matched in linear time.
        const { raw } = node.type === 'Backreference' ? (singleOf(node) ?? node) : node
        const position = { chars: this.#charsOf(raw), follow: new Set<Position>() }
        this.positions.push(position)
        return { nullable: false, first: [position], last: [position], fallible: false }
      }
    }
  }

  #quantifier(node: AST.Quantifier): Piece {
    const { element, min } = node
    const must = Array.from({ length: Math.min(min, unrolled) }, () => () => this.#element(element))
    const may = (): Piece => {
      const piece = this.#element(element)
      if (isLoop(node)) for (const from of piece.last) for (const to of piece.first) from.follow.add(to)
      return { ...piece, nullable: true }
    }
    const more = isLoop(node) ? 1 : Math.min(node.max, unrolled) - Math.min(min, unrolled)
    return this.#sequence([...must, ...Array.from({ length: more }, () => may)])
  }
}

/**
 * A search may begin anywhere, so it first skips characters. If the expression begins with `\b`, `(?<![…])` or
 * `(?<=[…])`, it cannot begin after every character.
 */
function searchLoop(
  { elements: [start] }: AST.Alternative,
  first: readonly Position[],
  everything: Chars,
  charsOf: (raw: string) => Chars,
): Position[] {
  const barred = start?.type === 'Assertion' ? barredBy(start, everything, charsOf) : 0n
  const closed: Position = { chars: barred, follow: new Set() }
  const open: Position = { chars: everything & ~barred, follow: new Set() }
  for (const loop of [closed, open]) {
    loop.follow.add(closed)
    loop.follow.add(open)
  }
  for (const position of first) open.follow.add(position)
  return [closed, open]
}

/** The characters after which an assertion fails; empty if they are hard to compute. */
function barredBy(assertion: AST.Assertion, everything: Chars, charsOf: (raw: string) => Chars): Chars {
  if (assertion.kind === 'word') return assertion.negate ? 0n : charsOf('\\w')
  if (assertion.kind !== 'lookbehind') return 0n
  const inside = assertion.alternatives.map(({ elements }) => elements)
  const set = inside.reduce((chars, [one]) => (one && isSingle(one) ? chars | charsOf(one.raw) : chars), 0n)
  if (assertion.negate) return inside.some((all) => all.length !== 1) ? 0n : set
  // The last character decides, whatever precedes it.
  return inside.every((all) => all.length === 1 && all[0] && isSingle(all[0])) ? everything & ~set : 0n
}

/** Whether the match can run through a loop of positions in two ways and fail afterwards. */
function ambiguity(
  all: readonly Position[],
  endsSafely: ReadonlySet<Position>,
  search: ReadonlySet<Position>,
): string | undefined {
  const id = new Map(all.map((position, i) => [position, i]))
  const key = (tuple: readonly Position[]): string => tuple.map((position) => id.get(position)).join()
  const looping = all.filter((position) => reaches([position], (tuple) => tuple[0] === position))

  function reaches(
    start: readonly Position[],
    found: (tuple: readonly Position[], aside: boolean) => boolean,
  ): boolean {
    const seen = new Set<string>()
    const todo: { tuple: readonly Position[]; aside: boolean }[] = [{ tuple: start, aside: false }]
    for (let now = todo.pop(); now !== undefined; now = todo.pop()) {
      for (const tuple of steps(now.tuple, endsSafely)) {
        const aside = now.aside || tuple.some((position) => position !== tuple[0])
        if (found(tuple, aside)) return true
        const name = `${key(tuple)}${aside ? '!' : ''}`
        if (seen.has(name)) continue
        seen.add(name)
        todo.push({ tuple, aside })
      }
    }
    return false
  }

  for (const position of looping) {
    if (search.has(position)) continue
    if (reaches([position, position], ([a, b], aside) => aside && a === position && b === position))
      return 'exponential: a loop can be gone through in two ways'
  }
  for (const one of looping) {
    for (const other of looping) {
      if (one === other || search.has(other)) continue
      if (reaches([one, one, other], ([a, b, c]) => a === one && b === other && c === other))
        return search.has(one)
          ? 'quadratic: a search begins anew at each place of a run'
          : 'polynomial: two loops share their characters'
    }
  }
  return undefined
}

/** All positions that some character leads to from all given positions at once, while the match has not ended. */
function steps(tuple: readonly Position[], endsSafely: ReadonlySet<Position>): readonly (readonly Position[])[] {
  return tuple
    .reduce<readonly { readonly chars: Chars; readonly path: readonly Position[] }[]>(
      (paths, position) =>
        paths.flatMap(({ chars, path }) =>
          [...position.follow].flatMap((next) => {
            const shared = chars & next.chars
            return shared === 0n || endsSafely.has(next) ? [] : [{ chars: shared, path: [...path, next] }]
          }),
        ),
      [{ chars: -1n, path: [] }],
    )
    .map(({ path }) => path)
}

/** Checks a proof against block headers. Only the height of a block is sent to the service. */
import {
  type BlockCheckResult,
  type SeenBlock,
  evaluatePaths,
  fileStatement,
  mostPaths,
} from '../../core/block-check.ts'
import type { VerificationStatus } from '../../core/proof.ts'
import type { ReadProof } from './read-proof.ts'

/** The answer of GET /api/block/:height. */
export type BlockAnswer = SeenBlock & { readonly network: string; readonly source: string | null }

export interface CheckedBlock {
  readonly height: number
  readonly block: BlockAnswer
}

type Paths = Pick<ReadProof, 'paths' | 'calendars'>

/** The next heights to check; few at a time, because each check is a request to the service. Empty if none is left. */
export function heightsToCheck(
  { paths }: Pick<ReadProof, 'paths'>,
  checked: readonly CheckedBlock[],
): readonly number[] {
  const done = new Set(checked.filter(({ block }) => block.status !== 'unavailable').map(({ height }) => height))
  return [...new Set(paths.map(({ height }) => height))].filter((height) => !done.has(height)).slice(0, mostPaths)
}

export interface FileStatement {
  /** The exact statement that may be made. */
  readonly statement: string
  readonly status: VerificationStatus
  /** Null if the proof has no path to a block. */
  readonly result: BlockCheckResult | null
}

/** The statement about the proof after the checks of these blocks. Without checks it says that nothing was checked. */
export function statementFor(
  { paths, calendars }: Paths,
  checked: readonly CheckedBlock[],
  checkedAt: string,
): FileStatement {
  const last = checked.at(-1)
  const result = evaluatePaths(
    paths.map((path) => ({ path, seen: checked.findLast(({ height }) => height === path.height)?.block ?? null })),
    { source: last?.block.source ?? null, checkedAt },
  )
  return {
    statement: fileStatement({ calendars, result, network: last?.block.network ?? '' }),
    status: result?.verification.status ?? 'not-checked',
    result,
  }
}

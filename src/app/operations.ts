import { flowRun } from './flow.ts'
import { health } from './health.ts'
import type { Operation } from './operation.ts'
import { preflight } from './preflight.ts'
import { openBadgeGet, receiptGet, receiptRecordGet } from './receipt.ts'
import { reportGet, reportRecordGet } from './report.ts'
import { rewrite } from './rewrite.ts'
import { sandboxSimulate } from './sandbox.ts'

/** Everything that Laurel does, in the order in which the docs list it. */
export const operations: readonly Operation[] = [
  flowRun,
  preflight,
  rewrite,
  sandboxSimulate,
  receiptGet,
  receiptRecordGet,
  openBadgeGet,
  reportGet,
  reportRecordGet,
  health,
]

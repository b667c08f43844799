import { receiptDelete, reportDelete } from './deletion.ts'
import { packDiff } from './diff.ts'
import { flowRun } from './flow.ts'
import { handshakeClaim, handshakeGet } from './handshake.ts'
import { health } from './health.ts'
import { libraryGet, libraryList } from './library.ts'
import { keyCreate, keyCurrent, keyRevoke } from './keys.ts'
import type { Operation } from './operation.ts'
import { packGet, packJson, packMeta, packYaml } from './pack.ts'
import { preflight } from './preflight.ts'
import { pricing } from './pricing.ts'
import { blockGet, proofCommit, proofGet, proofOts, proofTree, proofUpgrade } from './proof.ts'
import { packContent, packProof } from './pack-proof.ts'
import { publicMetrics } from './public-metrics.ts'
import { openBadgeGet, receiptGet, receiptRecordGet } from './receipt.ts'
import { reportGet, reportRecordGet } from './report.ts'
import { rewrite } from './rewrite.ts'
import { sandboxSimulate } from './sandbox.ts'
import { skillDocument } from './skill-document.ts'
import { skillsExport, skillsList } from './skills.ts'
import { waitlistJoin } from './waitlist.ts'

/** Everything that Laurel does, in the order in which the docs list it. */
export const operations: readonly Operation[] = [
  flowRun,
  preflight,
  rewrite,
  sandboxSimulate,
  receiptGet,
  receiptRecordGet,
  openBadgeGet,
  receiptDelete,
  reportGet,
  reportRecordGet,
  reportDelete,
  proofCommit,
  proofGet,
  proofOts,
  proofTree,
  proofUpgrade,
  blockGet,
  packMeta,
  packJson,
  packYaml,
  packGet,
  packDiff,
  packContent,
  packProof,
  handshakeGet,
  handshakeClaim,
  skillsList,
  skillsExport,
  skillDocument,
  libraryList,
  libraryGet,
  keyCreate,
  keyCurrent,
  keyRevoke,
  waitlistJoin,
  pricing,
  health,
  publicMetrics,
]

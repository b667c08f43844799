import { receiptDelete, reportDelete } from '../records/deletion.ts'
import { packDiff } from '../pack/diff.ts'
import { flowRun } from '../screening/flow.ts'
import { handshakeClaim, handshakeGet } from '../pack/handshake.ts'
import { health } from '../service/health.ts'
import { libraryGet, libraryList } from '../library/library.ts'
import { keyCreate, keyCurrent, keyRevoke } from '../service/keys.ts'
import type { Operation } from './operation.ts'
import { packGet, packJson, packMeta, packYaml } from '../pack/pack.ts'
import { preflight } from '../screening/preflight.ts'
import { pricing } from '../service/pricing.ts'
import { blockGet, proofCommit, proofGet, proofOts, proofTree, proofUpgrade } from '../proof/proof.ts'
import { packContent, packProof } from '../pack/pack-proof.ts'
import { publicMetrics } from '../service/public-metrics.ts'
import { openBadgeGet, receiptGet, receiptRecordGet } from '../records/receipt.ts'
import { reportGet, reportRecordGet } from '../records/report.ts'
import { rewrite } from '../screening/rewrite.ts'
import { sandboxSimulate } from '../records/sandbox.ts'
import { skillDocument } from '../pack/skill-document.ts'
import { skillsExport, skillsList } from '../pack/skills.ts'
import { waitlistJoin } from '../service/waitlist.ts'

/** Every operation of Laurel, in the order of the docs. */
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

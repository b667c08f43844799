import type { Draft } from '../live/draft.ts'

/**
 * What the script of every page hands to the modules that it loads. A module that imported these itself would make a file
 * of them that both load: 600 bytes of header fields and a wait of its own at each first view.
 */
export interface PageTools {
  readonly addCopyButtons: (root: ParentNode) => void
  readonly draft: Draft
}

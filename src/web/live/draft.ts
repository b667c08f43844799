/** The text of the editor, kept for Back and reload in this tab only, and never with key material. */

/** The part of sessionStorage that is used here. */
export type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The text that this tab keeps for this page. */
export interface Draft {
  readonly keep: (text: KeptText) => void
  readonly kept: () => string | null
  /** Whether this page was reached by Back, Forward or reload. */
  readonly isReturning: () => boolean
}

export function draftOfPage(): Draft {
  const drafts = draftsHere()
  return {
    keep: (text) => {
      keepDraft(drafts, location.pathname, text)
    },
    kept: () => keptDraft(drafts, location.pathname, isReturning()),
    isReturning,
  }
}

/** The storage of this tab, or one that keeps nothing where a browser refuses it. */
function draftsHere(): Drafts {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

interface KeptText {
  readonly text: string
  /** Whether the text was sent: then only Back and reload bring it back. */
  readonly sent: boolean
}

const nameOf = (path: string): string => `laurel:draft:${path}`

/** Keeps a text without key material, or removes the kept one if the text is empty. */
export function keepDraft(drafts: Drafts, path: string, draft: KeptText): void {
  try {
    if (draft.text.trim() === '') drafts.removeItem(nameOf(path))
    else drafts.setItem(nameOf(path), JSON.stringify(draft))
  } catch {
    // Storage is full or switched off.
  }
}

/** The kept text, or null. `returning`: whether the page was reached by Back, Forward or reload. */
export function keptDraft(drafts: Drafts, path: string, returning: boolean): string | null {
  try {
    const draft = JSON.parse(drafts.getItem(nameOf(path)) ?? 'null') as Partial<KeptText> | null
    if (typeof draft?.text !== 'string' || (draft.sent === true && !returning)) return null
    return draft.text
  } catch {
    return null
  }
}

function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward' || entry?.type === 'reload'
}

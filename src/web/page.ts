/** The script of every page. What it adds can be missed: pages work without it. */
import { draftOfPage } from './live/draft.ts'
import { addCopyButtons } from './page/copy-code.ts'
import { startChecklists } from './page/checklists.ts'
import { fillNonces } from './page/form-nonce.ts'
import { closeMenus } from './page/menu.ts'
import { atFirstTouch } from './page/first-touch.ts'
import type { PageTools } from './page/tools.ts'

/** A part of a page that a script improves. `root` is the element with `data-module`. */
export interface PageModule {
  readonly start: (root: HTMLElement, tools: PageTools) => void
}

/** Modules by the value of `data-module`. Each is a file that is loaded only by pages that have such an element. */
const modules: Readonly<Record<string, () => Promise<PageModule>>> = {
  tabs: () => import('./tabs/tabs.ts'),
  folds: () => import('./folds/folds.ts'),
  copy: () => import('./copy/copy.ts'),
  contents: () => import('./contents/contents.ts'),
  gallery: () => import('./gallery/gallery.ts'),
  share: () => import('./share/share.ts'),
  rewrite: () => import('./rewrite/rewrite.ts'),
  live: () => import('./live/live.ts'),
  designer: () => import('./designer/designer.ts'),
  deleted: () => import('./things/deleted.ts'),
  files: () => import('./proofs/files.ts'),
  hash: () => import('./proofs/hash-form.ts'),
  print: () => import('./print/print.ts'),
  mine: () => import('./things/list.ts'),
  proof: () => import('./proofs/follow.ts'),
  things: () => import('./things/remember.ts'),
}

const tools: PageTools = { addCopyButtons, draft: draftOfPage() }

addCopyButtons(document)
startChecklists(document)
fillNonces(document)
closeMenus(document)
for (const root of document.querySelectorAll<HTMLElement>('[data-module]')) {
  const load = modules[root.dataset['module'] ?? '']
  if (load === undefined) continue
  const begin = async (): Promise<void> => {
    const { start } = await load()
    start(root, tools)
  }
  if (root instanceof HTMLFormElement && root.dataset['begin'] === 'touch') atFirstTouch(root, tools.draft, begin)
  else void begin()
}

/** The script of every page. What it adds can be missed: pages work without it. */
import { addCopyButtons } from './page/copy-code.ts'
import { startChecklists } from './page/checklists.ts'
import { fillNonces } from './page/form-nonce.ts'

/** A part of a page that a script improves. `root` is the element with `data-module`. */
export interface PageModule {
  readonly start: (root: HTMLElement) => void
}

/** Modules by the value of `data-module`. Each is a file that is loaded only by pages that have such an element. */
const modules: Readonly<Record<string, () => Promise<PageModule>>> = {
  designer: () => import('./designer/designer.ts'),
}

addCopyButtons(document)
startChecklists(document)
fillNonces(document)
for (const root of document.querySelectorAll<HTMLElement>('[data-module]')) {
  const load = modules[root.dataset['module'] ?? '']
  if (load !== undefined)
    void load().then(({ start }) => {
      start(root)
    })
}

import { madeButton } from '../page/made.ts'

/** Puts a button that prints the page where a sentence names the menu of the browser. */
export function start(root: HTMLElement): void {
  root.querySelector('p')?.replaceChildren('One page, to fill in by hand.')
  root.append(
    madeButton('Print', 'button', () => {
      print()
    }),
  )
}

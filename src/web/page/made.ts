/** Builds elements. Texts become text nodes, never markup. */
export function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  set: Readonly<Record<string, string | boolean>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(set))
    if (typeof value === 'string') element.setAttribute(attribute, value)
    else element.toggleAttribute(attribute, value)
  element.append(...children)
  return element
}

/** A button that is no submit button. */
export function madeButton(text: string, className: string, act: () => void): HTMLButtonElement {
  const button = made('button', { type: 'button', class: className }, text)
  button.addEventListener('click', act)
  return button
}

/** The element of the server's HTML that a module needs. Throws when it is missing. */
export function part(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`The page has no ${selector}`)
  return found
}

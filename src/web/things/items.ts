/** The rows of My things. */
import { displayDate, displayText } from '../../core/display.ts'
import type { Outcome } from '../../core/finding.ts'
import { made, madeButton, part } from '../page/made.ts'
import { RequestFailure } from '../page/send.ts'
import { deleteRecord } from './delete-record.ts'
import { type Far, farOf } from './how-far.ts'
import { type Things, isOfOneResult } from './things-file.ts'
import { forget } from './things.ts'

/** What a row tells the page. */
export interface Page {
  /** Says a result politely. */
  readonly say: (words: string) => void
  /** Shows the list anew. */
  readonly changed: () => void
}

interface Row {
  readonly id: string
  readonly kind: 'proof' | 'receipt' | 'report'
  readonly name: string
  readonly madeAt: string
  /** The receipt whose badge stands before the name. */
  readonly badge?: string | undefined
  readonly outcome?: Outcome | undefined
  readonly deleteToken?: string | undefined
}

/** Where one makes another thing of a kind: a place after its list. */
type Further = readonly [path: string, words: string]

const nouns = { proof: 'timestamp', receipt: 'mock badge', report: 'report' } as const

/** A section for each kind that has things. */
export function thingSections({ proofs, receipts, reports }: Things, page: Page): readonly HTMLElement[] {
  const sections: readonly (readonly [title: string, rows: readonly Row[], further?: Further])[] = [
    ['Badges', receipts.map((one) => ({ ...one, kind: 'receipt', badge: one.id })), ['/', 'Design a badge']],
    [
      'Reports',
      reports.map((one) => ({
        ...one,
        kind: 'report',
        name: one.title,
        badge: receipts.find(({ madeAt }) => isOfOneResult(madeAt, one.madeAt))?.id,
      })),
    ],
    [
      'Timestamps',
      proofs.map((one) => ({ ...one, kind: 'proof', name: one.fileName || 'A file without a name' })),
      ['/proofs', 'Timestamp a file'],
    ],
  ]
  return sections.flatMap(([title, rows, further]) => {
    if (rows.length === 0) return []
    const id = title.toLowerCase().replace(' ', '-')
    return [
      made(
        'section',
        { class: `things-${rows[0]?.kind ?? ''}`, 'aria-labelledby': id },
        made('h2', { id, tabindex: '-1' }, title),
        made('ul', { class: 'things' }, ...rows.map((row) => rowOf(row, page)), ...placeFor(further)),
      ),
    ]
  })
}

const placeFor = (further: Further | undefined): readonly HTMLElement[] =>
  further === undefined ? [] : [made('li', { class: 'thing-new' }, made('a', { href: further[0] }, `+ ${further[1]}`))]

function rowOf(row: Row, page: Page): HTMLElement {
  const { id, kind, madeAt, badge, outcome, deleteToken } = row
  const name = displayText(row.name) || `A ${nouns[kind]}`
  const item = made('li', { class: `thing ${kind}`, 'data-thing': id })
  const actions = made('div', { class: 'thing-actions' })
  if (kind === 'proof')
    actions.append(
      made(
        'a',
        { class: 'button plain', href: `/api/proof/${id}/ots`, 'aria-label': `Download .ots: ${name}` },
        'Download .ots',
      ),
    )
  const copying = madeButton('Copy link', 'button plain', () => void copyLink(`/${kind}/${id}`, page))
  copying.setAttribute('aria-label', `Copy link: ${name}`)
  actions.append(copying)
  const removing = madeButton('Remove from list', 'quiet', () => {
    leave(item, () => {
      forget(id)
      page.changed()
      page.say(`“${name}” is off the list. It still exists at its address.`)
    })
  })
  removing.setAttribute('aria-label', `Remove from list: ${name}`)
  const menu = made('ul', {}, choice(removing, 'Its page stays.'))
  if (kind !== 'proof' && deleteToken !== undefined) {
    const deleting = madeButton('Delete for good', 'danger', () => {
      confirm(item, {
        id,
        kind,
        name,
        token: deleteToken,
        page,
        back: () => {
          show()
          deleting.focus()
        },
      })
    })
    deleting.setAttribute('aria-label', `Delete for good: ${name}`)
    menu.append(choice(deleting, 'Its page goes.'))
  }
  const summary = made('summary', { class: 'button plain', 'aria-label': `More: ${name}` }, 'More')
  actions.append(made('details', { class: 'thing-more' }, summary, menu))
  const show = () => {
    item.replaceChildren(
      ...(kind === 'proof' ? [] : [badge === undefined ? verdictPicture(outcome) : pictureOf(badge)]),
      made(
        'div',
        {},
        made('p', { class: 'thing-name' }, made('a', { href: `/${kind}/${id}` }, made('bdi', {}, name))),
        made(
          'p',
          { class: 'thing-meta quiet' },
          ...(kind === 'receipt' ? [] : [made('span', { class: 'thing-sign' }, ...signOf(outcome ?? farOf(id)))]),
          made('time', { datetime: madeAt }, displayDate(madeAt)),
        ),
      ),
      actions,
    )
  }
  show()
  return item
}

/** A row of the menu of a thing: the button, and what it means. */
const choice = (button: HTMLElement, meaning: string): HTMLElement =>
  made('li', {}, button, made('span', { class: 'quiet' }, meaning))

/** Copies the address of a page of this service, or says it where the browser does not let a page copy. */
async function copyLink(path: string, page: Page): Promise<void> {
  const { href } = new URL(path, location.href)
  try {
    await navigator.clipboard.writeText(href)
    page.say('The link is copied.')
  } catch {
    page.say(`Copy this link: ${href}`)
  }
}

/** The drawing of a badge, from the page of its receipt; an empty field when that is gone. */
function pictureOf(id: string): HTMLElement {
  const picture = made('img', {
    class: 'thing-badge',
    ...{ src: `/receipt/${id}/badge.svg`, alt: '', width: '120', height: '120', loading: 'lazy' },
  })
  picture.addEventListener('error', () => {
    picture.replaceWith(noPicture())
  })
  return picture
}

const noPicture = (): HTMLElement => made('span', { class: 'thing-badge gone' })

/** What a report without a badge shows: the icon of its verdict, where that is known. */
function verdictPicture(outcome: Outcome | undefined): HTMLElement {
  const icon = signOf(outcome)[0]?.firstChild?.firstChild
  return icon == null ? noPicture() : made('span', { class: `thing-badge verdict-icon ${outcome ?? ''}` }, icon)
}

/** A verdict or a standing as the server draws it (pages/records/things); nothing where it is not known. */
const signOf = (sign: Outcome | Far | undefined): readonly Node[] =>
  sign === undefined
    ? []
    : [(part(document, `template[data-part=${sign}]`) as HTMLTemplateElement).content.cloneNode(true)]

/** Shows how far a timestamp of the list is. */
export function showFar(list: HTMLElement, id: string, far: Far): void {
  list.querySelector(`[data-thing=${id}] .thing-sign`)?.replaceChildren(...signOf(far))
}

/** Runs `act`, which removes the row, and moves the focus to the row that follows, or to the heading of the page. */
function leave(item: HTMLElement, act: () => void): void {
  const near = [item.nextElementSibling, item.previousElementSibling] as (HTMLElement | null)[]
  const next = near.find((one) => one?.dataset['thing'] !== undefined)
  const id = next?.dataset['thing']
  act()
  const target = document.querySelector<HTMLElement>(id === undefined ? '.mine h1' : `[data-thing=${id}] a`)
  if (id === undefined) target?.setAttribute('tabindex', '-1')
  target?.focus()
}

/** The step before a deletion: what goes, yes or no. */
function confirm(
  item: HTMLElement,
  {
    id,
    kind,
    name,
    token,
    page,
    back,
  }: {
    readonly id: string
    readonly kind: 'receipt' | 'report'
    readonly name: string
    readonly token: string
    readonly page: Page
    readonly back: () => void
  },
): void {
  const yes = madeButton('Delete for good', 'button danger', () => void act())
  const no = madeButton('Keep it', 'button plain', back)
  const question = made(
    'p',
    {},
    'Delete “',
    made('bdi', {}, name),
    `” for good? The ${nouns[kind]} and its page go at once, for everybody, and nobody can bring them back.`,
  )
  item.replaceChildren(
    made('div', { role: 'group', 'aria-label': `Delete ${name}?` }, question, made('p', { class: 'buttons' }, yes, no)),
  )
  no.focus()

  async function act(): Promise<void> {
    yes.disabled = true
    no.disabled = true
    const gone = (words: string) => {
      leave(item, () => {
        forget(id)
        page.changed()
        page.say(words)
      })
    }
    try {
      await deleteRecord(kind, id, token)
      gone(`“${name}” is deleted, for good.`)
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 404) {
        gone(`“${name}” was gone already. It is off the list.`)
        return
      }
      page.say(`“${name}” was not deleted. ${error instanceof Error ? error.message : ''}`)
      back()
    }
  }
}

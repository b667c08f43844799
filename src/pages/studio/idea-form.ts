import { html } from 'ghtml'
import type { Template } from '../../core/content.ts'
import { limits } from '../../core/sandbox.ts'
import { shapeOf } from '../../core/badge/chosen-look.ts'
import { designerFields, shapeIcon } from './designer.ts'
import { type FormProblem, fieldError, fieldState } from '../form.ts'
import { signIcon } from '../records/outcome.ts'
import { nonceField } from './form-nonce.ts'
import type { StudioForm } from './form.ts'
import { gallery } from './gallery.ts'

export const emptyForm: StudioForm = {
  idea: '',
  tokenType: 'badge',
  network: 'testnet',
  audience: '',
  acceptRewrite: false,
  nonce: '',
}

/** The kinds that a person may choose, and what they are called. */
const kinds = [
  ['badge', 'Badge'],
  ['certificate', 'Certificate'],
  ['collectible', 'Collectible'],
  ['loyalty', 'Loyalty mark'],
] as const

/** What the page of a form has besides. */
export interface IdeaFormPage {
  /** Whether the form is shown below a result. */
  readonly again: boolean
  readonly problem?: FormProblem | undefined
  /** The templates to start from; absent: the form has none. */
  readonly templates?: readonly Template[] | undefined
}

/** The form of the studio. Below a result it offers no other start. */
export const ideaForm = (form: StudioForm, { again, problem, templates }: IdeaFormPage): string => html`
  <form
    id="studio"
    class="studio"
    method="post"
    action="/"
    enctype="application/x-www-form-urlencoded"
    data-module="live"
    data-begin="touch"
  >
    !${again ? '<h2 class="hidden">Change it and try again</h2>' : ''}
    <label for="idea">Who gets it, and what for?</label>
    !${fieldError({ id: 'idea', problem })}
    <div class="editor">
      <textarea
        id="idea"
        name="idea"
        rows="6"
        required
        maxlength="${limits.idea}"
        dir="auto"
        placeholder="${placeholder}"
        !${fieldState({ id: 'idea', problem, hint: 'idea-hint' })}
      >
${form.idea}</textarea>
    </div>
    <div class="editor-status">
      !${signs}
      <p class="hint" id="idea-hint">
        <noscript>“Check it only” marks risky words and says what to write instead.</noscript>
        Nothing is sent until you press a button. Never paste a key or recovery phrase.
        <span class="keys-hint">Alt + ↓ goes to the next finding.</span>
      </p>
    </div>
    !${again || templates === undefined ? '' : gallery(templates)}
    <fieldset class="kinds" !${fieldState({ id: 'tokenType', problem })}>
      <legend>Kind</legend>
      !${fieldError({ id: 'tokenType', problem })}
      !${kinds.map(([value, name]) => kindChip(value, name, kindOf(form) === value))}
    </fieldset>
    !${designerFields(form, problem)} !${moreFields(form, problem)} !${nonceField(form.nonce)} !${lateButtons}
  </form>
`

/** An example of what goes into the field, in the words of its label. */
const placeholder = 'Pupils who finish our bird-watching course'

/** The signs of outcomes, for the script that says them below the editor (src/web/live/panel.ts). */
const signs = html`<template
  >!${(['pass', 'warn', 'fail'] as const).map((outcome) => html`<span data-sign="${outcome}">!${signIcon(outcome)}</span>`)}</template
>`

/**
 * The buttons of the form. A wide screen shows them below the badge, which stays in sight; a narrow one at its lower edge,
 * beside a place for a small picture of the badge, which a script draws (src/web/designer). The style sheet hides the
 * others from everybody. While the words written so far need others, which only a script finds out, the first button says
 * what it shows instead: both labels have one place, so that nothing moves.
 */
const buttons = (place: 'beside' | 'late', first: string, form = ''): string => html`
  <p class="buttons ${place}">
    !${first}
    <button class="button makes" !${form} name="simulate" value="true">
      <span>Make <span class="full">a mock </span>badge</span><span class="instead" hidden>See why</span>
    </button>
    <button class="button plain" !${form} name="simulate" value="false">Check it only</button>
  </p>
`

const lateButtons = buttons('late', '<span class="small-badge" aria-hidden="true"></span>')

/** The buttons of the form for the place beside it. */
export const besideButtons = buttons('beside', '', 'form="studio"')

/** The kind of the form, or the first one for a kind that has no chip. */
const kindOf = ({ tokenType }: StudioForm): string =>
  kinds.some(([value]) => value === tokenType) ? tokenType : kinds[0][0]

const kindChip = (value: string, name: string, chosen: boolean): string =>
  html`<label
    ><input
      type="radio"
      !${value === kinds[0][0] ? 'id="tokenType"' : ''}
      name="tokenType"
      value="${value}"
      !${chosen ? 'checked' : ''}
    />!${shapeIcon(shapeOf(value))}${name}</label
  >`

/** What few people need, folded away unless it is filled in. */
const moreFields = ({ audience, network, acceptRewrite }: StudioForm, problem?: FormProblem): string => html`
  <details
    class="more"
    !${audience !== '' || network === 'regtest' || acceptRewrite || (problem?.fields.length ?? 0) > 0 ? 'open' : ''}
  >
    <summary>Audience and other settings</summary>
    <p>
      <label for="audience">For whom <span class="quiet">(optional)</span></label>
      !${fieldError({ id: 'audience', problem })}
      <input
        id="audience"
        name="audience"
        maxlength="${limits.audience}"
        value="${audience}"
        dir="auto"
        !${fieldState({ id: 'audience', problem })}
      />
    </p>
    <p>
      <label for="network">Practice network</label>
      !${fieldError({ id: 'network', problem })}
      <select id="network" name="network" !${fieldState({ id: 'network', problem })}>
        !${networks.map((name) => html`<option value="${name}" !${name === network ? 'selected' : ''}>${name}</option>`)}
      </select>
    </p>
    <p class="check">
      <input type="checkbox" id="acceptRewrite" name="acceptRewrite" value="true" !${acceptRewrite ? 'checked' : ''} />
      <label for="acceptRewrite">If there is a safer wording, take it at once</label>
    </p>
  </details>
`

const networks = ['testnet', 'regtest'] as const

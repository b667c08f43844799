import { html } from 'ghtml'
import type { CallText, Field, ReferenceOperation } from './reference.ts'
import { inkedJson } from './ink.ts'
import { codeBlock, scrollingCode, tabList } from './tabs.ts'

const callNames: Readonly<Record<CallText['id'], string>> = { curl: 'curl', typescript: 'TypeScript', mcp: 'MCP' }

/** Where the code of a call belongs. */
const callPlaces: Readonly<Record<CallText['id'], string>> = {
  curl: 'Terminal',
  typescript: 'TypeScript',
  mcp: 'JSON-RPC message',
}

/**
 * One operation of the API reference: what it does, an example, and what it takes. On a wide screen the example stands
 * beside the two others.
 */
export const operationSection = (operation: ReferenceOperation): string => html`
  <section class="operation" id="${operation.name}">
    <div class="says">
      <h3>${operation.title}</h3>
      <p class="address">
        <strong class="method !${operation.method.toLowerCase()}">${operation.method}</strong>
        <code>${operation.path}</code>
      </p>
      !${marks(operation)}
      <p>${operation.summary}</p>
      !${
        operation.notes.length === 0
          ? ''
          : html`<ul class="remarks">
              !${operation.notes.map((note) => html`<li>${note}</li>`)}
            </ul>`
      }
      !${operation.tool === null ? '' : html`<p class="quiet">As an MCP tool: <code>${operation.tool}</code></p>`}
    </div>
    <div class="shows">!${calls(operation)} !${exampleAnswer(operation)}</div>
    <div class="takes">
      !${
        operation.request.length === 0
          ? ''
          : html`<h4>Request</h4>
              !${fieldList(operation.request)}`
      }
      !${operation.response.length === 0 ? '' : answerFields(operation.response)} !${errorLine(operation)}
    </div>
  </section>
`

/** What a caller should know before the first call, each with the section that explains it. */
const marks = ({ counted, repeatable, needsKey }: ReferenceOperation): string => {
  const pills = [
    counted ? '<a class="cost" href="#allowance">counted</a>' : '',
    needsKey ? '<a class="cost" href="#allowance">needs a key</a>' : '',
    repeatable ? '<a class="cost quiet" href="#repeating">repeatable</a>' : '',
  ].filter((pill) => pill !== '')
  return pills.length === 0 ? '' : `<p class="marks">${pills.join(' ')}</p>`
}

const calls = ({ name, title, calls }: ReferenceOperation): string =>
  tabList({
    label: `${title}: the call for`,
    group: 'client',
    level: 4,
    tabs: calls.map(({ id, text }) => ({
      id: `${name}-${id}`,
      key: id,
      name: callNames[id],
      panel: codeBlock(text, callPlaces[id]),
    })),
  })

function exampleAnswer({ answer, title }: ReferenceOperation): string {
  if (answer === null) return ''
  const { mediaType, text } = answer
  const isJson = mediaType === 'application/json'
  const label = isJson ? 'Response 200' : `Response 200 · ${mediaType}`
  return scrollingCode(text, `${title}: the answer`, label, isJson ? inkedJson(text) : undefined)
}

/** The fields; those within an object are folded below it. */
function fieldList(fields: readonly Field[]): string {
  const rows: { readonly field: Field; readonly within: Field[] }[] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const isWithin = last !== undefined && /^[.[]/.test(field.name.slice(last.field.name.length))
    if (isWithin && field.name.startsWith(last.field.name)) last.within.push(field)
    else rows.push({ field, within: [] })
  }
  return html`<dl class="fields-of">
    !${rows.map(({ field, within }) => fieldRow(field, within.length === 0 ? '' : folded(field, within)))}
  </dl>`
}

const folded = ({ name }: Field, within: readonly Field[]): string =>
  html`<details class="more-fields">
    <summary>${within.length} ${within.length === 1 ? 'field' : 'fields'} of ${name}</summary>
    <dl class="fields-of">!${within.map((field) => fieldRow(field))}</dl>
  </details>`

const fieldRow = (field: Field, more = ''): string => {
  const { name, place, type, values, limits, description } = field
  const facts = [
    place === undefined || place === 'body' ? '' : html`in the ${place}`,
    presetOf(field),
    html`${limits}`,
  ].filter((fact) => fact !== '')
  return html`
    <div>
      <dt>
        <code>${name}</code> <span class="type">${type}</span> !${
          place !== undefined && field.required ? '<span class="must">required</span>' : ''
        }
        !${facts.length === 0 ? '' : `<span class="limits">${facts.join(', ')}</span>`}
      </dt>
      <dd>
        !${description === '' ? '' : html`<span>${sentence(description)}</span>`}
        !${values.length < 2 ? '' : valueList(values)} !${more}
      </dd>
    </div>
  `
}

/** The value of a field that a request leaves out, as HTML. */
const presetOf = ({ place, required, preset }: Field): string =>
  place === undefined || required || preset === undefined ? '' : html`default <code>${preset}</code>`

/** A list of at most so many values is shown as a whole, a longer one begins with the first six. */
const mostValues = 12
const firstValues = 6

const valueList = (values: readonly string[]): string => {
  const shown = values.length <= mostValues ? values : values.slice(0, firstValues)
  const rest = values.slice(shown.length)
  return html`
    !${codes(shown)}
    !${
      rest.length === 0
        ? ''
        : html`<details class="more-fields">
            <summary>${rest.length} more</summary>
            !${codes(rest)}
          </details>`
    }
  `
}

const codes = (values: readonly string[]): string =>
  html`<span class="values">!${values.map((value) => html`<code>${value}</code> `)}</span>`

/** A description as a sentence. */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`

const answerFields = (fields: readonly Field[]): string => html`
  <details class="more-fields">
    <summary>Every field of the answer (${fields.length})</summary>
    !${fieldList(fields)}
  </details>
`

/** The errors of this call alone. What calls of its kind share is said once, at the end of the page. */
const errorLine = ({ errors }: ReferenceOperation): string =>
  errors.length === 0
    ? '<p class="quiet">Errors: <a href="#errors">those that every call can give</a></p>'
    : html`<h4>Errors</h4>
        <dl class="errors-of">
          !${errors.map(
            ({ code, status, title }) =>
              html`<div>
                <dt>${status} <a href="#error-${code}">${code}</a></dt>
                <dd>${title}</dd>
              </div>`,
          )}
        </dl>
        <p class="quiet">And <a href="#errors">those that every call can give</a></p>`

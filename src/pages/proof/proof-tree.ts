import { html } from 'ghtml'
import { type Step, attestationWords, indents, operationWords } from '../../core/proof-tree.ts'

/** Most nodes that the page shows. A calendar needs some thirty; an adversarial file may have thousands. */
const mostNodes = 300

/** Deepest indentation. */
const mostIndents = 4

/** Every operation and attestation, one per line; branches are indented. */
export function proofTree(steps: readonly Step[], bytes: number, jsonPath: string): string {
  const depths = indents(steps)
  return html`
    <details class="tree">
      <summary>The whole proof: ${bytes} bytes, ${steps.length} operations</summary>
      <ol>
        !${steps.slice(0, mostNodes).map((step, i) => line(step, Math.min(depths[i] ?? 0, mostIndents)))}
      </ol>
      !${
        steps.length > mostNodes
          ? html`<p>${steps.length - mostNodes} more are in the <a href="${jsonPath}">JSON</a>.</p>`
          : ''
      }
    </details>
  `
}

const line = (step: Step, indent: number): string => html`
  <li class="in-${indent}">
    <code>${operationWords(step)}</code>
    !${step.attestations.map((one) => html`<strong>${attestationWords(one)}</strong>`)}
  </li>
`

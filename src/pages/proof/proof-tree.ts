import { html } from 'ghtml'
import { type Step, attestationWords, indents, mostIndents, mostNodes, operationWords } from '../../core/proof-tree.ts'
import { when } from './when.ts'

/** Every operation and attestation of the .ots file, one per line, folded; branches are indented. */
export function proofTree(
  tree: { readonly bytes: number; readonly nodes: readonly Step[] } | null,
  jsonPath: string,
): string {
  const { bytes, nodes } = tree ?? { bytes: 0, nodes: [] }
  const depths = indents(nodes)
  return when(
    'file',
    tree !== null,
    html`
      <details class="proof-more tree" data-view="tree">
        <summary>The whole proof: ${bytes} bytes, ${nodes.length} operations</summary>
        <ol>
          !${nodes.slice(0, mostNodes).map((step, i) => line(step, Math.min(depths[i] ?? 0, mostIndents)))}
        </ol>
        <p>The same as <a href="${jsonPath}">data</a>.</p>
      </details>
    `,
  )
}

const line = (step: Step, indent: number): string => html`
  <li class="in-${indent}">
    <code>${operationWords(step)}</code>
    !${step.attestations.map((one) => html`<strong>${attestationWords(one)}</strong>`)}
  </li>
`

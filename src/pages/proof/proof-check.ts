import { html } from 'ghtml'
import type { BitcoinPath } from '../../core/proof.ts'
import type { Step } from '../../core/proof-tree.ts'
import { when } from './when.ts'

export interface ProofCheck {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly id: string
  /** SHA-256, 64 hex digits. */
  readonly hash: string
  readonly path: BitcoinPath | null
  /** The nodes of the .ots file; null while there is none. */
  readonly nodes: readonly Step[] | null
}

/** How to check the proof without this service, with the exact commands, folded. */
export const proofCheck = ({ publicUrl, id, hash, path, nodes }: ProofCheck): string => html`
  <details class="proof-more" id="check">
    <summary>Check it without us</summary>
    <p>1. The fingerprint (SHA-256) of your file must be the one above.</p>
    <pre tabindex="0"><code>sha256sum FILE</code></pre>
    !${when('no-file', nodes === null, '<p>2. The .ots file follows when a calendar has answered.</p>')}
    !${when('file', nodes !== null, withFile(publicUrl, id, hash))} !${when('path', path !== null, byHand(path))}
    !${when('file', nodes !== null, promised(nodes ?? []))}
  </details>
`

const withFile = (publicUrl: string, id: string, hash: string): string => html`
  <p>
    2. The proof, with the reference client (<code>pip install opentimestamps-client</code>; for Bitcoin it asks your
    own node):
  </p>
  <pre tabindex="0"><code>curl -s ${publicUrl}/api/proof/${id}/ots -o FILE.ots
ots verify -f FILE FILE.ots</code></pre>
  <p>Without the file the fingerprint will do, and without a node it tells you what to look for:</p>
  <pre tabindex="0"><code>ots --no-bitcoin verify -d ${hash} FILE.ots</code></pre>
  <p>Or in a checkout of Laurel, which needs no service:</p>
  <pre tabindex="0"><code>npx --no -- laurel verify FILE FILE.ots</code></pre>
`

const byHand = (path: BitcoinPath | null): string => html`
  <p>
    3. By hand: open block <strong data-view="height">${path?.height ?? ''}</strong> in any block explorer, or ask a
    node. Its Merkle root, as explorers print it, must be
  </p>
  <p class="digest"><code data-view="root">${path?.merkleRoot ?? ''}</code></p>
  <pre
    tabindex="0"
  ><code>bitcoin-cli getblockheader $(bitcoin-cli getblockhash <span data-view="height">${path?.height ?? ''}</span>)</code></pre>
`

/**
 * The calendar request of each pending attestation. It asks for the commitment at its node, which is neither the hash
 * nor the submitted root.
 */
const promised = (nodes: readonly Step[]): string => html`
  <h3>What the calendars have promised</h3>
  <p>
    Each calendar is asked for its own commitment. It answers 404 while it waits for a block, then 200 with the rest.
  </p>
  <dl class="promises" data-view="promises">
    !${nodes.flatMap(({ attestations, message }) =>
      attestations.flatMap(({ kind, uri = '', askAt = '' }) =>
        kind === 'pending'
          ? html`
              <dt><bdi>${uri}</bdi></dt>
              <dd>Commitment <code>${message}</code></dd>
              <dd>Address <code>${askAt}</code></dd>
            `
          : [],
      ),
    )}
  </dl>
`

/** Who gets what of a person's words and files, for the page about privacy. */
import { html } from 'ghtml'

/** With whom this copy of Laurel talks. */
export interface SentOn {
  /** Origins of the calendars that hashes are submitted to. */
  readonly calendars: readonly string[]
  /** Name of the source of block headers, when one is configured. */
  readonly headerSource: string | null
  /** Whether an AI step is configured, and whether its model is asked in preflight too. */
  readonly ai: boolean
  readonly secondOpinion: boolean
}

/** What leaves the service, in sentences for people; `recipients` names who gets it. */
export const sentOn = ({ calendars, ai, secondOpinion }: SentOn): readonly string[] => [
  calendars.length === 0
    ? html`<li>No timestamp calendar is configured, so no fingerprint leaves this service.</li>`
    : html`<li>Public timestamp calendars get fingerprints, never a file and never your words.</li>`,
  ai
    ? html`<li>
        The check runs here. Of an idea that the rules would change, a configured AI model gets the words, without key
        material, with its findings, its kind and its audience, to propose another wording.
      </li>`
    : html`<li>
        No AI company gets your words. The check and the safer words are made here, by rules and a small model of
        Laurel’s own.
      </li>`,
  secondOpinion
    ? html`<li>
        The same AI model gives a second opinion on ideas that are checked: it gets the idea, without key material, with
        its kind and its audience. It is not asked about an idea that a written rule refuses or that holds a key.
      </li>`
    : '',
  html`<li>Nothing else of yours is sent to anyone.</li>`,
]

/** The names of those that this copy of Laurel talks to, and what they get, folded away. */
export function recipients({ calendars, headerSource }: SentOn): string {
  if (calendars.length === 0 && headerSource === null) return ''
  const hosts = [...new Set(calendars.map(namedHost))].map((name) => html`<bdi>${name}</bdi>`).join(', ')
  return html`<details class="unfold">
    <summary>Who gets what: names, and what exactly is sent</summary>
    <ul class="spaced">
      !${
        calendars.length === 0
          ? ''
          : html`<li>
              Timestamp calendars (!${hosts}) get one hash for many fingerprints, the root of a tree. It reveals no
              single fingerprint and no text.
            </li>`
      }
      !${
        headerSource === null
          ? ''
          : html`<li>
              The source of block headers (<bdi>${namedHost(headerSource)}</bdi>) is asked about heights of blocks. It
              gets nothing of yours.
            </li>`
      }
    </ul>
  </details>`
}

/** The host of an address or a name; the number of a loopback address means nothing to a reader. */
function namedHost(address: string): string {
  const host = address.replace(/^https?:\/\//, '')
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host) ? 'one on the same machine' : host
}

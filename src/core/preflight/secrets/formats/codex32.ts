import { bech32Charset } from './bech32.ts'

interface Code {
  readonly generator: readonly bigint[]
  readonly start: bigint
  readonly target: bigint
  /** The bits of the residue that remain when it is shifted by five. */
  readonly keep: bigint
}

/** The two BCH codes of BIP-93: for up to 93 data characters, and for 96 or more. */
const short: Code = {
  generator: [
    0x19dc500ce73fde210n,
    0x1bfae00def77fe529n,
    0x1fbd920fffe7bee52n,
    0x1739640bdeee3fdadn,
    0x07729a039cfc75f5an,
  ],
  start: 0x23181b3n,
  target: 0x10ce0795c2fd1e62an,
  keep: 60n,
}

const long: Code = {
  generator: [
    0x3d59d273535ea62d897n,
    0x7a9becb6361c6c51507n,
    0x543f9b7e6c38d8a2a0en,
    0x0c577eaeccf1990d13cn,
    0x1887f74f8dc71b10651n,
  ],
  start: 0x23181b3n,
  target: 0x43381e570bf4798ab26n,
  keep: 70n,
}

/** Whether a text in lower case is a codex32 secret or share with a valid checksum (BIP-93). */
export function isCodex32(text: string): boolean {
  if (!/^ms1[02-9][02-9ac-hj-np-z]{44,123}$/.test(text) || (text.charAt(3) === '0' && text.charAt(8) !== 's'))
    return false
  const length = text.length - 3
  if (length > 93 && length < 96) return false
  const code = length <= 93 ? short : long
  let residue = code.start
  for (let i = 3; i < text.length; i++) {
    const high = residue >> code.keep
    residue = ((residue & ((1n << code.keep) - 1n)) << 5n) ^ BigInt(bech32Charset.indexOf(text.charAt(i)))
    code.generator.forEach((term, bit) => {
      if ((high >> BigInt(bit)) & 1n) residue ^= term
    })
  }
  return residue === code.target
}

import { wordlist as czech } from '@scure/bip39/wordlists/czech.js'
import { wordlist as french } from '@scure/bip39/wordlists/french.js'
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js'
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js'
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js'

/** The BIP-39 lists in Latin letters besides the English one. */
export const latinWords = { spanish, french, italian, portuguese, czech } as const

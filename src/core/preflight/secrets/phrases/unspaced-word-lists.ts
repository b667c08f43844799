import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js'
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js'
import { wordlist as simplifiedChinese } from '@scure/bip39/wordlists/simplified-chinese.js'
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese.js'

/** The BIP-39 lists whose words are written without spaces. */
export const unspacedWords = { japanese, korean, simplifiedChinese, traditionalChinese } as const

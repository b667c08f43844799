import type { Replacements } from '../../core/rewrite/replacements.ts'
import { ar } from './ar.ts'
import { bg, bn, ca, cs, da, el, fa, fi, he, hr, hu, no, ro, sk, sv, uk, ur } from './brief.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { reasons } from './reasons.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

/** The sentences of every rewrite. */
export const replacements: Replacements = {
  languages: {
    ...{ ar, de, en, es, fr, hi, id, it, ja, ko, nl, pl, pt, ru, tr, vi, zh },
    ...{ bg, bn, ca, cs, da, el, fa, fi, he, hr, hu, no, ro, sk, sv, uk, ur },
  },
  ...reasons,
}

/** Every lexicon except English and the words that every language borrows. */
import { ar } from './ar.ts'
import { bg } from './bg.ts'
import { bn } from './bn.ts'
import { ca } from './ca.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { el } from './el.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fi } from './fi.ts'
import { fil } from './fil.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { hi } from './hi.ts'
import { hu } from './hu.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { lt } from './lt.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { sr } from './sr.ts'
import { sv } from './sv.ts'
import { sw } from './sw.ts'
import { ta } from './ta.ts'
import { th } from './th.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { ur } from './ur.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const lexicons = {
  ar,
  bg,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  es,
  fa,
  fi,
  fil,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  lt,
  nl,
  pl,
  pt,
  ro,
  ru,
  sr,
  sv,
  sw,
  ta,
  th,
  tr,
  uk,
  ur,
  vi,
  zh,
} as const

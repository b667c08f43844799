/** Chooses the sentence that replaces a passage, and the ideas that get a lesson instead of a rewrite. */
import { isFailCategory, type Finding } from '../finding.ts'
import { isOfClassifier } from '../preflight/report/classifier-findings.ts'
import type { Lesson, Phrases, Remedy } from './replacements.ts'

/** The most sentences that a rewrite adds in total; `mostInAPlace`: at one position. */
export const most = 3
export const mostInAPlace = 2

const chainWords =
  /chain|bitcoin|txid|settled|transaction|registered security|блокчейн|区块链|上链|ブロックチェーン|블록체인/iu
/** Words of lotteries, prizes and bets, in many languages. */
const stakeWords =
  /\p{Sc}|(?<!\p{L})(?:raffle|lotter|prize|jackpot|draw(?!ing)|winner|wins? |bet |bets|wager|stake|verlos|gewinn|lotterie|tombola|einsatz|rifa|sorte|premi|apuesta|aposta|bote |ganador|tirage|gagn|lot |cagnotte|pari |estra[zt]|vinc|scommess|loterij|prijs|inzet|losow|los[yu]? |wygr|nagrod|лотере|розыгр|розігр|приз|выигр|виграш|став[кл]|çekiliş|kazan|ödül|bahis|undian|hadiah|taruhan|xổ số|trúng|giải|cược|lott|vinn|voitto|arvo|výhr|tombol|nyer|sorsol|κλήρω|λαχ|הגרל|פרס|زوج)|抽奖|抽獎|奖|獎|赌|彩票|抽選|抽籤|賞金|賭|くじ|景品|추첨|상금|경품|당첨|내기|سحب|جائزة|الفايز|يانصيب|رهان|इनाम|लॉटरी|लकी ड्रॉ|शर्त|पुरस्कार|লটারি|পুরস্কার/iu
/** Words for bringing in other people. */
const recruitWords =
  /recruit|downline|bring(?:s|ing)? (?:in )?(?:\p{L}+ )?(?:friends|people|others|members)|refer|werb|anwerb|invit|trae[rs]? |reclut|parrain|recrut|indica|getirdi|davet|ajak|giới thiệu|привед|приглас|запрош|拉|推荐|邀请|下线|勧誘|紹介|추천|데려오|جلب|أحضر|दोस्त|जोड़/iu
const markWords = /logo|crest|emblem|coat of arms|wappen|escudo|brasão/iu

/** The remedy for a finding in `passage`. */
export const remedyFor = ({ category, ruleId }: Finding, passage: string): Remedy => {
  if (category !== 'deception') return category
  if (ruleId === 'deception.gambles' || ruleId === 'deception.pays-for-recruiting') return 'stake'
  if (isOfClassifier({ ruleId }) && (stakeWords.test(passage) || recruitWords.test(passage))) return 'stake'
  return ruleId === 'deception.pretends' && chainWords.test(passage) ? 'on-chain-claim' : 'deception'
}

/** The findings that get a remedy: the worst first, one per category, and no warning if the same passage has a fail. */
export const speaking = (findings: readonly Finding[]): readonly Finding[] => {
  const once = findings.filter((f, n) => findings.findIndex((g) => g.category === f.category) === n)
  const fails = once.filter((f) => isFailCategory(f.category))
  return fails.length > 0 ? fails : once
}

/** The sentence for a finding, in the words of the language. */
export const sentenceFor = (finding: Finding, passage: string, phrases: Phrases, noun: string): string =>
  phrases.remedy[remedyFor(finding, passage)].replace('{noun}', noun)

/** The lesson for an idea of which nothing honest remains; undefined if it needs none. */
export const lessonFor = (findings: readonly Finding[], idea: string, hasSubject: boolean): Lesson | undefined => {
  const ids = new Set(findings.map((f) => f.ruleId))
  if (ids.has('deception.pumps')) return 'pump'
  if (ids.has('deception.pretends') && !chainWords.test(idea) && !markWords.test(idea)) return 'forgery'
  if (ids.has('keys.issuer-sees-secret') && (ids.has('deception.pretends') || !hasSubject)) return 'phishing'
  if (hasSubject) return undefined
  if (ids.has('deception.gambles')) return 'gambling'
  return ids.has('deception.pays-for-recruiting') ? 'pyramid' : undefined
}

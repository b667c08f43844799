/** Filipino (Tagalog). Verbs have affixes before the root, so verb roots match inside a word. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/fil.ts'
import { laterCommon } from './later-common.ts'

export const fil: Lexicon = {
  language: 'fil',
  glossary,
  common: laterCommon.fil,
  words: {
    NUM: 'sampu, lima, anim, dalawampu, sandaan',
    SKIP: 'ang, ng, mga, sa, na, ay, ito, iyon, bawat, lahat, din, rin, lang, namin, natin, aming, ating, nila, niya, kanilang, kanyang',
    WE: 'kami, tayo, namin, natin, aming, ating, ako, ko',
    ISSUER:
      'kami, tayo, namin, natin, aming, ating, ako, klub, paaralan*, eskwela*, samahan*, kapisanan*, komite*, ingat yaman, tesorero, kalihim, guro*, app, bot, form, tagapag ayos, museo*, barangay*, munisipyo, kooperatiba*, aklatan*, tindahan*, asosasyon*',
    HOLDER:
      'may hawak, humahawak, may ari, miyembro*, kasapi*, kalahok*, lumahok, gumagamit, bumibili, mamimili*, bumili, tagahanga*, fans, mag aaral*, estudyante*, boluntaryo*, kolektor*, magulang*, pamilya*, kustomer*, kapitbahay*, sinuman, sino, lahat, tao*, mamumuhunan*, manlalaro*, kaibigan*, bisita*, panauhin*, residente*, taga suporta*',
    TOKEN:
      'tsapa*, medalya*, selyo*, tatak, kard*, card, sertipiko*, tiket*, puntos*, diploma*, sticker*, alaala*, barya*, ID, katibayan*, sagisag*, pasaporte*',
    COIN: 'barya*, token*',
    CAN: 'puwede*, pwede*, maaari*, kaya, makapag*, pinapayagan, payag, maaaring, puwedeng, pwedeng, maipa*, maibe*',
    SUBJ: 'kami, sila, ako, ikaw, kayo, siya, walang, pagkatapos',
    AND: 'at, o, tapos, para',
    BUT: 'pero, ngunit, subalit, kahit, maliban, pagkatapos, kalaunan, kundi, gayunman, bukod',
    NEG: 'hindi, di, walang, wala, huwag, bawal, hinding, ipinagbabawal, iwasan, kailanman',
    NEGWITH: 'nang walang, sa halip',
    NEGPOST: 'bawal, ipinagbabawal, imposible, hindi puwede, hindi pwede, hindi maaari',
    PSEUDO:
      'hindi lang, hindi lamang, walang limitasyon, walang panganib, walang risk, hindi kailanman bababa, huwag palampasin, walang duda, walang hirap',
    TEACHN: 'palihan*, workshop*, kurso*, aralin*, klase*, seminar*, pagsusulit*, lektura*, pagsasanay*, leksiyon*',
    TEACHV: '*turo*, *aral*, matuto*, matutunan*, *paliwanag*, *babala*, makilala*, maunawaan*, maintindihan*, suriin*',
    ABOUT: 'tungkol, bakit, paano, laban',
    XSELL:
      '*benta*, *bebenta*, *bentahan*, ibenta*, ipagbili*, ipagbibili*, *pagbili, muling ibenta, *palit*, magpalitan*, *kalakal*, kalakalan*, subasta*, *subasta*, i trade, trade',
    BETWEEN:
      'isa t isa, sa isa t isa, sa iba, kapwa miyembro, kapwa kasapi, sa ibang tao, sa ikatlong partido, pinakamataas na alok, sa pagitan ng mga miyembro',
    TRADES:
      'pangalawang merkado, sekundaryang merkado, pamilihan ng*, palitan ng token, stock market, bilihan at bentahan, pagbili at pagbenta, bumili at magbenta, presyo sa merkado, presyo ng merkado, muling pagbebenta, royalty',
    BUY: 'bili*, bumili*, bilhin, *bayad*, *bayaran, magbayad*',
    MONEY:
      'pera*, salapi*, pondo*, ipon*, naipon*, cash, balanse*, kontribusyon*, kita, kinita*, piso*, butaw, puhunan*',
    ASSETS:
      'pera*, salapi*, pondo*, ipon*, naipon*, balanse*, kripto*, crypto, wallet*, pitaka*, deposito*, piyansa, kontribusyon*, bitcoin*, barya*, paunang bayad, ari arian*',
    VALUE: 'halaga*, presyo*, pamumuhunan*',
    XRISE: '*taas*, tataas, tumataas, lalago, lumalago, *doble*, *triple*, lumalaki, lalaki, dumarami, dadami, mahal',
    XPROFIT: 'tubo*, kita*, kumita*, interes*, dibidendo*, ganansiya*, *pakinabang*',
    WORTHMORE:
      'mas mahal, mas mahalaga sa hinaharap, mas malaking halaga, tataas ang halaga, tumataas ang halaga, tataas ang presyo, tumataas ang presyo, pagtaas ng halaga, pagtaas ng presyo, tutubo, tumubo, tubo*, kumita ng pera, kikita, pamumuhunan*, mamuhunan*, puhunan*, invest*, passive income, yumaman*, yayaman*, madodoble ang pera, dodoble ang pera, doblehin ang pera, interes*, dibidendo*, bibilhin muli, bilhin muli, buyback',
    HOLDV: '*hawak*, itago, itinatago, itabi, panatilihin*',
    EARLY: 'maaga*, una*, unang, nauna*, tagapagtatag*',
    BETTER: 'panalo*, mas, pinaka*, lamang, bentahe*, *pakinabang*',
    REGULARLY:
      'bawat buwan, buwan buwan, kada buwan, buwanan*, bawat taon, taon taon, kada taon, taunan*, bawat linggo, linggo linggo, lingguhan*',
    XKEEP: '*tago*, itatago, itabi, *ingat*, iingatan*, *pangalaga*, pangasiwaan*, pamahalaan ang, *hawak*',
    CUSTODIES:
      'iisang wallet, pinagsamang wallet, pinagsama samang pondo, pinagsamang pondo, pangkalahatang pondo, iisang account, pinagsamang account, kaha de yero, kaha, alkansiya*, alkansya*, paluwagan*, escrow, katiwala*, ipagkatiwala*',
    XPART: 'bahagi*, parte*, porsiyento*, porsyento*, hati*, kalahati*, kaparte*',
    XREVENUE: 'kita*, tubo*, benta*, upa*, renta*, ani*',
    XOWNABLE:
      'kumpanya*, negosyo*, bahay*, condo*, gusali*, pinta*, restoran*, restawran*, bukid*, sakahan*, bangka*, tindahan*, lupa*, panaderya*, kapihan*',
    XOWNS: 'pag aari*, pagmamay ari*, may ari, karapatan*, kasosyo*',
    SECURITIES:
      'dibidendo*, sapi, sapi sa kumpanya, shares, stocks, bahagi ng kita, bahagi ng tubo, parte ng kita, parte ng tubo, hati sa kita, hati sa tubo, porsiyento ng kita, porsyento ng kita, paghahati ng kita, kapwa may ari, magkasamang pag aari, bono, bonds',
    FUNDS:
      'paunang benta, bentahan ng token, pagbebenta ng token, makalikom*, lumikom*, paglikom*, lilikom*, mangalap ng pondo, pangangalap ng pondo, pondohan*, popondohan*, pagpopondo*, panimulang puhunan, crowdfunding',
    XRAISE: 'pondohan*, *tayo ng*, pagpapatayo*, magpatayo*, bayaran, ayusin, pagpapaayos*, pambili*, bumili',
    XSECRET:
      'pribadong susi, pribadong key, lihim na susi, private key, recovery phrase, mga salitang pang recover, salita sa pagbawi, salitang pambawi, mga lihim na salita, labindalawang salita, 12 salita, 12 na salita, 24 na salita, password ng wallet, password sa wallet, password ng pitaka',
    MAINNET: 'pangunahing network, main network, totoong network',
    REALNET:
      'totoong bitcoin, tunay na bitcoin, totoong blockchain, tunay na blockchain, totoong barya, tunay na network, totoong coin*',
    FAKE: 'peke*, huwad*, *palsipika*, *pekein, gaya gaya',
    CRED: 'sertipiko*, diploma*, lisensiya*, lisensya*, pasaporte*, ID, katibayan*, dokumento*',
    LOOKLIKE:
      'kamukha*, mukhang*, parang tunay, parang totoo, kahawig*, katulad na katulad, eksaktong kopya, parehong logo, kunwari*, nagpapanggap*',
    ORG: 'kagawaran*, unibersidad*, pulisya*, pulis, gobyerno*, pamahalaan*, red cross, deped, munisipyo*',
    LOGO: 'logo*, sagisag*, selyo*, tatak',
    GAMBLE: 'lotto, loterya*, sugal*, *sugal*, taya*, pustahan*, *pusta*, casino, sabong*, jueteng',
    PYRAMID: 'piramide*, pyramid*',
    XPASS:
      'ilipat*, *lipat*, ipasa*, maipasa*, ipahiram*, *hiram*, ipamana*, mamana*, *pamana*, ibigay sa iba, iregalo*, ipamigay*, isalin',
    XREDEEM: 'diskuwento*, diskwento*, kupon*, voucher*, libreng kape, ipapalit sa, ipalit sa, gantimpala*, premyo*',
    XFREE: 'libre*',
    XLIMITED:
      'limitado*, limitadong edisyon, NUM lang, NUM lamang, unang NUM, may numero, bihira*, pambihira*, eksklusibo*, NUM piraso',
    XRECRUIT:
      'magdala ng kaibigan, nagdala ng kaibigan, magdadala ng kaibigan, magyaya*, yayain*, *imbita*, anyayahan*, *anyaya*, bawat kaibigan*, ire refer, refer*, i share, ibahagi ang post, magrekomenda*, *rekomenda*',
    AIRDROP: 'karapatang bumoto, bumoto, boto*',
    XPDATA:
      'buong pangalan, apelyido*, petsa ng kapanganakan, kapanganakan*, kaarawan*, tirahan*, address, larawan*, litrato*, sakit, diagnosis*, numero ng pasaporte, numero ng telepono, numero ng id, datos ng kalusugan, kalusugan*, medikal*',
    SHOWN:
      'pampubliko*, publiko*, hayag*, makikita*, nakikita*, ipinapakita*, ipakita*, ipapakita*, permanente*, habambuhay, metadata*, pahina*, profile*, nakasulat, nakalagay',
    MINOR: 'bata, mga bata, batang*, mag aaral*, menor de edad, sanggol*',
    XOFFICIAL:
      'opisyal*, kinikilala*, kinikilala ng, akreditado*, lisensiyado*, lisensyado*, aprubado*, awtorisado*, notaryado*, sertipikado*',
    VAGUE:
      'bahala na, tingnan natin, parang ganoon, kung anu ano, mga detalye sa susunod, detalye mamaya, malapit na, espesyal na pribilehiyo, sorpresa*, saka na',
  },
}

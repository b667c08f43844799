/** Swahili. Verbs have prefixes for subject, tense and negation, so verb stems match inside a word. */
import type { Lexicon } from '../../core/rule.ts'
import { laterCommon } from './later-common.ts'

export const sw: Lexicon = {
  language: 'sw',
  common: laterCommon.sw,
  words: {
    NUM: 'kumi, tano, sita, ishirini, mia',
    SKIP: 'hii, hiyo, huyo, huu, hizi, yake, yao, yetu, wetu, zetu, kila, wote, yote, zote, sana, pia, ya, wa, la, za, cha, vya, kwa',
    WE: 'sisi, yetu, wetu, zetu, chetu, mimi, yangu',
    ISSUER:
      'sisi, yetu, wetu, chetu, mimi, klabu, shule, chama, kamati, mweka hazina, mhazini, katibu, mwalimu, walimu, programu, boti, fomu, mwandaaji, waandaaji, makumbusho, halmashauri, ushirika, maktaba, duka, kikundi, jumuiya',
    HOLDER:
      'mmiliki, wamiliki, mwanachama, wanachama, mshiriki, washiriki, mtumiaji, watumiaji, mnunuzi, wanunuzi, shabiki, mashabiki, mwanafunzi, wanafunzi, mtu, watu, mjitolea, wajitolea, mzazi, wazazi, familia, mteja, wateja, jirani, majirani, mwekezaji, wawekezaji, mchezaji, wachezaji, rafiki, marafiki, mgeni, wageni, mkazi, wakazi, yeyote, wote, mkusanyaji, wakusanyaji, aliye*, walio*, anaye*, wanao*',
    TOKEN:
      'beji, tokeni, medali, muhuri, mihuri, kadi, cheti, vyeti, tiketi, pointi, alama, stika, kumbukumbu, sarafu, kitambulisho, vitambulisho, nishani, tuzo, pasi',
    COIN: 'tokeni, sarafu',
    CAN: 'anaweza, wanaweza, unaweza, inaweza, zinaweza, kinaweza, ataweza, wataweza, tunaweza, ruhusa, inaruhusiwa, wanaruhusiwa, naweza',
    SUBJ: 'sisi, wao, mimi, wewe, yeye, baadaye',
    AND: 'na, au, kisha, ili',
    BUT: 'lakini, hata hivyo, ingawa, isipokuwa, baadaye, kisha, bali, pia',
    NEG: 'si, siyo, sio, hapana, hakuna, haiwezi, haziwezi, hawezi, hawawezi, hakiwezi, hauwezi, hatuta*, hatu*, haita*, hazita*, hakita*, hawata*, hata*, haina, hazina, hakina, hawana, haiuz*, hairuhus*, hazitauz*, hakuna mtu, kamwe, marufuku, usi*, wasi*, isi*, zisi*',
    NEGWITH: 'bila, badala ya',
    NEGPOST: 'marufuku, haiwezekani, hairuhusiwi, haziruhusiwi, hakuna',
    PSEUDO: 'si tu, sio tu, bila kikomo, bila hatari, haishuki kamwe, usikose, bila shaka',
    TEACHN: 'warsha, kozi, somo, masomo, darasa, semina, chemsha bongo, mhadhara, mafunzo',
    TEACHV: '*fundish*, *jifunz*, *eleza*, *elezea*, *onya, kuonya, kutambua, kuelewa, *elimish*, kuchambua',
    ABOUT: 'kuhusu, kwa nini, jinsi, dhidi',
    XSELL:
      'kuuza, kuuzwa, kuuzia, kuuziana, *nauza, *nauzwa, *tauza, *tauzwa, *uzwe, wauze, auze, mauzo, uuzaji, kuuza tena, kubadilishana, *badilishan*, biashara, mnada, minada, kuziuza, kuiuza, kukiuza',
    BETWEEN:
      'wao kwa wao, kati yao, baina yao, miongoni mwao, kwa wengine, kwa mwingine, kwa mtu mwingine, na wengine, mzabuni mkubwa, wenyewe kwa wenyewe, kati ya wanachama',
    TRADES:
      'soko la pili, soko la mtumba, soko la hisa, masoko ya hisa, kununua na kuuza, jukwaa la biashara, bei ya soko, bei ya chini, mrabaha, ubadilishaji wa fedha',
    BUY: 'kununua, *nunua*, *nunuli*, kulipa, *lipa, *lipwa, malipo, ununuzi',
    MONEY: 'pesa, fedha, akiba, taslimu, salio, ada, mapato, shilingi, mchango, michango, mtaji, hela',
    ASSETS:
      'pesa, fedha, akiba, salio, kripto, pochi, amana, dhamana, ada, michango, bitcoin, sarafu, mali, tokeni zao, hela',
    VALUE: 'thamani, bei, uwekezaji',
    XRISE: '*ongezek*, kupanda, *tapanda, *napanda, kukua, *takua, *nakua, mara mbili, mara tatu, *ongeza',
    XPROFIT: 'faida, riba, gawio, mapato, kipato',
    WORTHMORE:
      'thamani zaidi, thamani kubwa zaidi, *ongezeka thamani, kuongezeka thamani, thamani itaongezeka, thamani yake itaongezeka, thamani yake itapanda, bei itapanda, bei yake itapanda, kupanda bei, faida, kuwekeza, *wekeza, uwekezaji, kipato tulivu, mapato yasiyo na jasho, kupata pesa, kutengeneza pesa, *tajirik*, kuongeza pesa mara mbili, riba, gawio, kununua tena, *nunua tena',
    HOLDV: 'kushika, *shikilia, kutunza, *tunza, kuhifadhi, *hifadhi, *baki nayo',
    EARLY: 'mapema, kwanza, wa kwanza, waanzilishi',
    BETTER: 'faida, zaidi, bora, nafuu',
    REGULARLY: 'kila mwezi, kwa mwezi, kila mwaka, kwa mwaka, kila wiki, kwa wiki',
    XKEEP: 'kutunza, *tunza, *tatunza, *natunza, kuhifadhi, *hifadhi, *hifadhia, kusimamia, *simamia, kuweka',
    CUSTODIES:
      'pochi ya pamoja, mfuko wa pamoja, akaunti ya pamoja, hazina ya pamoja, amana, dhamana ya pamoja, kasha la fedha, kibubu, chama cha kuweka akiba, tutakuhifadhia, tutakutunzia, tunawatunzia',
    XPART: 'sehemu, asilimia, hisa, nusu, mgao, fungu',
    XREVENUE: 'mapato, faida, kodi ya nyumba, mauzo, mavuno, kodi ya pango',
    XOWNABLE:
      'kampuni, biashara, nyumba, jengo, ghorofa, mchoro, mgahawa, shamba, mashua, boti, duka, ardhi, kiwanja, hoteli, mkahawa',
    XOWNS: 'kumiliki, *miliki, umiliki, haki ya, mmiliki mwenza',
    SECURITIES:
      'gawio, hisa, mwanahisa, wanahisa, mgao wa faida, sehemu ya faida, sehemu ya mapato, asilimia ya faida, asilimia ya mapato, kugawana faida, kugawana mapato, umiliki wa pamoja, hati fungani, dhamana za',
    FUNDS:
      'mauzo ya awali, mauzo ya tokeni, kuuza tokeni, kuchangisha, *changisha, kukusanya fedha, kukusanya pesa, *kusanya mtaji, harambee, kufadhili, *fadhili, ufadhili, mtaji wa kuanzia',
    XRAISE: 'kujenga, ujenzi, kulipia, kukarabati, ukarabati, kununua, kufadhili, kwa ajili ya paa',
    XSECRET:
      'ufunguo binafsi, funguo binafsi, ufunguo wa siri, funguo za siri, maneno ya urejeshaji, maneno ya kurejesha, maneno ya kurejeshea, maneno ya siri, maneno kumi na mawili, maneno 12, maneno 24, nenosiri la pochi, nywila ya pochi, neno la siri la pochi',
    MAINNET: 'mtandao mkuu, mtandao halisi',
    REALNET:
      'bitcoin halisi, bitcoin za kweli, bitcoin ya kweli, sarafu halisi, mtandao halisi, blockchain halisi, mnyororo halisi',
    FAKE: 'bandia, feki, ghushi, kughushi, *ghushi, uongo',
    CRED: 'cheti, vyeti, diploma, shahada, leseni, pasipoti, kitambulisho, vitambulisho, hati',
    LOOKLIKE:
      'kama ya kweli, kama halisi, vinafanana, inafanana, kinafanana, kufanana na, kama vile, sawa kabisa na, nembo ile ile, nembo sawa',
    ORG: 'wizara, chuo kikuu, polisi, serikali, msalaba mwekundu, halmashauri, mamlaka',
    LOGO: 'nembo, muhuri, logo',
    GAMBLE: 'bahati nasibu, kamari, kubeti, dau, kasino, *beti',
    PYRAMID: 'piramidi, upatu',
    XPASS:
      'kuhamisha, *hamish*, kumpa mwingine, kumpa mtu mwingine, kutoa zawadi, zawadi kwa mwingine, kuazima, kukopesha, *kopesh*, urithi, kurithi, *rithi, *rithish*, kupitisha kwa',
    XREDEEM: 'punguzo, kuponi, vocha, kahawa ya bure, kubadilisha kwa, zawadi, ofa',
    XFREE: 'bure',
    XLIMITED:
      'toleo maalum, toleo pungufu, idadi ndogo, pekee NUM, NUM pekee, NUM tu, wa kwanza NUM, NUM wa kwanza, zenye nambari, adimu, nadra, kipekee',
    XRECRUIT:
      'kuleta rafiki, *leta rafiki, *leta marafiki, kualika, *alika, mwaliko, mialiko, kwa kila rafiki, kupendekeza, kushiriki chapisho, sambaza, *sambaza, rufaa',
    AIRDROP: 'haki ya kupiga kura, kupiga kura, kura',
    XPDATA:
      'jina kamili, majina kamili, jina la ukoo, tarehe ya kuzaliwa, tarehe za kuzaliwa, anwani, anuani, picha, ugonjwa, utambuzi wa ugonjwa, namba ya kitambulisho, nambari ya kitambulisho, namba ya pasipoti, namba ya simu, nambari ya simu, taarifa za afya, kundi la damu, matibabu',
    SHOWN: 'hadharani, wazi, *onekana, *onekane, *onyesh*, kudumu, milele, *chapish*, ukurasa, wasifu, umma',
    MINOR: 'mtoto, watoto, mwanafunzi, wanafunzi, mchanga, vijana',
    XOFFICIAL:
      'rasmi, kinachotambuliwa, inayotambuliwa, vinavyotambuliwa, imeidhinishwa, kimeidhinishwa, idhini, leseni ya, ithibati, kuthibitishwa na serikali, kisheria',
    VAGUE:
      'tutaona, kitu kama, aina fulani, maelezo baadaye, maelezo zaidi baadaye, hivi karibuni, faida maalum, mshangao, tutaamua baadaye',
  },
}

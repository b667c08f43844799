/** Finnish. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/fi.ts'
import { laterCommon } from './later-common.ts'

export const fi: Lexicon = {
  language: 'fi',
  glossary,
  common: laterCommon.fi,
  words: {
    TEACHB: 'työpaja*, kurssi*, seminaari*, visa, tietovisa*',
    NUM: 'kymmenen, kymmenes, viisi, kuusi, kaksikymmentä, sata',
    SKIP: 'se, sen, tämä, tämän, nämä, ne, meidän, oma, oman, omia, jokainen, kaikki, kaikille, myös, jo, hyvin, aina',
    WE: 'me, meitä, meille, meidän, meillä, minä, minun',
    ISSUER:
      'me, meidän, meille, meillä, minä, yhdisty*, koulu, koulun, koulumme, kerho*, seura*, johtokun*, hallitu*, rahastonhoita*, sihteeri*, opettaj*, sovellu*, botti*, lomak*, järjestäj*, museo*, kunta, kunnan, osuuskun*, kirjasto*, yhteisö*, kauppa, kaupan, palvelu*, taloyhtiö*',
    HOLDER:
      'haltij*, haltija*, omistaj*, jäsen*, osallistuj*, käyttäj*, ostaj*, fanit, fani, faneille, kannattaj*, oppila*, opiskelij*, vapaaehtoi*, keräilij*, vanhem*, perhe*, asiak*, naapur*, joka, jotka, kuka, kukaan, jokainen, kaikki, ihmis*, sijoittaj*, pelaaj*, ystäv*, kaver*, kävijä*, viera*, asuk*, tukij*',
    TOKEN:
      'merkki*, merkit, merkin, merkkejä, merkkiä, *merkki, *merkin, *merkit, *merkkejä, rintamer*, poletti*, poleti*, leima*, kortti*, kortin, kortit, *kortti, *kortin, mitali*, todistu*, *todistus, todistuks*, lippu*, lipun, liput, piste*, pisteet, pistettä, diplomi*, tarra*, muistoesine*, kolikko*, koliko*, jäsenyy*, passi*, passin, haalarimer*, ansiomer*',
    COIN: 'poletti*, poletit, kolikko*, koliko*, tokeni*',
    CAN: 'voi, voivat, voidaan, voit, voisi*, saa, saavat, saat, mahdollis*, sallit*, on lupa, pystyy, pystyvät',
    SUBJ: 'me, he, minä, sinä, te, hän, kukaan, sitten, myöhemmin',
    AND: 'ja, tai, sekä, jotta',
    BUT: 'mutta, kuitenkin, vaikka, paitsi, sitten, myöhemmin, jälkeenpäin, sen sijaan, vaan, lisäksi, silti',
    NEGALL: 'ei, eivät, emme, en, ette, eikä, älä, älkää, koskaan',
    NEG: 'kukaan, mitään, kielle*, estä*, väl*',
    NEGWITH: 'ilman, sijasta',
    NEGPOST: 'kielletty*, mahdoto*, poissuljettu*, sijaan, ei sallit*',
    PSEUDO:
      'ei vain, ei ainoastaan, ei pelkästään, ilman rajaa, ilman rajoj*, ilman riskiä, riskitön*, ei koskaan laske, ei voi hävitä, älä missaa, epäilemät*, ilman vaivaa',
    TEACHN:
      'työpaja*, kurssi*, oppitun*, seminaari*, luento*, luenno*, visa, tietovisa*, koulutu*, opetu*, sanasto*, oppimäär*',
    TEACHALL:
      'opettaa, opetetaan, opetamme, opitaan, oppia, oppii, oppivat, selitt*, selite*, tunnista*, varoit*, varoitta*, ymmärt*, keskustell*, analysoi*, kerromme, kerrotaan',
    ABOUT: 'miksi, miten, kuinka, vastaan, mitä',
    XSELL:
      'myy*, myydä, myyn*, myyt*, myös edelleen myy*, jälleenmyy*, jälleenmyyn*, edelleenmyy*, kaupata, kaupankäyn*, kauppaa, vaihta*, vaihd*, vaihto*, vaihtokaup*, huutokaup*',
    BETWEEN:
      'keskenään, toisilleen, toistensa kanssa, toiselle, toisille, muille, muiden kanssa, jäsenten kesken, jäsenten välillä, keräilijöiden kesken, kolmansille, eniten tarjoavalle, eteenpäin',
    TRADES:
      'jälkimarkkin*, markkinapaik*, kauppapaik*, pörssi*, pörssis*, *pörssi, osto ja myynti, ostaa ja myydä, ostavat ja myyvät, tarjouskirj*, likviditeettipool*, pohjahin*, markkinahin*, rojalti*, jälleenmyy*, vaihtopörssi*',
    BUY: 'osta*, osto*, maksa*, maksu*, hanki*, hankki*',
    MONEY:
      'raha, rahaa, rahat, rahan, rahoj*, rahall*, varat, varoj*, säästö*, käteis*, saldo*, jäsenmaksu*, tulot, tuloj*, tuotot, euroa, kassa*, lahjoitu*',
    ASSETS:
      'rahaa, rahat, rahan, rahoj*, rahasi, rahansa, varat, varoja, varoj*, säästö*, saldo*, kryptovaluut*, krypto*, lompak*, lompakko*, talletu*, pantti*, panttimaksu*, jäsenmaksu*, kolikot, kolikoita, kolikkosi, ennakkomaks*, viikkoraha*, bitcoin*, tokenit, tokeneita',
    VALUE: 'arvo*, hinta*, hinnan, hinnat, kurssi, sijoitu*',
    XRISE:
      'nous*, nouse*, kasva*, kasvu*, lisäänty*, kaksinkertai*, kolminkertai*, moninkertai*, tuplaa*, tuplaant*, kallis*, arvonnous*',
    XPROFIT:
      'voitto*, voitoll*, voitot, tuotto*, tuotot, korko*, korot, korkoa, osinko*, osingo*, ansait*, ansio*, tienaa*, tienest*',
    WORTHMORE:
      'arvo nousee, arvo kasvaa, arvonnous*, arvonnousu*, arvon nousu*, arvonsa nous*, arvo tulee nousemaan, hinta nousee, hinnan nousu*, hinnannous*, arvokkaam*, enemmän arvoi*, enemmän arvoa, sijoitu*, sijoita*, sijoittaa, passiivi* tulo*, tuottaa tuloja, tuotto*, tienata rahaa, tienaa*, ansaita rahaa, voitolla, voittoa, rikast*, takaisinost*, ostaa takaisin, ostamme takaisin, arvonsäilyt*, tuplaa rahansa, tuplata rahat, kaksinkertaistaa rahansa, korkoa, osinko*, ennen kuin hinta',
    HOLDV: 'pitä*, pidä*, säilyt*, omista*, hallussa*',
    EARLY: 'aikai*, ensimmäi*, ensimmäis*, varhain*, varhais*, perustaja*',
    BETTER: 'voitta*, enemmän, eniten, paremm*, parhai*, hyöty*, hyödy*, etu*, tienaa*',
    REGULARLY:
      'joka kuukausi, kuukausit*, kuukaudessa, kuussa, joka vuosi, vuosit*, vuodessa, vuosineljännes*, viikoit*, viikossa, joka viikko',
    XKEEP: 'säilyt*, hallinno*, hallinnoi*, hoita*, hoida*, pidämme, pitää, huolehdi*, vartioi*, tallessa, talteen',
    CUSTODIES:
      'säilytyspalvel*, yhteinen kassa, yhteisessä kassassa, yhteiskassa*, yhteinen lompakko, yhteisessä lompakossa, yhteislompak*, yhteinen tili, yhteisellä tilillä, yhteinen rahasto, yhteispot*, yhteinen potti, holvi*, kassakaap*, tallelok*, sulkutili*, asiakasvaratil*, säästöpos*, säästölip*, escrow, haltuumme, hallussamme',
    XPART: 'osuu*, osa, osan, osia, prosent*, murto osa, siivu*, puolet',
    XREVENUE:
      'tuotto*, tuotot, tuotoista, voitto*, voitot, voitoista, tulot, tuloj*, tuloista, liikevaih*, vuokra*, lipputulo*, myyntitulo*, sato*',
    XOWNABLE:
      'yrity*, yhtiö*, firma*, asunto*, asunno*, talo, talon, taloa, rakennu*, maalau*, taulu, taulun, ravintola*, maatil*, tila, tilan, viinitil*, vene*, laiva*, pubi*, tontti*, tontin, kauppa, panimo*, kahvila*, leipomo*, kiinteistö*, mökki*, mökin',
    XOWNS: 'omista*, omistu*, kuuluu, oikeus, oikeuden, osaomist*, osakas*, oikeutta*',
    SECURITIES:
      'osinko*, osingo*, osake*, osakke*, osakas*, osakkai*, osuus voitosta, osuuden voitosta, osuus tuotosta, osuus tuotoista, osuuden tuotoista, osuus tuloista, osuuden tuloista, osuus myyntituloista, osa voitosta, osan voitosta, osa tuloista, osan tuloista, voitonjako*, voitonja*, tulonja*, osaomist*, yhteisomist*, joukkovelka*, velkakirj*, arvopaper*, tokenisoi*, osuus yrityk*, osuuden yrityk*, osuus yhtiö*, osuuksia',
    FUNDS:
      'ennakkomyy*, ennakkomyyn*, tokenmyyn*, tokenien myyn*, kerätä rahaa, keräämme rahaa, kerätään rahaa, rahankerä*, varainkeruu*, varainhank*, kerätä pääoma*, pääomaa, rahoitta*, rahoitu*, rahoituskierr*, joukkorahoit*, alkupääom*, siemenpääom*, valkoinen lista',
    XRAISE:
      'rahoit*, rakenta*, rakennam*, maksaa, remonto*, remontti*, hankkia, hankinta*, ostaa, uuden, uutta, korja*',
    XSECRET:
      'yksityinen avain, yksityisen avaimen, yksityiset avaimet, yksityistä avainta, yksityisiä avaimia, yksityisavai*, salainen avain, salaisen avaimen, salaiset avaimet, palautussan*, palautuslau*, palautuslause*, palautusfraas*, siemenlau*, siemensan*, seed lause*, salaiset sanat, salaisia sanoja, kaksitoista sanaa, 12 sanaa, 24 sanaa, lompakon salasana*, lompakkonsa salasana*, lompakkosi salasana*, lompakon salasanan, muistilau*, varmuuslau*',
    MAINNET: 'pääverk*, pääketju*, tuotantoverk*',
    REALNET:
      'oikeaa bitcoin*, oikea bitcoin*, oikeita bitcoin*, aito bitcoin*, aitoa bitcoin*, aitoja bitcoin*, oikea lohkoketju*, oikeassa lohkoketjussa, oikeaan lohkoketjuun, aidossa lohkoketjussa, aitoon lohkoketjuun, oikeassa verkossa, oikeaan verkkoon, oikeita kolikoita, aitoja kolikoita, oikeat kolikot, oikeita satosheja',
    FAKE: 'väären*, väärän*, väärenn*, väärä, väärät, vale*, tekaist*, feik*, jäljitel*',
    CRED: 'todistu*, todistuks*, diplomi*, tutkinto*, tutkinno*, henkilökort*, henkilötodistu*, ajokort*, passi*, lupa, luvan, lisenss*, lupakirj*',
    LOOKLIKE:
      'näyttää samalta, näyttää aivo*, näyttää siltä, näyttävät aido*, näyttää aido*, aivan kuin, ikään kuin, samannäköi*, identti*, näköinen kuin, esiintyä, esiintyy, sama logo, samalla logolla, sama vaakuna, jäljitel*, erottaa aidosta',
    ORG: 'ministeriö*, yliopisto*, polisi*, poliisi*, hallitus, virasto*, viranomai*, punai* risti*, kunta, kaupunki, kaupungin, valtio*, kela, kelan',
    LOGO: 'logo*, vaakun*, sinetti*, sinetin, leima*, tunnu*',
    GAMBLE:
      'arpajais*, arpa, arpoja, lotto*, vedonlyön*, lyödä vetoa, lyövät vetoa, veikkau*, uhkapel*, rahapel*, kasino*, ruletti*, peliautomaat*, panos*',
    PYRAMID: 'pyramidihuij*, pyramid*',
    XPASS:
      'siirt*, siirrett*, siirre*, luovutt*, luovute*, antaa eteenpäin, annetaan eteenpäin, annettava*, antaa toiselle, antaa pois, lahjoitt*, lahjoite*, lahjaksi, lain*, lainat*, lainaa*, periä, peri*, testament*, välittää eteenpäin',
    XREDEEM:
      'lunast*, vaihtaa tuottei*, vaihdettavissa, alennu*, alennuk*, kuponk*, kupongi*, lahjakort*, etuse*, ilmai* kahvi*, ilmaisen kahvin, palkin*, hyvity*',
    XFREE: 'ilmai*, ilmainen, maksuton*, maksuttom*',
    XLIMITED:
      'rajoitettu erä, rajoitettu määrä, rajoitet*, rajattu*, rajatt*, vain NUM, ainoastaan NUM, numeroi*, NUM ensimmäi*, ensimmäiset NUM, harvinai*, eksklusiivi*, keräilyharvinais*, NUM kappaletta, NUM kpl',
    XRECRUIT:
      'kutsu*, tuo kaver*, tuoda kaver*, tuo ystäv*, tuoda ystäv*, tuovat ystäv*, suosittele*, suositt*, jokaisesta ystäv*, jokaisesta kaver*, jaa julkais*, jakaa julkais*, jakaa someen, värvä*, houkutte*',
    AIRDROP: 'äänioikeu*, äänest*, ääniä',
    XPDATA:
      'koko nimi, koko nimen, koko nimet, täydellinen nimi, etu ja sukunimi, etunimi ja sukunimi, sukunim*, syntymäaik*, syntymäpäiv*, henkilötunnu*, hetu, osoite*, osoitte*, kotiosoit*, valokuv*, kuva kasvo*, kasvokuva*, diagnoos*, sairau*, sairauks*, passinumer*, passin numero, puhelinnumer*, terveystie*, terveydentil*, veriryh*',
    SHOWN:
      'julki*, julkis*, näky*, näyt*, näytetään, pysyv*, ikuis*, metatie*, metadat*, sisält*, sivu*, profiil*, julkais*, kaikille',
    MINOR: 'lapsi*, laps*, lapset, lasten, oppila*, alaikäi*, vauva*, nuor*',
    XOFFICIAL:
      'viralli*, virallis*, tunnustettu*, akkreditoi*, valtuut*, valtuutettu*, sertifioi*, hyväksymä*, lisensoi*, pätevyy*, opintopist*, notaari*, laillistet*, oikeuttaa',
    VAGUE:
      'katsotaan, jotain sellaista, jonkinlai*, jonkinlainen, jotakin, tarkempia tietoja myöhemmin, lisätietoja myöhemmin, lisätietoa tulossa, tulossa pian, pian tulossa, erityisetu*, erityisiä etuja, yllätyk*, yllätys*, päätetään myöhemmin',
  },
}

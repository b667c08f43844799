/** Swedish. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/sv.ts'
import { laterCommon } from './later-common.ts'

export const sv: Lexicon = {
  language: 'sv',
  glossary,
  common: laterCommon.sv,
  words: {
    TEACHB: 'workshop*, kurs*, seminarie*, quiz, föreläsning*, frågesport',
    NUM: 'tio, tionde, fem, sex, elva, tjugo, hundra',
    SKIP: 'en, ett, den, det, de, dem, vår, vårt, våra, sin, sitt, sina, deras, varje, alla, allt, också, redan, mycket, då, alltid, även',
    WE: 'vi, oss, vår, vårt, våra, jag, min, mitt, mina',
    ISSUER:
      'vi, oss, vår, vårt, våra, jag, förening*, skola*, skolan*, klubb*, styrelse*, kassör*, sekreterare*, lärare*, app*, bot, botten, formulär*, arrangör*, museet, museum, kommun*, kooperativ*, förvaltning*, bibliotek*, butik*, samfällighet*',
    HOLDER:
      'innehavare*, ägare*, medlem*, deltagare*, användare*, köpare*, fans, elev*, student*, volontär*, frivillig*, samlare*, förälder*, föräldr*, familj*, kund*, granne*, grannar*, den som, alla som, person*, folk, investerare*, spelare*, vän, vänner*, kompis*, besökare*, gäst*, boende*, supportrar*, *medlemmar*, den som, de som',
    TOKEN:
      'märke*, *märke, *märken, *märket, medalj*, stämpel*, stämplar*, kort, kortet, *kort, *kortet, certifikat*, intyg*, biljett*, poäng*, diplom*, klistermärke*, dekal*, minnessak*, souvenir*, polett*, mynt*, *mynt, nål*, pass, medlemskap*, *badge*, presentkort*, pin, bevis*',
    COIN: 'polett*, mynt*',
    CAN: 'kan, får, kunna, skulle, ska, skall, möjligt, tillåtet, går att',
    SUBJ: 'vi, de, jag, du, ni, den, han, hon, ingen, man, sedan, senare',
    AND: 'och, eller, samt, så att, sen',
    BUT: 'men, dock, fast, även om, förutom, sedan, senare, därefter, däremot, utan, dessutom, efteråt',
    NEGALL: 'inte, aldrig, ej, icke',
    NEG: 'ingen, inget, inga, varken, förbjud*, undvik*, förhindra*, slipper',
    NEGWITH: 'utan, istället för, i stället för, fri från, fritt från',
    NEGPOST: 'förbjuden, förbjudet, förbjudna, otillåtet, uteslutet, omöjligt, utesluten',
    PSEUDO:
      'inte bara, inte endast, utan gräns, utan risk, aldrig sjunka, sjunker aldrig, aldrig förlora, missa inte, utan tvekan, utan ansträngning',
    TEACHN:
      'workshop*, kurs*, *kurs, lektion*, seminari*, föreläsning*, quiz, frågesport, ordlista*, fallstudie*, utbildning*, studiecirkel*, kapitel',
    TEACHV:
      'lär, lära, lärde, lärt, förklarar*, förklara, undervisa*, känna igen, varnar*, varna, förstå, förstår, diskutera*, analysera*',
    ABOUT: 'om, mot, varför, hur, för att, vad',
    XSELL:
      'sälj*, sålt, sålts, såld*, vidaresälj*, försälj*, återförsälj*, återsälj*, andrahandsförsälj*, handla med, handlas, handel, byta, byts, byter, byteshandel, auktion*, *handel, avyttra*, *försäljning*',
    BETWEEN:
      'med varandra, till varandra, sinsemellan, mellan medlemmar*, mellan samlare, mellan fans, till andra, med andra, till tredje part, högstbjudande, vidare till',
    TRADES:
      'andrahandsmarknad*, marknadsplats*, handelsplats*, handelsplattform*, börs*, *börs, *börsen, orderbok*, köp och sälj, köpa och sälja, likviditetspool*, golvpris*, marknadspris*, royalty, vidareförsälj*, andrahandsvärde*',
    BUY: 'köp*, köpa, betala*, betalning*, förvärva*',
    MONEY:
      'pengar*, peng, *pengar, medel, besparing*, sparande*, kontanter*, saldo*, avgift*, intäkt*, kassa*, kronor, insamling*',
    ASSETS:
      'pengar*, medel, besparing*, sparpengar*, sparande*, saldo*, mynt, kryptovaluta*, krypto*, plånbok*, plånböck*, insättning*, avgifter*, pant*, deposition*, handpenning*, fickpengar*, bitcoin*, tokens, insats*',
    VALUE: 'värde*, värd, pris*, kurs*, insats*, investering*',
    XRISE:
      'stig*, ökar, öka, ökning*, växer, växa, dubbl*, fördubbl*, tredubbl*, mångdubbl*, klättra*, skjuta i höjden, rusa*, uppgång*',
    XPROFIT: 'vinst*, avkastning*, ränta, räntan, räntor*, ränte*, utdelning*, förtjänst*, profit*, inkomst*, tjäna*',
    WORTHMORE:
      'värdestegring*, värdeökning*, stiger i värde, stiga i värde, ökar i värde, öka i värde, mer värd, mer värda, mer värt, värd mer, värda mer, värt mer, mycket värd*, investering*, investera*, passiv inkomst, passiva inkomster, avkastning*, tjäna pengar, tjänar pengar, göra vinst, med vinst, bli rik*, återköp*, köpa tillbaka, köper tillbaka, värdebevar*, dubbla sina pengar, dubbla pengarna, fördubbla*, ränta, kursvinst*, vinst*, utdelning*, innan priset',
    HOLDV: 'behåll*, håll*, spara*, äger, äga, sitter på',
    EARLY: 'tidig*, första, först, grundar*, grundande',
    BETTER: 'tjäna*, vinst*, mer, bäst, mest, fördel*, vinner',
    REGULARLY:
      'varje månad, månatlig*, i månaden, per månad, årlig*, per år, om året, varje år, kvartal*, varje vecka, veckovis, per vecka',
    XKEEP:
      'förvara*, förvalta*, bevara*, håll*, sköter, sköta, hantera*, vaktar, vakta, förvaring*, passa*, ta hand om, tar hand om',
    CUSTODIES:
      'förvaring av, förvar, gemensam kassa, gemensamma kassan, gemensam plånbok, gemensamma plånboken, gemensam pott, gemensamma potten, gemensamt konto, deponera*, depå, valv*, kassaskåp*, spargris*, sparklubb*, klientmedel, förvaltarkonto, spärrat konto, treuhand, escrow',
    XPART: 'andel*, del, delar, procent, bråkdel*, bit, hälften, kvot',
    XREVENUE: 'intäkt*, vinst*, omsättning*, inkomst*, hyra*, hyresintäkt*, biljettintäkt*, försäljning*, skörd*',
    XOWNABLE:
      'företag*, bolag*, lägenhet*, hus, huset, byggnad*, målning*, tavla*, restaurang*, gård*, vingård*, båt*, fartyg*, pub*, tomt*, butik*, bryggeri*, café*, bageri*, fastighet*, solcell*',
    XOWNS: 'äger, äga, ägar*, ägande*, tillhör*, rätt till, delägar*, berättiga*',
    SECURITIES:
      'utdelning*, aktie*, aktier, aktieägare*, vinstandel*, vinstdelning*, del av vinsten, andel av vinsten, andel av intäkterna, del av intäkterna, del av överskottet, delägar*, delägande*, samägande*, medägar*, andelar i, andel i, andel av, obligation*, skuldebrev*, värdepapper*, tokenisera*, konvertibel*',
    FUNDS:
      'förköp*, förhandsförsälj*, förförsälj*, tokenförsälj*, finansieringsrunda*, samla in pengar, samlar in pengar, samla kapital, ta in kapital, resa kapital, crowdfunding, gräsrotsfinansiering*, folkfinansiering*, startkapital, finansiera*, finansiering*, intäkterna går till, vitlista*',
    XRAISE:
      'finansiera*, bygga, bygger, betala, renovera*, anskaffa*, köpa in, köpa, för det nya, för den nya, nya taket',
    XSECRET:
      'privat nyckel, privata nyckel*, privata nycklar*, privatnyckel*, hemlig nyckel, hemliga nyckel*, hemliga nycklar*, återställningsord*, återställningsfras*, återhämtningsord*, återhämtningsfras*, återskapningsfras*, seedord*, seedfras*, seed fras*, hemliga ord*, tolv ord*, 12 ord*, 24 ord*, plånbokslösenord*, lösenord till plånbok*, lösenordet till plånbok*, lösenord till sin plånbok, lösenordet till sin plånbok, plånbokens lösenord, säkerhetsfras*, minnesfras*, nyckelfil*',
    MAINNET: 'huvudnät*, *huvudnätet, huvudkedja*, produktionsnät*, skarpa nätet, skarpt nät, livenätet',
    REALNET:
      'riktig bitcoin, riktiga bitcoin*, äkta bitcoin*, riktiga mynt, riktiga kedjan, riktig blockkedja, riktiga blockkedjan, skarp blockkedja, skarpa blockkedjan, riktigt nätverk, riktiga nätverket, riktiga sats, skarp drift, riktiga pengar på',
    FAKE: 'förfalska*, falsk*, fejk*, efterlikna*, imitera*, imitation*, oäkta, piratkopi*',
    CRED: 'certifikat*, diplom*, betyg*, legitimation*, körkort*, pass, licens*, intyg*, examen*, *bevis, id kort',
    LOOKLIKE:
      'ser ut som, se ut som, se ut precis, precis som, identisk*, som om, utge sig, utger sig, förväxl*, samma logga, samma logotyp, samma vapen, likadan* som, lik originalet, kopia av',
    ORG: 'departement*, universitet*, högskola*, polis*, regering*, myndighet*, röda korset, kommunen, skatteverket, försäkringskassan, stat, staten',
    LOGO: 'logga*, logo*, logotyp*, vapen, sigill*, brevhuvud*, stämpel*',
    GAMBLE:
      'lotteri*, lott, lotter, vadslagning*, slå vad, vad om pengar, hasardspel*, kasino, spelautomat*, utlottning mot betalning, tombola*, betting, trav',
    PYRAMID: 'pyramid*, kedjebrev*',
    XPASS:
      'överlåt*, ge vidare, ger vidare, ges vidare, ge bort, ges bort, skänk*, skickas vidare, föra över, överför*, låna ut, lånas ut, utlån*, ärva*, ärvas, testamenter*, ge den till, vidarebefordra*, överlåtbar*',
    XREDEEM:
      'lösa in, löses in, inlös*, byta mot, bytas mot, byts mot, rabatt*, *rabatt, kupong*, presentkort*, värdekupong*, värdebevis*, gratis kaffe, gratis fika, nedsatt pris, premie*, förmån*, belöning*',
    XFREE: 'gratis',
    XLIMITED:
      'begränsad upplaga, begränsat antal, begränsad*, limiterad*, bara NUM, endast NUM, numrera*, de NUM första, första NUM, NUM första, NUM exemplar, NUM stycken, sällsynt*, exklusiv*, samlarobjekt*, unik utgåva',
    XRECRUIT:
      'värva*, bjuda in, bjuder in, bjud in, inbjud*, ta med en vän, tar med en vän, ta med en kompis, tar med sig en, rekommendera*, tipsa*, dela inlägg*, delar inlägg*, dela i sociala, för varje vän, för varje kompis, hänvisning*',
    AIRDROP: 'rösträtt*, rösta, röstar, omröstning*, medbestämm*',
    XPDATA:
      'fullständigt namn, fullständiga namn*, hela namnet, för och efternamn, förnamn och efternamn, efternamn*, födelsedatum*, födelsedag*, personnummer*, adress*, hemadress*, foto, foton, fotografi*, porträtt*, diagnos*, sjukdom*, passnummer*, telefonnummer*, hälsouppgift*, hälsodata*, journal*, blodgrupp*, allergi*',
    SHOWN:
      'offentlig*, synlig*, synas, syns, visar, visas, visa, permanent*, metadata*, publicera*, innehåller, sida, sidan, profil*, för alla, för alltid',
    MINOR: 'barn, barnen*, barnets, elev*, minderårig*, bebis*, spädbarn*, ungdom*',
    XOFFICIAL:
      'officiell*, godkänd av, statligt erkän*, erkänd*, erkänt, ackreditera*, auktorisera*, certifierad*, legitimerad*, licensierad*, rätt att arbeta, högskolepoäng*, behörig*, rättsligt giltig*, notarie*, bestyrkt*',
    VAGUE:
      'vi får se, får se sen, någon sorts, något slags, en sorts, nånting, detaljer kommer, mer info kommer, mer information kommer, kommer snart, inom kort, särskilda förmåner, speciella förmåner, överraskning*, bestäms senare, återkommer',
  },
}

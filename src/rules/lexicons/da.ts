/** Danish and Norwegian. They share a lexicon because most of the words are the same or similar. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/da.ts'
import { laterCommon } from './later-common.ts'

export const da: Lexicon = {
  language: 'da',
  glossary,
  common: laterCommon.da,
  words: {
    TEACHB: 'workshop*, kursus, kurset, kurs, kurs*, seminar*, quiz, foredrag*, forelesning*',
    NUM: 'ti, tiende, fem, seks, elleve, tyve, tjue, hundrede, hundre',
    SKIP: 'en, et, ei, den, det, de, dem, vores, vår, vårt, våre, sin, sit, sitt, sine, deres, hver, hvert, alle, alt, også, allerede, meget, mye, så, altid, alltid',
    WE: 'vi, os, oss, vores, vår, vårt, våre, jeg, min, mit, mitt',
    ISSUER:
      'vi, os, oss, vores, vår, vårt, våre, jeg, forening*, skole*, klub*, klubb*, bestyrelse*, styret, styre, kasserer*, sekretær*, lærer*, app*, bot, formular*, skjema*, arrangør*, museet, museum, kommune*, andelsforening*, samvirke*, administration*, bibliotek*, butik*, borettslag*, grundejerforening*',
    HOLDER:
      'indehaver*, innehaver*, ejer, ejere*, eier, eiere*, medlem*, deltager*, deltaker*, bruger*, bruker*, køber*, kjøper*, fans, elev*, student*, studerende, frivillig*, samler, samlere*, forælder*, forældre*, forelder*, foreldre*, familie*, kunde*, nabo*, enhver, alle som, alle der, dem der, de som, person*, folk, investor*, spiller, spillere*, ven, venner*, venn, besøgende, besøkende, gæst*, gjest*, beboer*, støtter, støtter*, *medlemmer*',
    TOKEN:
      'mærke*, *mærke, *mærker, *mærket, merke*, *merke, *merker, *merket, medalje*, stempel*, stempler*, kort, kortet, *kort, *kortet, certifikat*, sertifikat*, billet*, billett*, point, poeng*, diplom*, klistermærke*, klistremerke*, souvenir*, suvenir*, polet*, pollett*, mønt*, mynt*, nål*, pas, pass, medlemskab*, medlemskap*, *badge*, gavekort*, bevis*, attest*, emblem*',
    COIN: 'polet*, pollett*, mønt*, mynt*',
    CAN: 'kan, må, få, får, kunne, skal, skulle, muligt, mulig, tilladt, tillatt, lov til',
    SUBJ: 'vi, de, jeg, du, I, han, hun, ingen, man, siden, senere',
    AND: 'og, eller, samt, så',
    BUT: 'men, dog, selvom, selv om, bortset, siden, senere, derefter, derimod, desuden, dessuten, bagefter, etterpå, likevel, alligevel',
    NEGALL: 'ikke, aldrig, aldri, ej',
    NEG: 'ingen, intet, ingenting, hverken, verken, forbyd*, forby*, undgå*, unngå*, forhindre*',
    NEGWITH: 'uden, uten, i stedet for, istedenfor, i staden for, fri for',
    NEGPOST: 'forbudt, udelukket, utelukket, umuligt, umulig, ikke tilladt, ikke tillatt, ikke mulig',
    PSEUDO:
      'ikke kun, ikke bare, ikke blot, uden grænse, uten grense, uden risiko, uten risiko, aldrig falde, falder aldrig, faller aldri, aldrig tabe, uden tvivl, uten tvil, gå ikke glip, ikke gå glipp',
    TEACHN:
      'workshop*, kursus*, kurs*, *kursus, undervisning*, lektion*, leksjon*, seminar*, foredrag*, forelesning*, quiz, ordliste*, casestudie*, uddannelse*, studiekreds*, time, modul*',
    TEACHV:
      'lærer, lære, lærte, lært, forklarer*, forklare, forklar, underviser*, undervise, genkende, gjenkjenne, kjenne igjen, advarer*, advare, forstå, forstår, diskuter*, analyser*',
    ABOUT: 'om, mod, mot, hvorfor, hvordan, hvad, hva',
    XSELL:
      'sælg*, solgt*, selge, selger, selges, videresælg*, videresolgt*, videreselge*, videresalg*, salg*, gensælg*, gensalg*, handle med, handles, handel, handle, bytte, byttes, bytter, byttehandel*, auktion*, auksjon*, omsættelig*, omsettelig*, afhænd*, avhend*, *salg',
    BETWEEN:
      'med hinanden, til hinanden, med hverandre, til hverandre, indbyrdes, innbyrdes, mellem medlemmer*, mellom medlemmer*, mellem samlere, mellom samlere, seg imellom, til andre, med andre, til tredjepart*, højestbydende, høystbydende, videre til',
    TRADES:
      'andenhåndsmarked*, annenhåndsmarked*, sekundært marked, brugtmarked*, bruktmarked*, markedsplads*, markedsplass*, handelsplatform*, handelsplattform*, børs*, *børs, *børsen, ordrebog*, ordrebok*, køb og salg, kjøp og salg, købe og sælge, kjøpe og selge, likviditetspulje*, likviditetspool*, mindstepris, gulvpris*, markedspris*, royalty, videresalg*',
    BUY: 'køb*, kjøp*, betal*, erhverv*, erverv*',
    MONEY:
      'penge, pengene, penger*, *penge, midler*, opsparing*, oppsparing*, sparepenge*, kontanter*, saldo*, kontingent*, indtægt*, inntekt*, kasse*, kroner, indsamling*, innsamling*',
    ASSETS:
      'penge, pengene, penger*, midler*, opsparing*, sparepenge*, saldo*, mønter*, mynter*, kryptovaluta*, krypto*, tegnebog*, tegnebøger*, lommebok*, lommebøker*, pung, indskud*, innskudd*, kontingenter, depositum*, pant, lommepenge*, bitcoin*, tokens',
    VALUE: 'værdi*, verdi*, værd, verdt, pris*, kurs*, investering*',
    XRISE:
      'stig*, øges, øge, øker, øke, økning*, vokse*, fordobl*, tredobl*, mangedobl*, klatre*, skyde i vejret, skyte i været',
    XPROFIT:
      'gevinst*, afkast*, avkastning*, rente*, udbytte*, utbytte*, fortjeneste*, profit*, overskud*, overskudd*, indkomst*, tjene*, tjener',
    WORTHMORE:
      'værdistigning*, verdistigning*, verdiøkning*, stige i værdi, stiger i værdi, stige i verdi, stiger i verdi, øker i verdi, mere værd, mer verdt, mer verd, meget værd, mye verdt, investering*, investere*, passiv indkomst, passiv inntekt, afkast*, avkastning*, tjene penge, tjener penge, tjene penger, tjener penger, med fortjeneste, med gevinst, med overskud, blive rig, bli rik, tilbagekøb*, tilbakekjøp*, købe tilbage, kjøpe tilbake, kjøper tilbake, køber tilbage, værdiopbevar*, verdioppbevaring*, fordoble*, rente*, kursgevinst*, gevinst*, udbytte*, utbytte*, før prisen',
    HOLDV: 'behold*, hold*, gemme, gemmer, spare på, eje, ejer, eie, eier, sitter på, sidder på',
    EARLY: 'tidlig*, første, først, stiftende, grundlægger*, grunnlegger*',
    BETTER: 'tjene*, tjener, gevinst*, mere, mer, bedst, best, mest, fordel*',
    REGULARLY:
      'hver måned, månedlig*, om måneden, i måneden, i måneden, per måned, pr måned, årlig*, per år, pr år, om året, i året, hvert år, kvartal*, hver uge, hver uke, ugentlig*, ukentlig*',
    XKEEP:
      'opbevar*, oppbevar*, forvalt*, bevar*, hold*, passer på, passe på, administrer*, vogter, vokte, håndter*, tager vare på, tar vare på, ta vare på, gemmer, gemme',
    CUSTODIES:
      'i forvaring, i varetægt, fælles kasse, fælleskasse*, felles kasse, felleskasse*, fælles tegnebog, felles lommebok, fælles pulje, felles pott, felles konto, fælles konto, deponer*, klientkonto*, boks, bankboks*, hvælving, hvelv*, sparegris*, spareklub*, spareklubb*, escrow, betroede midler',
    XPART: 'andel*, del, dele, deler, procent, prosent, brøkdel*, stykke, halvdel*, kvote',
    XREVENUE:
      'indtægt*, inntekt*, overskud*, gevinst*, omsætning*, omsetning*, leje, lejeindtægt*, leie, leieinntekt*, billetsalg*, billettsalg*, salg, høst',
    XOWNABLE:
      'firma*, virksomhed*, bedrift*, selskab*, selskap*, lejlighed*, leilighet*, hus, huset, bygning*, maleri*, restaurant*, gård*, vingård*, båd*, båt*, skib*, skip, pub*, grund, tomt*, butik*, bryggeri*, café*, kafé*, bageri*, bakeri*, ejendom*, eiendom*',
    XOWNS: 'ejer, eje, ejerskab*, eier, eie, eierskap*, tilhør*, ret til, rett til, medejer*, medeier*, berettig*',
    SECURITIES:
      'udbytte*, utbytte*, aktie*, aktier, aksje*, aksjer, aktionær*, aksjonær*, overskudsdeling*, overskuddsdeling*, del af overskuddet, del av overskuddet, andel af overskuddet, andel av overskuddet, andel af indtægterne, andel av inntektene, del af indtægterne, del av inntektene, medejer*, medejerskab*, medeier*, medeierskap*, sameie*, andele i, andel i, andeler i, andel af, andel av, obligation*, obligasjon*, gældsbrev*, værdipapir*, verdipapir*, tokeniser*',
    FUNDS:
      'forsalg*, forhåndssalg*, tokensalg*, finansieringsrunde*, samle penge ind, samler penge ind, indsamle penge, samle inn penger, samler inn penger, rejse kapital, reise kapital, hente kapital, crowdfunding, folkefinansiering*, startkapital, finansier*, hvidliste*, hviteliste*',
    XRAISE:
      'finansier*, bygge, bygger, betale, renover*, anskaff*, købe, kjøpe, til det nye, til den nye, til nyt, til nytt, oppussing*',
    XSECRET:
      'privat nøgle*, private nøgle*, privat nøkkel*, private nøkkel*, private nøkler*, privatnøgle*, hemmelig nøgle*, hemmelige nøgle*, hemmelig nøkkel*, hemmelige nøkkel*, hemmelige nøkler*, gendannelsesord*, gendannelsesfrase*, gendannelsessætning*, gjenopprettingsord*, gjenopprettingsfrase*, gjenopprettelse*, genoprettelse*, seedord*, seed ord*, seed frase*, seedfrase*, hemmelige ord*, tolv ord*, 12 ord*, 24 ord*, adgangskode til tegnebog*, adgangskoden til tegnebog*, adgangskoden til din tegnebog, kodeord til tegnebog*, kodeordet til tegnebog*, passord til lommebok*, passordet til lommebok*, lommebokens passord, tegnebogens kode*, passord for lommebok*, sikkerhedsfrase*, sikkerhetsfrase*, nøglefil*, nøkkelfil*',
    MAINNET:
      'hovednet, hovednettet, hovednetværk*, hovednettverk*, hovedkæde*, hovedkjede*, produktionsnet*, produksjonsnett*, livenet*',
    REALNET:
      'rigtig bitcoin, rigtige bitcoin*, ægte bitcoin*, ekte bitcoin*, rigtige mønter, ægte mønter, ekte mynter, rigtig blockchain, rigtige blockchain, ekte blokkjede, ægte blockchain, ekte blockchain, ekte nettverk, rigtige netværk, rigtigt netværk, rigtige sats, ekte sats, virkelig blockchain',
    FAKE: 'forfalsk*, falsk*, efterlign*, etterlign*, uægte, uekte, fusk*, piratkopi*',
    CRED: 'certifikat*, sertifikat*, diplom*, eksamensbevis*, legitimation*, legitimasjon*, kørekort*, førerkort*, pas, pass, licens*, lisens*, attest*, vitnemål*, *bevis, id kort',
    LOOKLIKE:
      'ligner, ligne, ser ud som, se ud som, ser ut som, se ut som, præcis som, akkurat som, identisk*, som om, udgive sig, udgiver sig, utgi seg, utgir seg, samme logo, samme våben, lik originalen, magen til',
    ORG: 'ministeri*, departement*, universitet*, politi*, regering*, myndighed*, myndighet*, røde kors, staten, skattestyrelsen, skatteetaten, kommunen',
    LOGO: 'logo*, våben, våpenskjold*, segl, brevhoved*, brevhode*, stempel*',
    GAMBLE:
      'lotteri*, lodtrækning mod betaling, lodder, lodd, væddemål*, veddemål*, vædde, vedde, hasardspil*, hasardspill*, gambling*, kasino, kasino*, spilleautomat*, tombola*, betting',
    PYRAMID: 'pyramide*, kædebrev*, kjedebrev*',
    XPASS:
      'overdrag*, overdra, overdras, give videre, giver videre, gives videre, gis videre, gi videre, give væk, gi bort, gis bort, forære*, skænk*, overfør*, låne ud, lånes ud, udlån*, låne ut, lånes ut, utlån*, arve*, arves, testamenter*, sendes videre, viderefør*, overførbar*',
    XREDEEM:
      'indløs*, innløs*, løse inn, løses inn, byttes til, veksles til, rabat*, rabatt*, *rabat, *rabatt, kupon*, kupong*, gavekort*, værdibevis*, verdikupong*, gratis kaffe, nedsat pris, præmie*, premie*, fordele, belønning*',
    XFREE: 'gratis',
    XLIMITED:
      'begrænset oplag, begrænset antal, begrenset opplag, begrenset antall, begrænset*, begrenset*, kun NUM, bare NUM, nummerer*, de første NUM, de NUM første, første NUM, NUM eksemplarer, NUM stk, sjælden*, sjelden*, eksklusiv*, samlerobjekt*',
    XRECRUIT:
      'hverve*, verve*, invitere*, inviterer, invitation*, invitasjon*, tage en ven med, tager en ven med, ta med en venn, tar med en venn, anbefale*, henvisning*, dele opslag*, deler opslag*, dele innlegg*, deler innlegg*, for hver ven, for hver venn, deler på sociale',
    AIRDROP: 'stemmeret*, stemmerett*, afstemning*, avstemning*, medbestemm*, stemme om',
    XPDATA:
      'fulde navn*, fuldt navn, fullt navn, fulle navn*, for og efternavn, for og etternavn, fornavn og efternavn, fornavn og etternavn, efternavn*, etternavn*, fødselsdato*, fødselsdag*, cpr nummer*, cpr*, personnummer*, fødselsnummer*, adresse*, foto, fotos, billede af, bilde av, portræt*, portrett*, diagnose*, sygdom*, sykdom*, pasnummer*, passnummer*, telefonnummer*, helbredsoplysning*, helseopplysning*, helsedata*, sundhedsdata*, journal*, blodtype*, allergi*',
    SHOWN:
      'offentlig*, synlig*, viser, vises, vise, permanent*, metadata*, offentliggør*, publiser*, indeholder, inneholder, side, siden, profil*, for alle, for altid, for alltid',
    MINOR: 'barn, børn*, barnet*, barnas, elev*, mindreårig*, baby*, spædbørn*, ungdom*, unge',
    XOFFICIAL:
      'officiel*, offisiel*, statsanerkendt*, statsgodkendt*, anerkendt*, anerkjent*, akkrediter*, autoriser*, certificeret*, sertifisert*, godkendt af, godkjent av, licenseret*, lisensiert*, ret til at arbejde, rett til å arbeide, ects, studiepoeng*, juridisk gyldig*, notar*, bekræftet af',
    VAGUE:
      'vi får se, en slags, en eller anden, et eller andet, noe slikt, noget i den stil, detaljer følger, nærmere info, nærmere information, mere info senere, mer info kommer, kommer snart, snart mere, særlige fordele, spesielle fordeler, overraskelse*, besluttes senere, bestemmes senere',
  },
}

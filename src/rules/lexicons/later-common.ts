/**
 * Small frequent words, as in `common.ts`, of the languages that a first look in a browser does not tell apart: they
 * come with the warning rules (src/web), which every verdict needs. Of languages that share a script or many words they
 * are words that the neighbour does not have: Ukrainian, Bulgarian and Serbian not Russian. Words behind the stroke occur in
 * other languages too: they count for theirs only in a text with a word of the first kind.
 */
export const laterCommon = {
  uk: 'що це цей ця цього цьому можуть мають учасники учасникам отримує отримують але або щоб якщо який яка яке вони його буде будуть бути від після як чи ви ми з зі кожен кожна учасник учасника учасників можна може лише тільки коли де вже ще нашого нашої нашому',
  sv: 'och att är på för inte som ett av till från ska får eller vår våra vårt varje utan också när så jag det sig med efter bara mellan någon några ingen | vi kan har vid de om under den i en men',
  da: 'og ikke på er til af av fra får eller vores vår våre hver uten uden også når så jeg det den med etter efter kun bare mellom mellem noen nogen ingen blir bliver deres hvert | vi kan har skal om som at et de alle i en for man',
  cs: 'že pro jsou nebo není podle když každý každá každé kdo může mohou při náš naše naši našeho našich který která které kteří jen své svůj jeho jejich bude budou ještě také všichni jsme jsem jste nám vám tři čtyři všech svým těch těm tento této tohoto bylo byli máme mají něj něco nikdo přes před mezi proti protože než kde kdy dostane dostanou získá sme majú tieto každého všetkých ešte aké dostanú alebo ktorý ktorá ktoré ktorí môže môžu ako čo keď nám aj iba našej nášho všetci | je v z k ve aby jako nie ich už sú na se si s za po od do bez pre a i o ale my to být ten',
  ro: 'și să în pentru sunt sau că fiecare noastră nostru noștri fără toți toate cele după dacă poate într lui când şi aceasta acest această | nu cu pe din este care mai va vor pot ne lor cei la un o de a doar fi ce se al',
  hu: 'az és egy hogy aki akik van vagy minden csak ez ezt azt lehet kell mert mint nincs után által számára nélkül amely amit ami azok kapnak lesz kik nekünk közösségünk mindenki senki azért ezért kérjük jelvény jelvényt aztán majd szeretnénk legyen lesznek ennek annak róla évben | nem meg kap is a el mi de fel be',
  fi: 'ja ei että joka jotka ovat tai myös kun mutta jos niin voi kaikki sen meidän ilman vain jokainen saa kuin oli eivät sitä tämä nämä kaikille voivat saavat sille mukaan jälkeen | ole on he se me',
  sr: 'koji koja koje nije ili svaki svaka svi kao može mogu naš naša naše naši našeg samo što šta ako biti će ćemo nakon kada jer već sve sva svih ne kod када који која које није сваки сви може шта ако након јер је се су ће за tko dobiva nema ovaj onaj kroz prema svoje svoju članovi značka značku značke | je od iz i se na za s po bez da su u sa mi to a ali',
  bg: 'е че са се си го ги към със във ще това този тази тези който която което които като всеки всички след могат няма трябва бъде бъдат ако още хората когато където защото така ние вие една едно нашия нашата нашите нашето',
  fa: 'از را است در برای که این با هر به آن نیست شود خود',
  ca: 'amb aquest aquesta aquests és més nostre nostres poden sense dels seves també volem perquè els tots totes | hi us pot ho per les i qui seva però el la de un una del no que fins a en o es ja cada nostra als',
  lt: 'ir yra už tai kaip iš į arba nuo prie visi visiems kiekvienas kiekvienam kurie kuris kuri mūsų bus gali tik jie jau nėra buvo taip pagal apie bei | kad po savo su ar ne be mes per bet',
  sw: 'kwa katika hii hiyo hizi kila lakini yetu wetu ambao ambaye wote bila baada watu kwamba wanaweza anaweza mtu yote yao wake zao hakuna huu huo sisi kuwa cha vya | wa ya na ni za la si kama',
  fil: 'ang ng mga nang namin natin aming bawat lahat niya nila walang wala pwede maaari dahil kapag ating kanilang tayo yung naman lang | din sila siya na at para may kay sa po o ay ito rin hindi kung',
} as const

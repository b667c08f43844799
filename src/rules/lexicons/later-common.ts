/**
 * Small frequent words, as in `common.ts`, of the languages that a first look in a browser does not tell apart: they
 * come with the warning rules (src/web), which every verdict needs. Of languages that share a script or many words they
 * are words that the neighbour does not have: Ukrainian, Bulgarian and Serbian not Russian, Danish not Dutch.
 */
export const laterCommon = {
  uk: 'що це цей ця але або щоб якщо який яка яке вони його буде будуть бути від після як чи ви ми з зі кожен кожна учасник учасника учасників можна може лише тільки коли де вже ще нашого нашої нашому',
  sv: 'och att är på för inte som ett av till från ska får eller vår våra vårt varje utan också när så jag det sig kan har vi med efter vid bara mellan någon några ingen',
  da: 'og ikke på som er til af av fra skal kan får eller vores vår våre hver uten uden også når så jeg det den vi med om etter efter kun bare mellom mellem noen nogen ingen har blir bliver deres hvert',
  cs: 'že pro jsou nebo aby jako není podle když každý každá každé kdo může mohou při už náš naše naši našeho našich který která které kteří jen své svůj jeho jejich bude budou ještě také všichni je v z k ve sú alebo nie ktorý ktorá ktoré ktorí môže môžu ako čo keď nám aj iba ich našej nášho všetci',
  ro: 'și să în nu cu pe pentru din este sunt care sau că mai fiecare noastră nostru noștri fără toți toate cei cele după dacă va vor poate pot ne lor într lui când şi aceasta acest această',
  hu: 'az és egy hogy nem aki akik van vagy minden csak meg ez ezt azt lehet kell mert mint nincs után által számára nélkül amely amit ami azok kap kapnak lesz kik nekünk közösségünk',
  fi: 'ja ei että joka jotka ovat tai myös kun mutta jos niin voi kaikki ole sen meidän ilman vain jokainen saa kuin oli eivät sitä tämä nämä kaikille voivat saavat sille mukaan jälkeen',
  sr: 'koji koja koje nije ili svaki svaka svi kao može mogu naš naša naše naši našeg samo što šta ako biti će ćemo nakon kada jer već sve sva svih je od iz ne kod када који која које није сваки сви може шта ако након јер је се су ће за',
  bg: 'е че са се си го ги към със във ще това този тази тези който която което които като всеки всички след могат няма трябва бъде бъдат ако още хората когато където защото така ние вие една едно нашия нашата нашите нашето',
  fa: 'از را است در برای که این با هر به آن نیست شود خود',
  ca: 'amb aquest aquesta aquests és però més nostre nostra nostres pot poden sense dels als seva seves també hi volem perquè els les i per qui us cada tots totes',
  lt: 'ir yra kad už tai kaip iš į arba nuo prie visi visiems kiekvienas kiekvienam kurie kuris kuri mūsų bus gali tik jie savo po jau nėra buvo taip pagal apie bei',
  sw: 'kwa wa katika hii hiyo hizi kila lakini yetu wetu kama ambao ambaye wote bila baada watu kwamba wanaweza anaweza mtu yote yao wake zao hakuna huu huo sisi kuwa ya cha vya',
  fil: 'ang ng mga ay ito kung nang namin natin aming bawat lahat niya nila walang wala pwede maaari dahil kapag ating kanilang hindi rin tayo sila siya yung naman lang',
} as const

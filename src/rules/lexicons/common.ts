/**
 * Function words that identify languages in Latin script. They are separate from the lexicons, so that a language can
 * be detected before its words are loaded (src/web).
 */
export const common = {
  en: 'the of and to a in is it you that he was for on are with as they be at one have this from or had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more no way could people my than been who its now did get us our just only every please for who after also want wants should must may might badge badges anyone everyone i',
  es: 'el la los las de del y que en un una para con por su sus se es no al lo como más pero si cada quien este esta nuestro nuestra nuestros o sin son puede pueden hasta cuando todos te tu les qué queremos',
  pt: 'o a os as de do da dos das e que em um uma para com por seu sua seus suas se não no na nos nas ao como mais mas cada quem este esta nosso nossa ou sem são pode podem até quando todos você nós queremos é foi',
  fr: 'le la les de des du et que en un une pour avec par son sa ses se est ne pas nous vous qui dans sur au aux ce cette ces mais chaque notre nos ou sans sont peut peuvent quand tous plus il elle ils on leur leurs l d qu c je mon',
  de: 'der die das und ist nicht mit für von zu im in den dem ein eine einen einem einer auf wir sie es sich auch an als bei aus nach wie oder aber jeder jede jedes unser unsere unseren werden wird kann können soll sollen alle wer ohne zum zur haben bekommt des dass am ihre ich nur',
  it: 'il lo la i gli le di del della dei delle e che in un una per con da su si è non al alla ai come più ma ogni chi questo questa nostro nostra nostri o senza sono può possono fino quando tutti noi loro ci vorremmo nel nella dal',
  nl: 'de het een en van in is dat op te zijn voor met die niet aan er om ook als dan bij uit naar maar of elke elk ieder iedereen wij we ons onze kan kunnen mag mogen wordt worden krijgt zonder alle wie je jouw hun door over tot heeft hebben deze',
  pl: 'i w na z do się nie że jest dla to o za jak po od ale czy lub oraz każdy każda nasz nasza nasze naszego przez bez są może mogą który która które kto tylko już przy ich swój swoje my będzie będą ten ta te nasi',
  tr: 've bir bu için ile de da ne mi olarak çok daha ama her gibi kadar olan en veya biz bizim bunu şu o ya değil yok var sonra bütün tüm kendi üyeler katılan katılanlar hiç rozet rozeti bizi',
  ru: 'и в не на что с по для как это за от из к у о мы наш наши нашей нашего или но каждый кто без будет могут может все при их они',
  id: 'dan yang di untuk dengan ini itu dari ke pada tidak akan adalah atau kami kita bisa dapat setiap oleh tanpa juga sudah saya mereka anggota semua para hanya bagi lencana seperti dalam sebagai ada jika bukan',
  vi: 'và của là cho các có không được những một trong với người này khi để chúng tôi sẽ hoặc mỗi nhưng thể từ đã về như ai tất cả huy hiệu',
} as const

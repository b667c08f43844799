/** Harmless texts in the languages of the screener; `@` marks the place for a value. */
export const prose: readonly string[] = [
  'Please make a badge for our running club and use @ for it, thanks a lot.',
  'We want a certificate for the choir. The line below belongs to the old poster:\n@\nKeep the blue colours.',
  '@ is what we printed on the back of the leaflet last year, and the members liked it.',
  'Insignia para el club de lectura, con este texto: @. Gracias por la ayuda.',
  'Queremos un diploma para la escuela. @ Es solo para los alumnos de cuarto.',
  'Um crachá para o coro da aldeia: @ — sem mais nada.',
  'Un badge pour la chorale du village. Voici le texte : @ Merci de garder le fond bleu.',
  'Ein Abzeichen für den Wanderverein (@), bitte mit grünem Rand.',
  'Un distintivo per il gruppo teatrale: @. Lo diamo a chi viene alle prove.',
  'Een insigne voor de zwemclub, met @ op de achterkant, alsjeblieft.',
  'Odznaka dla klubu szachowego: @. Dziękujemy bardzo!',
  'Koro için bir rozet istiyoruz: @ Şimdiden teşekkürler.',
  'Значок для клуба любителей книг: @. Спасибо большое!',
  'شارة لنادي القراءة: @ شكرا جزيلا.',
  'पुस्तक क्लब के लिए एक बैज: @ धन्यवाद।',
  'Lencana untuk klub baca sekolah: @. Terima kasih banyak.',
  'Huy hiệu cho câu lạc bộ đọc sách: @. Cảm ơn rất nhiều.',
  '请为我们的读书会做一枚徽章：@。谢谢大家的支持。',
  '読書クラブのバッジを作ってください。@。よろしくお願いします。',
  '독서 모임을 위한 배지를 만들어 주세요: @. 감사합니다.',
]

export const inProse = (template: string, value: string): string => template.replace('@', () => value)

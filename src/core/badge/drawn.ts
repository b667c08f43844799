/**
 * The writing that our picture fonts draw, as far as it can be said without reading them: a browser has no fonts to look
 * into before there is a receipt. `imageOmits` of the receipt is exact (docs/decisions/0007).
 */
const drawn =
  /[\u0020-\u024F\u0259\u02BB-\u02BD\u0300-\u0304\u0306-\u030C\u0327\u0328\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490\u0491\u05B0-\u05BC\u05C1\u05C2\u05D0-\u05EA\u060C\u061B\u061F\u0621-\u063A\u0640-\u0652\u0660-\u066D\u0670-\u06BE\u06C0-\u06D3\u06F0-\u06F9\u0901-\u0939\u093C-\u094D\u0950\u0958-\u0970\u0E01-\u0E3A\u0E40-\u0E5B\u1E00-\u1EF9\u2010-\u2027\u2030-\u203A\u20AC\u2122\u3001-\u3003\u3005-\u3011\u3041-\u3093\u30A1-\u30F6\u30FB-\u30FE\u4E00-\u9FA5\uAC00-\uD7A3\uFF01-\uFF5E]|\p{Emoji_Presentation}/u

/** Whether our picture fonts hold a character. Rare ideographs count as held. */
export const drawnByOurFonts = (char: string): boolean => drawn.test(char)

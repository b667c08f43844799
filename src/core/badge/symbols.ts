/** The drawings of the symbols. Our own, on a common grid of 48 by 48, in one style: areas with an outline, and strokes. */

/** `area` is filled and outlined, `line` only stroked. A stroke of no length is a dot, because line ends are round. */
interface Drawing {
  readonly area: string
  readonly line: string
}

const drawing = (area: string, line = ''): Drawing => ({ area, line })
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
const dot = (x: number, y: number): string => `M${x} ${y}h.01`

const drawings = {
  // Learning
  book: drawing(
    'M24 14C19 10 12 9 5 10V37C12 36 19 37 24 41C29 37 36 36 43 37V10C36 9 29 10 24 14Z',
    'M24 14V41M11 17C14 17 17 17.7 19 18.8M11 24C14 24 17 24.7 19 25.8M37 17C34 17 31 17.7 29 18.8M37 24C34 24 31 24.7 29 25.8',
  ),
  pencil: drawing(
    'M7 41L10.5 29.5L33 7A4 4 0 0 1 38.6 7L41 9.4A4 4 0 0 1 41 15L18.5 37.5Z',
    'M28.5 11.5L36.5 19.5M10.5 29.5L18.5 37.5',
  ),
  graduation: drawing(
    'M24 10L45 20L24 30L3 20Z',
    'M12 24.5V33C12 36.5 17 39 24 39S36 36.5 36 33V24.5M40.5 22.5V34M40.5 38h.01',
  ),
  apple: drawing(
    'M24 17C20 12 8 13 8 24.5C8 33 14.5 42 20 42C22 42 23 41 24 41S26 42 28 42C33.5 42 40 33 40 24.5C40 13 28 12 24 17ZM26 11C28 6.5 32 5 36 5.5C35.5 9.5 32 12 26 11Z',
    'M24 17C24 14 24.8 12.5 26 11',
  ),
  bulb: drawing(
    'M24 5C15.5 5 9.5 11 9.5 18.5C9.5 25 14 27.5 16.5 33H31.5C34 27.5 38.5 25 38.5 18.5C38.5 11 32.5 5 24 5Z',
    'M17.5 38H30.5M21 43H27M18.5 19.5L21.5 23L24 19.5L26.5 23L29.5 19.5',
  ),
  flask: drawing(
    'M14.5 28.5H33.5L40 38.5C41.2 40.8 40 43 37 43H11C8 43 6.8 40.8 8 38.5Z',
    'M17.5 5H30.5M20 5V19.5L14.5 28.5M28 5V19.5L33.5 28.5M20 35.5h.01M27 38h.01M26 32.5h.01',
  ),
  gear: drawing(
    'M21 11.1L21.3 5.8H26.7L27 11.1L31 12.8L34.9 9.2L38.8 13.1L35.2 17L36.9 21L42.2 21.3V26.7L36.9 27L35.2 31L38.8 34.9L34.9 38.8L31 35.2L27 36.9L26.7 42.2H21.3L21 36.9L17 35.2L13.1 38.8L9.2 34.9L12.8 31L11.1 27L5.8 26.7V21.3L11.1 21L12.8 17L9.2 13.1L13.1 9.2L17 12.8Z',
    circle(24, 24, 5.5),
  ),
  code: drawing(
    'M8 8H40A3 3 0 0 1 43 11V37A3 3 0 0 1 40 40H8A3 3 0 0 1 5 37V11A3 3 0 0 1 8 8Z',
    'M5 15.5H43M17 22L12 27.5L17 33M31 22L36 27.5L31 33M26 21L22 34',
  ),
  globe: drawing(circle(24, 24, 18), 'M24 6C14.5 15 14.5 33 24 42C33.5 33 33.5 15 24 6M8 17.5H40M8 30.5H40'),
  puzzle: drawing(
    'M7 15H17.2C14.8 10.5 17.5 6 21.5 6S28.2 10.5 25.8 15H36V24.7C40.5 22.3 45 25 45 29S40.5 35.7 36 33.3V43H25.8C28.2 38.5 25.5 34.5 21.5 34.5S14.8 38.5 17.2 43H7Z',
  ),
  // Arts
  music: drawing(
    `${ellipse(11.5, 36.5, 5.5, 4.6)}${ellipse(33.5, 32, 5.5, 4.6)}`,
    'M17 36.5V12L39 7V32M17 19.5L39 14.5',
  ),
  paint: drawing(
    'M24 6C12.5 6 4.5 13.5 4.5 24S12.5 42 22 42C25.5 42 26.5 39.5 25.5 37C24.5 34 26 31.5 29 31.5H35C40 31.5 43.5 28 43.5 22.5C43.5 13 35 6 24 6Z',
    `${circle(12.8, 24, 1.6)}${circle(17.5, 15, 1.6)}${circle(27, 13, 1.6)}${circle(35.5, 19, 1.6)}`,
  ),
  theatre: drawing(
    'M7 8C17 12.5 31 12.5 41 8C43.5 24 37 38 24 42.5C11 38 4.5 24 7 8Z',
    'M13.5 20.5C15.5 18 19 18 21 20.5M27 20.5C29 18 32.5 18 34.5 20.5M15 28C18 35.5 30 35.5 33 28Z',
  ),
  camera: drawing(
    'M8 14H14.5L17.5 9H30.5L33.5 14H40A3 3 0 0 1 43 17V36A3 3 0 0 1 40 39H8A3 3 0 0 1 5 36V17A3 3 0 0 1 8 14Z',
    `${circle(24, 26, 7.5)}${dot(37, 20)}`,
  ),
  scissors: drawing(
    `${circle(11, 12, 5.5)}${circle(11, 36, 5.5)}`,
    'M15.5 15.2L42 34M15.5 32.8L42 14M15.5 15.2L23 20.5',
  ),
  // Sport and play
  ball: drawing(
    circle(24, 24, 18),
    'M24 16L31.6 21.5L28.7 30.5H19.3L16.4 21.5ZM24 16V6M31.6 21.5L41 18.5M28.7 30.5L34.5 38.5M19.3 30.5L13.5 38.5M16.4 21.5L7 18.5',
  ),
  bicycle: drawing(
    `${circle(11.5, 31, 8.5)}${circle(36.5, 31, 8.5)}`,
    'M11.5 31L18 17.5H31.5L36.5 31M18 17.5L24 31H11.5M24 31L31.5 17.5L29.5 11H34.5M16.5 12.5H21M18 17.5L17.2 12.5',
  ),
  stopwatch: drawing(circle(24, 27, 15.5), 'M24 11.5V6M19 5.5H29M35 16L38 13M24 18.5V27L29.5 30.5'),
  trophy: drawing(
    'M13.5 6H34.5V17.5C34.5 25 30 29.5 24 29.5S13.5 25 13.5 17.5ZM15 42L18.5 36H29.5L33 42Z',
    'M13.5 10H6C6 17.5 9 21.5 14.5 22.5M34.5 10H42C42 17.5 39 21.5 33.5 22.5M24 29.5V36',
  ),
  pawn: drawing(
    'M24 5A6.5 6.5 0 0 1 28.4 16.5H31.5V20.5H28.5C28.5 27 31 31.5 35 35H13C17 31.5 19.5 27 19.5 20.5H16.5V16.5H19.6A6.5 6.5 0 0 1 24 5ZM10 35H38V43H10Z',
  ),
  mountain: drawing('M2.5 40L17.5 13L27 29L32 21.5L45.5 40Z', `M12.4 22L16 25.5L18.5 22L22 24.5${circle(37, 11, 4)}`),
  tent: drawing('M24 9L45 40H3Z', 'M24 21L32.5 40M24 21L15.5 40M24 9L20.5 4M24 9L27.5 4'),
  compass: drawing(
    circle(24, 24, 18.5),
    `M33.5 14.5L28 28L14.5 33.5L20 20Z${dot(24, 24)}M24 5.5V9M42.5 24H39M24 42.5V39M5.5 24H9`,
  ),
  boat: drawing('M5 33H43L37.5 42H10.5ZM26 7C35 12 39 20 39 28H26ZM20.5 11L8.5 28H20.5Z', 'M23.2 5V33'),
  // Nature
  sun: drawing(
    circle(24, 24, 8.5),
    'M38 24H43M33.9 33.9L37.4 37.4M24 38V43M14.1 33.9L10.6 37.4M10 24H5M14.1 14.1L10.6 10.6M24 10V5M33.9 14.1L37.4 10.6',
  ),
  leaf: drawing(
    'M11.5 36.5C5 18 17.5 6.5 42 6C43 29.5 31 43 11.5 36.5Z',
    'M5 43C12.5 33.5 20.5 25.5 31 18M18.8 29.5L18.5 20M24.5 24.2L34 25',
  ),
  tree: drawing(
    'M24 5C17.5 5 13.2 9.5 13.5 14.5C7.5 15.5 5.5 21 7.5 25.5C9.5 30 14 31.5 18 30.5H30C34 31.5 38.5 30 40.5 25.5C42.5 21 40.5 15.5 34.5 14.5C34.8 9.5 30.5 5 24 5Z',
    'M24 43V19M24 30.5L31 23.5M24 26L18 20M16.5 43H31.5',
  ),
  flower: drawing(
    'M28.8 9.2A6 6 0 0 1 33.6 17.5A6 6 0 0 1 28.8 25.8A6 6 0 0 1 19.2 25.8A6 6 0 0 1 14.4 17.5A6 6 0 0 1 19.2 9.2A6 6 0 0 1 28.8 9.2ZM24 42C24 36 29 33 37 33C37 39 31.5 42 24 42Z',
    `${circle(24, 17.5, 4.4)}M24 30V45M24 41C24 36.5 19 34 12.5 34.5`,
  ),
  wheat: drawing(
    'M24 12C20.5 9 20.5 6 24 3C27.5 6 27.5 9 24 12ZM24 22C17.5 22 14 18.5 14 13C20 13 24 16.5 24 22ZM24 22C30.5 22 34 18.5 34 13C28 13 24 16.5 24 22ZM24 32.5C17.5 32.5 14 29 14 23.5C20 23.5 24 27 24 32.5ZM24 32.5C30.5 32.5 34 29 34 23.5C28 23.5 24 27 24 32.5Z',
    'M24 22V45',
  ),
  bee: drawing(
    `${ellipse(25, 31, 13, 9.5)}M23 21.5C14 20 12 9 17.5 7.5C23 6 26 13.5 24.5 21.5ZM27.5 21.5C27 13 32 6.5 36.5 9C41 11.5 37 20.5 29 22Z`,
    `M21.5 22V40M28.5 22V40M34.8 25V37M13 27C9 26 6.5 22.5 7.5 18.5M38 31H42.5${dot(16, 30)}`,
  ),
  bird: drawing(
    'M44 16L37 17.5C35.5 10.5 26 9.5 22 15C17.5 21 13 23 4 22.5C6 33 14 38 23 38C32.5 38 38 31.5 38 22.5V20Z',
    `M14 26C20 26.5 25.5 24.5 28.5 20C30.5 28 25 33 17.5 32${dot(31.5, 17)}M20.5 38V44M27 37.5V44`,
  ),
  paw: drawing(
    `M24 23C30 23 36.5 31 35.5 36.5C34.5 41.5 28 40 24 40S13.5 41.5 12.5 36.5C11.5 31 18 23 24 23Z${ellipse(8.8, 22.5, 3.8, 5)}${ellipse(17.8, 12, 4, 5.4)}${ellipse(30.2, 12, 4, 5.4)}${ellipse(39.2, 22.5, 3.8, 5)}`,
  ),
  recycle: drawing(
    'M18.5 30C16 22.5 20.5 17.5 31 17.5C31.5 27 27 32 18.5 30Z',
    'M15.5 33C19 28.5 22 25.5 26 22.5M40 19A17 17 0 0 0 9.5 15.5M8 29A17 17 0 0 0 38.5 32.5M9 6.5V16H18.5M39 41.5V32H29.5',
  ),
  // Food
  bread: drawing(
    'M8.5 22C3.5 18.5 4.5 9 13 9H35C43.5 9 44.5 18.5 39.5 22V36.5A3 3 0 0 1 36.5 39.5H11.5A3 3 0 0 1 8.5 36.5Z',
    'M17 17V23M24 17V23M31 17V23',
  ),
  cup: drawing(
    'M7 17H34V33.5A8 8 0 0 1 26 41.5H15A8 8 0 0 1 7 33.5Z',
    'M34 21.5H37C43.5 21.5 43.5 32 37 32H34M15 11.5C13 9.5 17 7.5 15 5M25 11.5C23 9.5 27 7.5 25 5',
  ),
  // Together
  heart: drawing(
    'M24 42C10 31.5 4.5 25.5 4.5 17.5C4.5 7 19 4.5 24 14C29 4.5 43.5 7 43.5 17.5C43.5 25.5 38 31.5 24 42Z',
    'M11 18C11 15 13 13 15.5 13',
  ),
  hand: drawing(
    'M14 24.5V13.5A3 3 0 0 1 20 13.5V8A3 3 0 0 1 26 8V10A3 3 0 0 1 32 10V14.5A3 3 0 0 1 38 14.5V29C38 37.5 33 43.5 25.5 43.5C19.5 43.5 16.5 40.5 13.5 35.5L7.6 26.5A3.3 3.3 0 0 1 13 22.8Z',
    'M20 13.5V23M26 10V22.5M32 14.5V23.5',
  ),
  hands: drawing(
    'M27 22C20.5 17.5 18 14.5 18 10.8C18 5.8 24.8 4.6 27 9C29.2 4.6 36 5.8 36 10.8C36 14.5 33.5 17.5 27 22ZM4 33H10.5L17.5 28.5H27A3.2 3.2 0 0 1 27 35H21.5L29 35.5L39.5 28A3.3 3.3 0 0 1 43.5 33.2L31 43H11L4 41Z',
  ),
  'first-aid': drawing(
    'M9 14H39A3 3 0 0 1 42 17V38A3 3 0 0 1 39 41H9A3 3 0 0 1 6 38V17A3 3 0 0 1 9 14Z',
    'M16.5 14V11A3 3 0 0 1 19.5 8H28.5A3 3 0 0 1 31.5 11V14M24 20.5V34.5M17 27.5H31',
  ),
  house: drawing('M10.5 19.5L24 7L37.5 19.5V41H10.5Z', 'M4.5 25L24 7L43.5 25M20 41V30H28V41'),
  people: drawing(
    `${circle(24, 14, 6)}M12.5 40C12.5 29.5 17 25 24 25S35.5 29.5 35.5 40Z`,
    `${circle(8.5, 20, 3.8)}${circle(39.5, 20, 3.8)}M9.5 28.5C5.5 28.5 3.5 32 3.5 37H8M38.5 28.5C42.5 28.5 44.5 32 44.5 37H40`,
  ),
  speech: drawing(
    'M8 8H31A3 3 0 0 1 34 11V23A3 3 0 0 1 31 26H18L11 32.5V26H8A3 3 0 0 1 5 23V11A3 3 0 0 1 8 8Z',
    'M39 18H40A3 3 0 0 1 43 21V34A3 3 0 0 1 40 37H38V43L31.5 37H23A3 3 0 0 1 20 34V31M12 17h.01M19.5 17h.01M27 17h.01',
  ),
  hammer: drawing('M11 8H29.5L37 15V20H11Z', 'M20.5 20V43H27.5V20'),
  star: drawing('M24 4.5L29.9 17L43.5 18.8L33.5 28.2L36 41.8L24 35.2L12 41.8L14.5 28.2L4.5 18.8L18.1 17Z'),
  tick: drawing(
    'M40.5 24A4.6 4.6 0 0 1 38.3 32.3A4.6 4.6 0 0 1 32.3 38.3A4.6 4.6 0 0 1 24 40.5A4.6 4.6 0 0 1 15.7 38.3A4.6 4.6 0 0 1 9.7 32.3A4.6 4.6 0 0 1 7.5 24A4.6 4.6 0 0 1 9.7 15.7A4.6 4.6 0 0 1 15.7 9.7A4.6 4.6 0 0 1 24 7.5A4.6 4.6 0 0 1 32.3 9.7A4.6 4.6 0 0 1 38.3 15.7A4.6 4.6 0 0 1 40.5 24Z',
    'M16 24.5L22 30.5L32.5 18',
  ),
} as const satisfies Readonly<Record<string, Drawing>>

/** The ids of the symbols, in the order in which they are offered. */
export type BadgeSymbol = keyof typeof drawings
export const symbols = Object.keys(drawings) as readonly BadgeSymbol[]

export interface SymbolColours {
  readonly area: string
  readonly line: string
}

/** Width of the strokes on the grid of 48. */
const stroke = 2.6

/** A symbol as SVG elements on the grid of 48 by 48, from the origin to the lower right. */
export function symbolSvg(symbol: BadgeSymbol, { area, line }: SymbolColours): string {
  const { area: areas, line: lines } = drawings[symbol]
  return (
    `<g stroke="${line}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${areas}" fill="${area}"/>${lines === '' ? '' : `<path d="${lines}" fill="none"/>`}</g>`
  )
}

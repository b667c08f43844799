import type { Shape } from '../../core/badge/chosen-look.ts'

/** The shapes in small, on a grid of 48 by 48: outlines and what tells them apart. */
export const shapeIcons: Readonly<Record<Shape, string>> = {
  medal: '<circle cx="24" cy="24" r="20" stroke-dasharray="4 3.6"/><circle cx="24" cy="24" r="12.5"/>',
  rosette:
    '<path d="M16 31L11 46L18 43L24 46L30 43L37 46L32 31"/><circle cx="24" cy="20" r="17"/><circle cx="24" cy="20" r="10"/>',
  shield: '<path d="M24 4C31 7 37 8.5 42 8.500V23C42 34 34 41 24 45C14 41 6 34 6 23V8.500C11 8.5 17 7 24 4Z"/>',
  hexagon:
    '<path d="M24 3.500L42 13.700V34.300L24 44.500L6 34.300V13.700Z"/><path d="M24 11L35.500 17.500V30.500L24 37L12.500 30.500V17.500Z" stroke-dasharray="3.5 3.5" stroke-width="1.8"/>',
  banner: '<path d="M10 7H38V43L24 35L10 43Z"/><path d="M5 7H43"/>',
  diploma: '<path d="M3 9H45V39H3Z"/><path d="M13 19H35M17 26H31"/><path d="M19 33H29" stroke-width="1.8"/>',
  card: '<rect x="9" y="3" width="30" height="42" rx="4"/><path d="M14.500 9H33.500V25H14.500ZM15 32H33M19 38H29"/>',
  stamp:
    '<path d="M4 9H44V39H4Z" stroke-dasharray="0.1 4.6" stroke-width="4"/><path d="M6.500 11.500H41.500V36.500H6.500Z"/><path d="M14 20H34M18 28H30"/>',
}

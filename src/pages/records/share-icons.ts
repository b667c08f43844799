/** Line drawings of the ways to share, on a grid of 24. They stand beside words, so they are hidden from readers. */
const drawings = {
  share: 'M12 15V3.500M8 7l4-3.500L16 7M6 11H4.500v9.500h15V11H18',
  link: 'M10 14a4 4 0 0 0 5.700 0l3.600-3.600a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.600 3.600a4 4 0 0 0 5.700 5.700L12 17.700',
  picture: 'M3.500 4.500h17v15h-17zM3.500 16l5-5 4.500 4.500 3-3 4.500 4.500M15.500 9h.010',
  print: 'M7 9V3.500h10V9M7 17H3.500V9h17v8H17M7 14h10v6.500H7z',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 20h2',
} as const

export const shareIcon = (name: keyof typeof drawings): string =>
  `<svg class="way-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="${drawings[name]}" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/></svg>`

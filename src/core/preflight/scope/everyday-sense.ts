/** Everyday sense: phrases whose words would otherwise be concepts of a risk, such as "yield sign". */
import type { ScopeContext, SuppressedSpan } from './context.ts'
import { Suppression } from './triggers.ts'

/** The phrase alone is suppressed; the words around it are not. */
export const everydaySpans = (context: ScopeContext): readonly SuppressedSpan[] =>
  context.triggers('everydaySense').map(({ from, to }) => ({ from, to, reason: Suppression.plain }))

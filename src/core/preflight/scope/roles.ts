/** The roles of tokens (see `roleConcepts`) as bits, because scope detection tests them token by token. */
import type { Occurrences } from '../patterns/concept-index.ts'
import { roleConcepts, type RoleName, type ScopeConceptIds } from './triggers.ts'

const roleNames = Object.keys(roleConcepts) as readonly RoleName[]

/** The bit of each role; bits can be combined. */
export const Role = Object.fromEntries(roleNames.map((name, n) => [name, 1 << n])) as Readonly<Record<RoleName, number>>

/** Per token of a text: its roles, as bits. */
export const rolesOf = (
  occurrences: Occurrences,
  sentences: number,
  tokens: number,
  ids: ScopeConceptIds,
): Int32Array => {
  const roles = new Int32Array(tokens)
  const concepts = roleNames.map((name) => ({ id: ids[name], bit: Role[name] }))
  for (let sentence = 0; sentence < sentences; sentence += 1)
    for (const { id, bit } of concepts)
      for (let o = occurrences.first(sentence, id); o >= 0; o = occurrences.next(o))
        for (let i = occurrences.from(o); i <= occurrences.to(o); i += 1) roles[i] = (roles[i] ?? 0) | bit
  return roles
}

/** Maps concept names to ids, starting at 0. A literal word of a pattern is a concept too: `en:token`. */
export class ConceptIds {
  readonly #ids = new Map<string, number>()
  readonly #names: string[] = []

  id(name: string): number {
    const known = this.#ids.get(name)
    if (known !== undefined) return known
    const id = this.#names.length
    this.#ids.set(name, id)
    this.#names.push(name)
    return id
  }

  /** All names, indexed by id. */
  get all(): readonly string[] {
    return this.#names
  }
}

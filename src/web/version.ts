declare const RULES_VERSION: string | undefined

/** The version of the whole rule set that a bundle was made of; the build writes it in, and without one there is none. */
export const rulesVersion: string = typeof RULES_VERSION === 'string' ? RULES_VERSION : 'not built'

declare const RULES_VERSION: string | undefined

/** The version of the complete rule set of the bundle, set by the build; 'not built' otherwise. */
export const rulesVersion: string = typeof RULES_VERSION === 'string' ? RULES_VERSION : 'not built'

/** What `laurel doctor` says of one part. */
export interface Check {
  readonly part: string
  readonly state: 'ok' | 'advice' | 'problem'
  /** What is so, without secrets. */
  readonly says: string
  /** What to do about it. */
  readonly todo?: string
}

export const ok = (part: string, says: string): Check => ({ part, state: 'ok', says })
export const advice = (part: string, says: string, todo: string): Check => ({ part, state: 'advice', says, todo })
export const problem = (part: string, says: string, todo: string): Check => ({ part, state: 'problem', says, todo })

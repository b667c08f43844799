/**
 * Patterns that look like alternatives of phrases (see `readsLikePhrases`) but are not: the two steps only share a
 * word.
 */
export const knownToReadLikePhrases: ReadonlySet<string> = new Set([
  'sit|sits|take|takes it|exam|test ..2 in|on|again autumn|spring|summer|winter|again|september',
  'sit|sits|take|takes it|the|exam|test ..4 in|on|again autumn|spring|summer|winter|again|september|may|june',
])

/** One line for the cards of the library, because the summaries of the pack are too long for a list on a phone. */
const lines: Readonly<Record<string, string>> = {
  'primer-utility-vs-security': 'When a badge counts as a security, and how to word one that does not.',
  'badge-issuance-playbook': 'Plan a badge for a school, club or library.',
  'case-study-event-badges': 'How two events handed out their badges.',
  'loyalty-badge-blueprint': 'A thank-you for regulars that nobody can use as money.',
  'metadata-schema-certificates': 'A JSON Schema for a certificate, to copy and check.',
  'sandbox-simulation-lab': 'A lesson of one hour, on a phone or a computer.',
  'testnet-launch-plan': 'Whether your question needs a network, and which.',
  'wallet-safety-checklist': 'What stays with you alone, and how thieves talk.',
  'compliance-preflight': 'The three answers, and fifteen kinds of risk by example.',
  'agent-prompt-defense': 'Text from outside that gives orders, and how to limit it.',
  'handshake-protocol': 'Three requests with which an agent begins.',
  'skills-registry-spec': 'How an agent reads a skill and works through it.',
  'incident-response-agent': 'The first hour after a leak, step by step.',
  'tokenization-101': 'What a token is, and what belongs on a credential.',
  'bitcoin-native-tools': 'How a timestamp in a block works, and what else keeps records.',
  'case-studies': 'Two programmes of libraries, and what to copy from each.',
  'agent-safety': 'Six rules for an agent, and where they are explained.',
  'attendance-badge': 'For everybody who came to a day or a meeting.',
  certificate: 'For everybody who finished a course.',
  collectible: 'For each stop of a trail or a game.',
}

/** The line of an entry of the library; its own summary where it has none. */
export const shortLine = ({ id, summary }: { readonly id: string; readonly summary: string }): string =>
  lines[id] ?? summary

import type { Reference } from '../../src/pages/agents/reference.ts'

/** The API reference with one operation that has everything. */
export function sampleReference(text: string): Reference {
  const field = {
    name: 'sample.field',
    type: 'text',
    required: true,
    values: ['"a"', '"b"'],
    limits: text,
    description: text,
  }
  return {
    groups: [
      {
        id: 'samples',
        title: `${text} together`,
        text,
        operations: [
          {
            name: 'sample',
            method: 'POST',
            path: text,
            title: text,
            summary: text,
            tool: text,
            counted: true,
            repeatable: true,
            needsKey: true,
            notes: [text],
            request: [
              { ...field, place: 'body' },
              { ...field, place: 'path', required: false, values: [] },
            ],
            calls: [
              { id: 'curl', text },
              { id: 'typescript', text },
              { id: 'mcp', text },
            ],
            answer: { mediaType: 'application/json', text: `${text}\n`.repeat(30) },
            response: [field],
            errors: [{ code: 'validation', status: 400, title: text }],
          },
        ],
      },
    ],
    errors: [{ code: 'validation', status: 400, title: text, of: text }],
    problem: text,
    mcp: [{ method: 'POST', path: text, summary: text }],
  }
}

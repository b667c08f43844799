import { describe } from 'node:test'
import { testRows } from './suppressed.ts'

describe('everyday sense', () => {
  testRows([['the phrase alone is suppressed', 'Members sell yield sign badges.', { plain: 'yield sign' }]])
})

/** Texts that say too little to make a badge of, in several scripts, and ideas however short. */
import { strict as assert } from 'node:assert'
import { readdirSync } from 'node:fs'
import { describe, test } from 'node:test'
import { missesIdea } from '../../src/core/missing-idea.ts'
import { noIdea } from '../../src/rules/no-idea.ts'
import { replacements } from '../../src/rules/rewrites/replacements.ts'
import { textsOf } from '../../training/batches.ts'

const misses = (text: string): boolean => missesIdea(text, noIdea, replacements)

describe('no idea', () => {
  const nothing = {
    greetings: ['hello', 'Hello there!', 'bonjour', '你好', 'こんにちは', '안녕하세요', 'नमस्ते', 'مرحبا', 'привет'],
    tests: ['test', 'Test 1 2 3', 'asdf', 'qwertz', 'aaaa', 'lorem ipsum dolor', 'テスト', '测试'],
    'one or two words about nothing in particular': ['my dog', 'Helper', 'what is this', 'ありがとう', '感謝'],
    'no words': ['!!!', '🏆', '12345', 'https://example.com/a/b'],
  }
  for (const [what, texts] of Object.entries(nothing))
    test(what, () => {
      assert.deepEqual(
        texts.filter((text) => !misses(text)),
        [],
      )
    })
})

describe('an idea', () => {
  const ideas = {
    'with a kind alone': ['Badge', 'a certificate', 'Abzeichen', '徽章', '봉사 배지', 'сертификат', 'شارة'],
    'with people and one more word': ['Garden helpers', 'thank you for volunteers'],
    'in a few words of content': ['for everyone who danced', 'hackathon in Berlin 2026 winners', '給學校花園的幫手'],
    'after a greeting': ['Hello! A badge for our choir.', '你好，给志愿者的徽章'],
  }
  for (const [what, texts] of Object.entries(ideas))
    test(what, () => {
      assert.deepEqual(texts.filter(misses), [])
    })
})

test('of the labelled texts for development only those without an idea, or with a risk, are short of one', () => {
  const folder = new URL('../../training/data/dev/', import.meta.url)
  const texts = readdirSync(folder).flatMap((file) => textsOf({ file: `dev/${file}` }))
  const asked = texts.filter(({ idea }) => idea.length < 200 && misses(idea))
  assert.ok(texts.length > 3_000)
  assert.deepEqual(
    asked.filter(({ outcome }) => outcome === 'pass').map(({ idea }) => idea),
    [],
  )
  assert.ok(asked.length < 10, String(asked.length))
})

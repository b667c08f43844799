import type { Kind, SearchItem } from '../../src/app/library/search-items.ts'
import type { Article, Module, Picture, Template } from '../../src/core/content.ts'
import { agentsPage } from '../../src/pages/agents/agents.ts'
import { articlePage } from '../../src/pages/library/article.ts'
import { changelogPage } from '../../src/pages/agents/changelog.ts'
import { deletedPage } from '../../src/pages/records/deleted.ts'
import { thingsPage } from '../../src/pages/records/things.ts'
import { docsPage } from '../../src/pages/agents/docs.ts'
import { sampleReference } from './reference-page.ts'
import { howPage } from '../../src/pages/service/how.ts'
import { errorPage } from '../../src/pages/service/error.ts'
import { keysPage } from '../../src/pages/agents/keys.ts'
import { libraryPage } from '../../src/pages/library/library.ts'
import { modulePage } from '../../src/pages/library/module.ts'
import { pricingPage } from '../../src/pages/agents/pricing.ts'
import { revokedPage } from '../../src/pages/agents/revoked-key.ts'
import { privacyPage } from '../../src/pages/service/privacy.ts'
import { problemPage } from '../../src/pages/service/problem.ts'
import { receiptPage } from '../../src/pages/records/receipt.ts'
import { reportPage } from '../../src/pages/records/report.ts'
import { rulesPage } from '../../src/pages/agents/rules.ts'
import { securityPage } from '../../src/pages/service/security.ts'
import { sampleProofPages } from './proof-pages.ts'
import { createdAt, digest, finding, sampleReceipt, sampleReport, token } from './sample-records.ts'
import { sampleStatusPages } from './status-pages.ts'
import { studioPage } from '../../src/pages/studio/studio.ts'
import { waitingPage } from '../../src/pages/studio/waiting.ts'
import { planSheet, templateSheet } from '../../src/pages/library/sheet.ts'
import { templatesPage } from '../../src/pages/library/templates.ts'
import { joinedPage, waitlistPage } from '../../src/pages/agents/waitlist.ts'

/** An article with every form of Markdown used here. `text` is in every place that is not Markdown. */
const sampleArticle = (text: string, id = 'sample'): Article => ({
  id,
  title: text,
  type: 'Checklist',
  level: 'Foundational',
  summary: text,
  tags: [text],
  outcomes: [text],
  cta: 'Look at https://laurel.example/rules.',
  related: { articles: [], modules: [], categories: ['trading', 'keys'] },
  updated: '2026-11-21',
  sections: [
    {
      heading: 'Plain text',
      paragraphs: [
        'Words, *words*, `code` and [a link](https://laurel.example/rules).',
        '- one\n- two',
        '> said',
        '![Words in a box](/pictures/sample.svg)',
      ],
    },
    {
      heading: 'Code and a table',
      paragraphs: [
        '```idea fail trading\nA badge for helpers.\nThey can sell it.\n```',
        '```sh\ncurl -s https://laurel.example/api/agent/meta\n```',
        '```json subset\n{ "ok": true }\n```',
        '```text\nsha256sum receipt.json\n```',
        '| a | b |\n|---|---|\n| 1 | 2 |',
        '### A part',
      ],
    },
    { heading: 'Sources', paragraphs: ['- RFC 9110, June 2022.'] },
  ],
  checklist: ['First `thing`', 'Second thing'],
})

const pictures: ReadonlyMap<string, Picture> = new Map([
  [
    'sample',
    {
      id: 'sample',
      title: 'Sample',
      description: 'Words in a box.',
      width: 320,
      height: 80,
      drawing:
        '<rect class="pic-sheet" width="320" height="80" rx="8"/><text class="pic-name" x="20" y="40">Words</text>',
    },
  ],
])

const sampleModule = (text: string, id = 'module'): Module => ({
  id,
  title: text,
  summary: text,
  categories: ['trading'],
  sections: [{ heading: 'Plain text', paragraphs: ['Words and [a link](https://laurel.example/rules).'] }],
})

const sampleTemplate = (text: string): Template => ({
  id: 'template',
  title: text,
  description: text,
  useCases: [text],
  example: { assetName: text, tokenType: text, network: 'testnet', objective: text },
})

const foundItem = (kind: Kind, text: string): SearchItem => ({
  kind,
  label: kind,
  path: '/rules#trading',
  title: text,
  tags: text,
  summary: text,
  about: text,
  sections: [],
})

/** Every page, with `text` in every place that shows data. */
export function samplePages(publicUrl: string, text: string): Readonly<Record<string, string>> {
  const receipt = sampleReceipt(text)
  const report = sampleReport(text)
  const form = { idea: text, tokenType: text, network: text, audience: text, acceptRewrite: true, nonce: '' }
  const changes = [
    { category: 'trading' as const, ruleId: 'trading.sample', from: text, to: text, reason: text },
    { category: 'scarcity' as const, ruleId: 'scarcity.sample', from: text, to: '', reason: text },
  ]
  // So many other words that the rewrite is shown as a new text, whatever `text` is; and one that only adds words.
  const rewrite = { safeIdea: `${text} ${'A plain sentence about something else. '.repeat(40)}`, changes }
  const addition = { safeIdea: `${report.idea} Added words.`, changes }
  const problem = { title: text, detail: text, fields: [] }
  const keys = { publicUrl, freeQuota: 40, keyedQuota: 1000, keysPerDay: 5, labelLength: 40, request: 'x' }
  const days = [{ date: createdAt.slice(0, 10), headline: text, notes: ['You can delete [a badge](/mine).'] }]
  const waitlist = { publicUrl, limits: { email: 254 }, days }
  const tier = { id: 'free', name: text, callsPerHour: 40, summary: text, url: `${publicUrl}/` }
  const privacy = {
    publicUrl,
    retentionDays: 90,
    calendars: ['https://a.calendar.example', 'https://b.calendar.example'],
    headerSource: 'headers.example',
    ai: true,
    secondOpinion: true,
    contact: 'mailto:operator@laurel.example',
  }
  const plainPrivacy = {
    publicUrl,
    retentionDays: null,
    calendars: [],
    headerSource: null,
    ai: false,
    secondOpinion: false,
    contact: null,
  }
  const beside = {
    modules: [sampleModule(text)],
    templates: [sampleTemplate(text)],
    articles: [sampleArticle(text), { ...sampleArticle(text), id: 'primer-utility-vs-security' }],
    minutes: new Map([['sample', 3]]),
  }
  const ruleTitles = new Map([['trading', text]])
  const screen = () => ({
    outcome: 'fail' as const,
    summary: text,
    idea: text,
    findings: [finding(text, 'trading', 'fail', 20, 37)],
  })
  const category = {
    category: 'trading' as const,
    severity: 'fail' as const,
    title: text,
    line: text,
    why: text,
    advice: text,
    raisesIt: text,
    passes: text,
  }
  return {
    '/receipt/x': receiptPage({
      publicUrl,
      record: receipt,
      contentDigest: digest,
      proof: null,
      submits: true,
      imageOmits: null,
      retentionDays: 90,
    }),
    '/receipt/proven': receiptPage({
      publicUrl,
      record: receipt,
      contentDigest: digest,
      proof: { id: 'prf_AAAAAAAAAAAAAAAAAAAAAA', state: 'ots_pending' },
      submits: true,
      imageOmits: null,
    }),
    '/report/x': reportPage({
      publicUrl,
      record: report,
      contentDigest: digest,
      proof: null,
      submits: true,
      retentionDays: null,
    }),
    ...sampleProofPages(publicUrl, text),
    '/': studioPage({ publicUrl, templates: [sampleTemplate(text)] }),
    '/fail': studioPage({
      publicUrl,
      form,
      result: { outcome: 'fail', report, rewrite, accepted: false, receipt: null, imageOmits: null },
    }),
    '/made': studioPage({
      publicUrl,
      form,
      result: {
        outcome: 'pass',
        report: sampleReport(text, 'warn'),
        rewrite: addition,
        accepted: true,
        receipt,
        imageOmits: ['Hangul', 'Emoji'],
        deletable: [
          { kind: 'receipt', id: receipt.receiptId, token, name: text },
          { kind: 'report', id: report.reportId, token, name: text },
        ],
      },
    }),
    '/refused': studioPage({
      publicUrl,
      form,
      problem: { title: text, detail: text, fields: [{ field: 'idea', message: text }] },
    }),
    '/waiting': waitingPage(publicUrl, '/result/x'),
    '/problems/validation': problemPage({
      publicUrl,
      code: 'validation',
      status: 400,
      title: text,
      // Markdown of our own table of problems.
      explanation: 'A field is missing.',
      remedy: 'Read `errors`, or [the reference](/docs).',
      all: [{ code: 'timeout', status: 400, title: text }],
    }),
    '/problems/plain': problemPage({
      publicUrl,
      code: 'internal',
      status: 500,
      title: text,
      // Markdown of our own table of problems.
      explanation: 'A field is missing.',
      remedy: 'Read `errors`, or [the reference](/docs).',
      all: [{ code: 'timeout', status: 400, title: text }],
    }),
    '/error': errorPage({ publicUrl, status: 404, title: text, detail: text, requestId: text }),
    '/rules': rulesPage({
      publicUrl,
      categories: [category, { ...category, category: 'privacy', severity: 'warn', title: `${text} again` }],
      marked: ({ raisesIt }) => ({ start: 0, end: raisesIt.length }),
    }),
    '/changelog': changelogPage({
      publicUrl,
      releases: [
        {
          version: '2026.11.21.1',
          date: createdAt,
          notes: [text],
          skillsAdded: [text],
          skillsRemoved: [text],
          libraryAdded: [text, 'primer'],
          libraryRemoved: [text],
          contentHash: '0123456789abcdef',
        },
      ],
      days,
      titles: new Map([['primer', text]]),
    }),
    '/keys': keysPage({ ...keys, label: text }),
    '/keys/made': keysPage({ ...keys, made: { key: `lrl_${'0'.repeat(36)}`, label: text, createdAt } }),
    '/keys/refused': keysPage({
      ...keys,
      label: text,
      problem: { ...problem, fields: [{ field: 'label', message: text }] },
    }),
    '/keys/revoked': revokedPage(publicUrl, { prefix: text, label: text }),
    '/waitlist': waitlistPage(waitlist),
    '/waitlist/refused': waitlistPage({
      ...waitlist,
      form: { email: text },
      problem: { ...problem, fields: [{ field: 'email', message: text }] },
    }),
    '/waitlist/limited': waitlistPage({ ...waitlist, problem }),
    '/waitlist/joined': joinedPage(publicUrl, text),
    '/pricing': pricingPage({
      publicUrl,
      statement: text,
      calls: { counted: [text], uncounted: [text] },
      tiers: [tier, { ...tier, id: 'self-hosted', callsPerHour: 0 }],
    }),
    '/agents': agentsPage({
      publicUrl,
      skill: 'laurel',
      version: '2026.11.21.1',
      tools: [{ name: 'svc_sample', title: text, description: text, stores: true, operation: 'sample' }],
    }),
    '/security': securityPage({ publicUrl, contact: null }),
    '/security/contact': securityPage({ publicUrl, contact: 'mailto:security@laurel.example' }),
    '/privacy': privacyPage(privacy),
    '/privacy/plain': privacyPage(plainPrivacy),
    '/deleted': deletedPage(publicUrl),
    '/mine': thingsPage(publicUrl),
    ...sampleStatusPages(publicUrl),
    '/library': libraryPage({
      publicUrl,
      filter: { q: text, type: 'Checklist', level: '' },
      entries: [
        {
          id: 'sample',
          title: text,
          type: 'Checklist',
          level: 'Foundational',
          url: `${publicUrl}/library/sample`,
          api: `${publicUrl}/api/library/sample`,
          summary: text,
        },
      ],
      types: ['Checklist'],
      levels: ['Foundational'],
      ...beside,
    }),
    '/library/all': libraryPage({
      publicUrl,
      filter: { q: '', type: '', level: '' },
      entries: [
        {
          id: 'primer-utility-vs-security',
          title: text,
          type: 'Guide',
          level: 'Foundational',
          url: `${publicUrl}/library/primer-utility-vs-security`,
          api: `${publicUrl}/api/library/primer-utility-vs-security`,
          summary: text,
        },
      ],
      types: [],
      levels: [],
      ...beside,
    }),
    '/library/modules/sample': modulePage({
      publicUrl,
      screen,
      module: sampleModule(text),
      previous: sampleModule(text, 'before'),
      next: sampleModule(text, 'after'),
      articles: [sampleArticle(text)],
      pictures,
      ruleTitles,
    }),
    '/library/templates': templatesPage({ publicUrl, templates: beside.templates }),
    '/library/found': libraryPage({
      publicUrl,
      filter: { q: text, type: '', level: '' },
      entries: [],
      found: {
        q: text,
        items: [foundItem('Article', text), ...Array.from({ length: 11 }, () => foundItem('Rule', text))],
        kind: 'Rule',
      },
      types: [],
      levels: [],
      ...beside,
    }),
    '/library/sample/sheet': planSheet({ publicUrl, article: sampleArticle(text) }),
    '/library/templates/template/sheet': templateSheet({ publicUrl, template: sampleTemplate(text) }),
    '/library/none': libraryPage({
      publicUrl,
      filter: { q: text, type: '', level: '' },
      entries: [],
      found: { q: text, items: [] },
      types: [],
      levels: [],
      ...beside,
    }),
    '/library/sample': articlePage({
      publicUrl,
      screen,
      article: sampleArticle(text),
      previous: sampleArticle(text, 'before'),
      next: sampleArticle(text, 'after'),
      related: [sampleArticle(text, 'related')],
      modules: [sampleModule(text)],
      pictures,
      ruleTitles,
    }),
    '/docs': docsPage({ publicUrl, reference: sampleReference(text), freeQuota: 40, keyedQuota: 0 }),
    '/how-it-works': howPage({ ...privacy, submits: true, kinds: 15 }),
    '/how-it-works/plain': howPage({ ...plainPrivacy, submits: false, kinds: 15 }),
  }
}

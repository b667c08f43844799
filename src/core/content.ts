/** The published content, as cli/content reads it from `content/`. Texts may hold `{base}`. */

/** The values of `type` and `level` (docs/spec/interface.md 2.5). */
export const articleTypes = [
  'Guide',
  'Playbook',
  'Checklist',
  'Template',
  'Security Brief',
  'Case Study',
  'Workshop',
  'Protocol',
  'Runbook',
] as const
export const articleLevels = ['Foundational', 'Intermediate', 'Advanced'] as const
export type ArticleType = (typeof articleTypes)[number]
export type ArticleLevel = (typeof articleLevels)[number]

/**
 * A skill (docs/spec/interface.md 2.3). `yaml` is generated from the other members and has name, description, inputs
 * and outputs.
 */
export interface Skill {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly yaml: string
}

/** A heading and its paragraphs: each is one block of Markdown (text, list, fenced code or picture). */
export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface Module {
  readonly id: string
  readonly title: string
  readonly summary: string
  /** Categories of findings that this module explains. */
  readonly categories: readonly string[]
  readonly sections: readonly Section[]
}

export interface Article {
  readonly id: string
  readonly title: string
  readonly type: ArticleType
  readonly level: ArticleLevel
  readonly summary: string
  readonly tags: readonly string[]
  /** What a reader can do after reading. */
  readonly outcomes: readonly string[]
  /** Call to action: what to do next. */
  readonly cta: string
  readonly related: {
    readonly articles: readonly string[]
    readonly modules: readonly string[]
    /** Categories of findings that this article explains. */
    readonly categories: readonly string[]
  }
  /** The day of the last substantial change, `YYYY-MM-DD`. */
  readonly updated: string
  readonly sections: readonly Section[]
  /** Empty when the article has none. */
  readonly checklist: readonly string[]
}

/**
 * A picture of the library: `content/pictures/<id>.svg`. Its drawing has classes of assets/css/pictures.css and neither
 * style nor script, so that it takes the colours of its page.
 */
export interface Picture {
  readonly id: string
  readonly title: string
  /** What it shows, in sentences. */
  readonly description: string
  /** The size in units of a narrow screen's pixels. */
  readonly width: number
  readonly height: number
  /** SVG elements, without title and description. */
  readonly drawing: string
}

/** A template of a credential; `example` is a valid body of POST /api/sandbox/simulate. */
export interface Template {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly useCases: readonly string[]
  readonly example: {
    readonly assetName: string
    readonly tokenType: string
    readonly network: 'testnet' | 'regtest'
    readonly objective: string
  }
}

/** The texts of `content/pack.yaml`. */
export interface PackTexts {
  readonly protocol: string
  readonly intent: string
  readonly focus: string
  readonly audience: string
  readonly summary: readonly string[]
  readonly persona: { readonly name: string; readonly tagline: string; readonly principles: readonly string[] }
  readonly compliance: { readonly disclaimer: string; readonly do: readonly string[]; readonly dont: readonly string[] }
  readonly security: readonly string[]
  readonly guardrails: readonly string[]
  readonly sandbox: { readonly note: string }
  readonly usage: readonly string[]
}

/** One published version (docs/spec/interface.md 9). */
export interface Release {
  readonly version: string
  /** ISO 8601 UTC with milliseconds. */
  readonly date: string
  readonly notes: readonly string[]
  readonly skillsAdded: readonly string[]
  readonly skillsRemoved: readonly string[]
  readonly libraryAdded: readonly string[]
  readonly libraryRemoved: readonly string[]
  /** 16 hex digits; null for releases before the first pack. */
  readonly contentHash: string | null
  /** SHA-256 of content/skill.md, hex; absent in early releases. */
  readonly skillDigest?: string
}

/** What the releases of a day brought, for people: a headline and at most three sentences of inline Markdown. */
export interface ReleaseDay {
  /** The day of the releases in UTC, `YYYY-MM-DD`. */
  readonly date: string
  readonly headline: string
  readonly notes: readonly string[]
}

/**
 * `content/skill.md`, an Agent Skill (agentskills.io). `text` is the whole file, front matter included, and holds
 * `{base}`, `{version}` and `{contentHash}`.
 */
export interface SkillDocument {
  readonly name: string
  /** What the skill does and when to use it. */
  readonly description: string
  readonly text: string
}

/** All content. Lists are in the order of publication, releases newest first. */
export interface Content {
  readonly texts: PackTexts
  readonly skills: readonly Skill[]
  readonly modules: readonly Module[]
  readonly library: readonly Article[]
  readonly templates: readonly Template[]
  /** What people may ask that a page answers, by its address: the search looks there too. */
  readonly queries: Readonly<Record<string, readonly string[]>>
  /** By id. */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly skillDocument: SkillDocument
  readonly releases: readonly [Release, ...Release[]]
  /** For days of releases, newest first; a day may be missing. */
  readonly days: readonly ReleaseDay[]
}

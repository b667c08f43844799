import { Type } from 'typebox'
import { skill } from './content-schema.ts'
import { type Bytes, operation } from '../operation/operation.ts'
import { object } from '../operation/schema.ts'
import { yamlMediaType, yamlText } from './yaml.ts'

const free = { cost: 'free', writes: false, redacts: [], input: object({}), errors: [], example: {} } as const

export const skillsList = operation({
  ...free,
  name: 'skills',
  title: 'Read the skills',
  summary: 'The skills that an agent can learn here: what goes in, what comes out.',
  kind: 'document',
  output: object({ skills: Type.Array(skill) }),
  handle: (_input, { publication }) => Promise.resolve({ answer: { skills: publication.content.skills } }),
})

export const skillsExport = operation({
  ...free,
  name: 'skills_export',
  title: 'Download the skills as YAML',
  summary: 'All skills in one YAML file: id, name, summary, inputs, outputs.',
  kind: 'bytes',
  mediaType: 'application/yaml',
  output: Type.String({ description: 'YAML 1.2: {version, skills: [{id, name, summary, inputs, outputs}]}' }),
  handle(_input, { publication, settings: { version } }) {
    const skills = publication.content.skills.map(({ yaml, ...rest }) => rest)
    const answer: Bytes = {
      mediaType: yamlMediaType,
      text: yamlText({ version, skills }),
      filename: `laurel-skills-${version}.yaml`,
    }
    return Promise.resolve({ answer })
  },
})

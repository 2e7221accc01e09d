/** What is wrong in a story or a collection: each wording of each variant, in each tense, said of a girl and of a boy. */
import type { DataFault } from '../../data/data-file.ts'
import type { Language } from '../../data/language.ts'
import { NotationFault } from '../../data/part-notation.ts'
import {
  readLine,
  type SentenceCollection,
  type SentenceLine,
} from '../../data/sentence-collection.ts'
import type { Segment, Story, StoryVariant, WordingChoice } from '../../data/story.ts'
import { templateOf } from '../../generation/stories/tell-story.ts'
import type { Gender, Tense } from '../../morphology/features.ts'
import { lintRealisations } from './lint-realisations.ts'
import { lintWords } from './lint-words.ts'

/** Said in each tense of a girl and of a boy, or once, or only looked up word by word. */
export type StoryScrutiny = 'every-telling' | 'one-telling' | 'words'

/** Each wording by itself; an enumeration whole as well, which is all that a quick look takes. */
function takings({ kind, wordings }: WordingChoice, scrutiny: StoryScrutiny): string[][] {
  const alone = wordings.map((wording) => [wording])
  if (kind === 'one') return alone
  return scrutiny === 'every-telling' ? [...alone, [...wordings]] : [[...wordings]]
}

/** The first taking of each choice, then each other taking of one of them. */
function wordingsOf(segments: readonly Segment[], scrutiny: StoryScrutiny): string[][][] {
  const choices = segments
    .filter((segment) => typeof segment !== 'string')
    .map((choice) => takings(choice, scrutiny))
  const first = choices.map(([taking = []]) => taking)
  const others = choices.flatMap((choice, at) =>
    choice.slice(1).map((taking) => first.map((one, index) => (index === at ? taking : one))),
  )
  return [first, ...others]
}

/** Tenses that a variant is told in, who its child must be, and where it stands. */
interface Told extends Pick<Story, 'tenses' | 'protagonist'> {
  readonly origin: 'story' | 'collection'
}

function tellings(
  { tenses, protagonist }: Pick<Story, 'tenses' | 'protagonist'>,
  scrutiny: StoryScrutiny,
): { readonly gender: Gender; readonly tenses: readonly Tense[] }[] {
  const genders = protagonist === null ? (['f', 'm'] as const) : [protagonist]
  if (scrutiny === 'every-telling') return genders.map((gender) => ({ gender, tenses }))
  const told = scrutiny === 'words' ? [] : tenses.slice(0, 1)
  return genders.slice(0, 1).map((gender) => ({ gender, tenses: told }))
}

function variantFaults(
  variant: StoryVariant,
  { origin, ...told }: Told,
  scrutiny: StoryScrutiny,
  language: Language,
): string[] {
  const said = tellings(told, scrutiny)
  return wordingsOf(variant.segments, scrutiny).flatMap((taken, at) =>
    said.flatMap(({ gender, tenses }) => {
      const template = templateOf({ variant, taken }, origin, gender, language.knownClass)
      if (template instanceof NotationFault) return [template.message]
      const told = scrutiny === 'every-telling' || at === 0 ? tenses : []
      return [
        ...lintWords(template, language),
        ...lintRealisations(template, told, gender, language),
      ]
    }),
  )
}

function shapeFaults({ title, levels, keywords, beats }: Story): string[] {
  const ids = new Set(
    beats.flatMap(({ variants }) => variants.flatMap(({ header }) => header.id ?? [])),
  )
  const required = beats.flatMap(({ variants }) =>
    variants.flatMap(({ header }) => header.requires ?? []),
  )
  return [
    ...(title === '' || levels.length === 0 || keywords.length === 0
      ? ['@title, @levels and @keywords are needed']
      : []),
    ...beats
      .filter(({ variants }) => variants.length === 0)
      .map(({ name }) => `«${name}» has no variant`),
    ...required.filter((id) => !ids.has(id)).map((id) => `no variant has id=${id}`),
  ]
}

/** Faults of a story, with their lines. */
export function lintStory(story: Story, scrutiny: StoryScrutiny, language: Language): DataFault[] {
  const file = `stories/${story.id}.story`
  const ofVariants = story.beats.flatMap(({ variants }) =>
    variants.flatMap((variant) =>
      [...new Set(variantFaults(variant, { ...story, origin: 'story' }, scrutiny, language))].map(
        (message) => ({
          ...variant.source,
          message,
        }),
      ),
    ),
  )
  return [...shapeFaults(story).map((message) => ({ file, line: 1, message })), ...ofVariants]
}

/** Tenses that a line is told in where its header names none. */
const LINE_TENSES: readonly Tense[] = [
  'présent',
  'passé composé',
  'passé simple',
  'futur',
  'imparfait',
]

const UNSAID_ELSEWHERE = /^makes no sentence in the (?!présent)/u

function lineFaults(line: SentenceLine, scrutiny: StoryScrutiny, language: Language): DataFault[] {
  const variant = readLine(line)
  // What cannot be read is told by `collectionFaults`.
  if (variant === null) return []
  const { tenses, protagonist } = variant.header
  const told = {
    tenses: tenses ?? LINE_TENSES,
    protagonist: protagonist === 'p' ? null : protagonist,
    origin: 'collection' as const,
  }
  // A line that cannot be said in some tense is not taken for it.
  const messages = [...new Set(variantFaults(variant, told, scrutiny, language))].filter(
    (message) => tenses !== null || !UNSAID_ELSEWHERE.test(message),
  )
  return messages.map((message) => ({ ...variant.source, message }))
}

/** Faults of the sentences of a collection, with their lines. */
export function lintCollection(
  { lines }: SentenceCollection,
  scrutiny: StoryScrutiny,
  language: Language,
): DataFault[] {
  return lines.flatMap((line) => lineFaults(line, scrutiny, language))
}

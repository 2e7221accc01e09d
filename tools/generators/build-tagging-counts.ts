/**
 * Builds data/tagging/counts.tsv from every line of data/sentences, told by the engine and annotated by it. Run by hand when the
 * sentences changed much: `node tools/generators/build-tagging-counts.ts`. The result is committed.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NotationFault } from '../../src/french/data/part-notation.ts'
import { readLine, type SentenceLine } from '../../src/french/data/sentence-collection.ts'
import type { GenerationContext } from '../../src/french/generation/generation-context.ts'
import { fillSlots } from '../../src/french/generation/slot-filling/template-filling.ts'
import { templateOf } from '../../src/french/generation/stories/tell-story.ts'
import { NARRATIVE_TENSES } from '../../src/french/generation/tense-selection.ts'
import type { Agreement, Gender, Tense } from '../../src/french/morphology/features.ts'
import { tokenise } from '../../src/french/morphology/tokeniser.ts'
import { tagOfToken } from '../../src/french/parsing/word-tag.ts'
import { newDiscourseModel } from '../../src/french/realisation/discourse-model.ts'
import { realiseSentence } from '../../src/french/realisation/sentence-realisation.ts'
import { newSampler } from '../../src/french/sampler.ts'
import type { Sentence } from '../../src/french/sentence.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'

const TARGET = fileURLToPath(new URL('../../data/tagging/counts.tsv', import.meta.url))

const TENSES: readonly Tense[] = [
  'présent',
  'imparfait',
  'futur',
  'passé composé',
  'passé simple',
  'plus-que-parfait',
]

const PERSONS: readonly (Omit<Agreement, 'gender'> | null)[] = [
  null,
  { person: 1, number: 's' },
  { person: 3, number: 'p' },
  { person: 1, number: 'p' },
  { person: 2, number: 's' },
  null,
  { person: 2, number: 'p' },
]

/** Times that a line is told. */
const TELLINGS = 3
/** Forms seen less often tell nothing. */
const LEAST = 3

const language = loadLanguage()

function discourseOf(gender: Gender): ReturnType<typeof newDiscourseModel> {
  const [girl, boy] = [
    { name: 'Emma', gender: 'f' },
    { name: 'Tom', gender: 'm' },
  ] as const
  const [protagonist, friend] = gender === 'f' ? [girl, boy] : [boy, girl]
  return newDiscourseModel({ protagonist, friend, other: { name: 'Inès', gender: 'f' } })
}

function told(line: SentenceLine, turn: number): Sentence | null {
  const variant = readLine(line)
  if (variant === null) return null
  const { header, segments } = variant
  const asked = header.protagonist ?? (turn % 2 === 0 ? 'f' : 'm')
  const gender = asked === 'p' ? 'm' : asked
  const taken = segments.flatMap((segment) =>
    typeof segment === 'string' ? [] : [[segment.wordings[turn % segment.wordings.length] ?? '']],
  )
  const template = templateOf({ variant, taken }, 'collection', gender, language.knownClass)
  const tenses = header.tenses ?? TENSES
  const narrative = NARRATIVE_TENSES[tenses[turn % tenses.length] ?? 'présent']
  if (template instanceof NotationFault || narrative === undefined) return null
  const discourse = discourseOf(gender)
  const context: GenerationContext = {
    language,
    random: newSampler(turn),
    seed: 0,
    level: 4,
    targetWords: 9,
    maxWords: 24,
    tenses: narrative,
    discourse,
    conjugates: false,
    persons: [],
    orders: false,
    adjectiveProbability: 0.5,
  }
  const filled = fillSlots(template, null, [], context)
  if (filled === null) return null
  const person = line.text.includes('S{héros}') ? PERSONS[turn % PERSONS.length] : null
  const subject = person ? { ...person, gender } : null
  return realiseSentence({ ...filled, subject }, discourse, language)?.sentence ?? null
}

type Count = Map<string, number>

function add(counts: Count, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Words and tags of a sentence, its signs of punctuation among them. */
function tagged({ tokens }: Sentence): [form: string, tag: string][] {
  return tokens.flatMap((token) => {
    const tag = tagOfToken(token)
    const words = tokenise(token.text, language)
    // «tout le monde» is no sign of what «le» is.
    const last = /^[DZS]/u.test(tag) && words.length > 1 ? words.slice(-1) : words
    const parts = last.map(({ lower }) => [lower, tag] as [string, string])
    if (/[.!?…]/u.test(token.after)) return [...parts, ['.', '.']]
    return /[,;:«»—]/u.test(token.after) ? [...parts, [',', ',']] : parts
  })
}

const pairs: Count = new Map()
const forms: Count = new Map()
let turn = 0
for (const { lines } of language.collections) {
  for (const line of lines) {
    for (let telling = 0; telling < TELLINGS; telling += 1) {
      turn += 1
      const sentence = told(line, turn)
      let before = '.'
      for (const [form, tag] of sentence === null ? [] : tagged(sentence)) {
        add(pairs, `${before}\t${tag}`)
        add(forms, `${form}\t${tag}`)
        before = tag
      }
    }
  }
}

const tagsOf = new Map<string, number>()
for (const [key, count] of forms) {
  if (count >= LEAST) add(tagsOf, key.split('\t')[0] ?? '')
}
const several = (key: string): boolean => (tagsOf.get(key.split('\t')[0] ?? '') ?? 0) > 1
const rows = [
  ...[...pairs].sort().map(([key, count]) => `pair\t${key}\t${count}`),
  ...[...forms]
    .filter(([key, count]) => count >= LEAST && several(key))
    .sort()
    .map(([key, count]) => `form\t${key}\t${count}`),
]
writeFileSync(TARGET, `${rows.join('\n')}\n`)
process.stdout.write(`${pairs.size} pairs, ${rows.length - pairs.size} forms of several tags\n`)

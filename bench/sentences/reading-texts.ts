/**
 * `npm run bench -- sentences reading --lists FILE [--seed 1]`: the texts that readers mark, numbered and shuffled, without
 * their words. FILE is in the form that `phrases` reads: lists that nobody wrote data for, asked of somebody who has not seen it.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formOf } from '../../src/domain/dictation/dictation-form.ts'
import type { DictationRequest } from '../../src/domain/dictation/dictation-request.ts'
import type { Level } from '../../src/domain/level.ts'
import type { Language } from '../../src/french/data/language.ts'
import { writeDictation } from '../../src/french/generation/write-dictation.ts'
import { newSampler } from '../../src/french/sampler.ts'
import type { Figure } from '../figure.ts'

const SEEDS_A_LIST = 2

interface ListOfWords {
  readonly id: string
  readonly level: Level
  readonly words: readonly string[]
  readonly length: number
  readonly theme?: string
  readonly goals?: readonly string[]
}

function listsOf(file: string): ListOfWords[] {
  const { requests } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly requests: ListOfWords[]
  }
  return requests
}

function requestOf({
  level,
  words,
  length,
  theme = '',
  goals = [],
}: ListOfWords): DictationRequest {
  return { level, words: [...words], length, theme, pedagogicalGoals: [...goals] }
}

/** Prints the texts, and on the error stream their key (list, seed, story) as JSON, so that readers stay blind; the figures say what share is a text. */
export function printReadingTexts(language: Language, args: readonly string[]): Figure[] {
  const { values } = parseArgs({
    args: [...args],
    options: { lists: { type: 'string' }, seed: { type: 'string', default: '1' } },
  })
  if (values.lists === undefined) throw new Error('--lists FILE is needed')
  const first = Number(values.seed)
  const written = listsOf(values.lists).flatMap((list) =>
    Array.from({ length: SEEDS_A_LIST }, (_, at) => {
      const seed = first + at
      const written = writeDictation(requestOf(list), language, seed)
      return { ...written, list, seed, form: formOf(written) }
    }),
  )
  const shuffled = newSampler(first).shuffle(written)
  for (const [at, { list, form, sentences, text }] of shuffled.entries()) {
    const numbered = sentences.map((one, index) => `${index + 1}. ${one.text}`).join('\n')
    console.log(`\n## ${at + 1} (${list.level}, ${form === 'text' ? 'Texte' : 'Phrases'})`)
    console.log(form === 'text' ? text : numbered)
  }
  console.error(
    `${JSON.stringify(shuffled.map(({ list, seed, story }, at) => ({ n: at + 1, list: list.id, seed, story })))}`,
  )
  const short = written.filter(({ list }) => list.words.length <= 12)
  const sentencesOnly = short.filter(({ form }) => form === 'sentences').length
  return [
    {
      name: 'form «Phrases», lists of 12 words or fewer',
      value: (100 * sentencesOnly) / Math.max(1, short.length),
      unit: '%',
      atMost: 15,
    },
  ]
}

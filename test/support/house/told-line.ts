/** One line of data told as a sentence, of Emma and her friend Tom: what tests of realisation read. */
import type { Template } from '../../../src/french/data/template.ts'
import { parseTemplate } from '../../../src/french/data/template-notation.ts'
import type { GenerationContext } from '../../../src/french/generation/generation-context.ts'
import { fillSlots } from '../../../src/french/generation/slot-filling/template-filling.ts'
import { NARRATIVE_TENSES } from '../../../src/french/generation/tense-selection.ts'
import type { Agreement } from '../../../src/french/morphology/features.ts'
import {
  type DiscourseModel,
  newDiscourseModel,
} from '../../../src/french/realisation/discourse-model.ts'
import type { NarrativeTenses } from '../../../src/french/realisation/filled-template.ts'
import {
  type RealisedSentence,
  realiseSentence,
} from '../../../src/french/realisation/sentence-realisation.ts'
import { newSampler } from '../../../src/french/sampler.ts'
import type { Sentence, Token } from '../../../src/french/sentence.ts'
import { loadLanguage } from '../../../src/server/language-worker/load-language.ts'

export const language = loadLanguage()

const people = {
  protagonist: { name: 'Emma', gender: 'f' },
  friend: { name: 'Tom', gender: 'm' },
  other: { name: 'Inès', gender: 'f' },
} as const

export function templateOfLine(line: string): Template {
  const text = line.includes('|') ? line : `1 | ${line}`
  const template = parseTemplate(
    { file: 'test', line: 1, text },
    { origin: 'collection', knownClass: language.knownClass },
  )
  if ('message' in template) throw new Error(template.message)
  return template
}

export function storyIn(tenses: NarrativeTenses | undefined): GenerationContext {
  if (tenses === undefined) throw new Error('no such story')
  return {
    language,
    random: newSampler(1),
    seed: 0,
    level: 4,
    targetWords: 9,
    maxWords: 24,
    tenses,
    discourse: newDiscourseModel(people),
    conjugates: false,
    persons: [],
    orders: false,
    adjectiveProbability: 0,
  }
}

interface Telling {
  readonly tense?: keyof typeof NARRATIVE_TENSES
  readonly subject?: Agreement
  readonly discourse?: DiscourseModel
}

function realised(line: string, { tense, subject, discourse }: Telling): RealisedSentence | null {
  const context = storyIn(NARRATIVE_TENSES[tense ?? 'présent'])
  const filled = fillSlots(templateOfLine(line), null, [], context)
  if (filled === null) throw new Error(`no sentence: ${line}`)
  return realiseSentence(
    { ...filled, subject: subject ?? null },
    discourse ?? context.discourse,
    language,
  )
}

/** The words of a line told, with their natures and functions. */
export function tokensOf(line: string, tense?: keyof typeof NARRATIVE_TENSES): readonly Token[] {
  return realised(line, tense === undefined ? {} : { tense })?.sentence.tokens ?? []
}

export function say(
  line: string,
  tense: keyof typeof NARRATIVE_TENSES = 'présent',
  subject?: Agreement,
): string {
  const telling = subject === undefined ? { tense } : { tense, subject }
  return realised(line, telling)?.sentence.text ?? ''
}

/** Sentences one after the other, each knowing whom those before told of. */
export function sayAll(lines: readonly string[]): string {
  let discourse = newDiscourseModel(people)
  return lines
    .map((line) => {
      const one = realised(line, { discourse })
      discourse = one?.discourse ?? discourse
      return one?.sentence.text ?? ''
    })
    .join(' ')
}

export function sentenceOfLine(line: string): Sentence {
  const one = realised(line, {})
  if (one === null) throw new Error(`no sentence: ${line}`)
  return one.sentence
}

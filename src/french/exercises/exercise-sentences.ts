/** Sentences for exercises: simple, complete, at the class's level, none twice. */
import type { Level } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { Template } from '../data/template.ts'
import type { GenerationContext } from '../generation/generation-context.ts'
import type { Candidate } from '../generation/placement/candidate.ts'
import { fillTemplate } from '../generation/placement/template-filling.ts'
import { interpretGivenWord } from '../generation/request/given-word.ts'
import { parsePedagogicalGoals } from '../generation/request/pedagogical-goals.ts'
import { newGenerationContext } from '../generation/text-generation.ts'
import { realiseSentence } from '../realisation/sentence-realisation.ts'
import type { Sampler } from '../sampler.ts'
import type { Sentence } from '../sentence.ts'

/** For each sentence asked: far beyond what an exercise needs. */
const MAX_ATTEMPTS = 400

/** Sentences drawn in one generation context: same protagonist, same tense. */
const SENTENCES_PER_CONTEXT = 6

/** Words of a sentence that a pupil analyses or puts in order, by class. */
const MAX_WORDS_OF_CLASS: Readonly<Record<Level, number>> = {
  CP: 7,
  CE1: 8,
  CE2: 9,
  CM1: 11,
  CM2: 13,
}

/** Tenses that the class works on (BO n° 41 of 31/10/2024 p. 89-94; BO n° 16 of 17/04/2025 p. 14-20). */
const TENSES: Readonly<Record<Level, readonly string[]>> = {
  CP: ['présent'],
  CE1: ['présent', 'présent', 'imparfait', 'futur'],
  CE2: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM1: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM2: ['présent', 'imparfait', 'futur', 'passé composé', 'passé simple'],
}

/** A multiword token («tout le», «un peu») has no single nature that a pupil could name. */
function hasSingleWordTokens(sentence: Sentence): boolean {
  return sentence.tokens.every(({ text }) => !/[\s\d«»]/u.test(text))
}

function isClean(sentence: Sentence, level: Level): boolean {
  const { tokens } = sentence
  return (
    !sentence.forced &&
    hasSingleWordTokens(sentence) &&
    tokens.length <= MAX_WORDS_OF_CLASS[level] &&
    tokens.length > 2
  )
}

function newContext(level: Level, random: Sampler, language: Language): GenerationContext {
  const goals = parsePedagogicalGoals([random.pick(TENSES[level]) ?? ''])
  const request = { words: [], level, length: 1, theme: '', pedagogicalGoals: [] }
  const theme = random.pick(language.themes) ?? null
  return newGenerationContext(request, { words: [], goals, theme }, { random, seed: 0 }, language)
}

/** No earlier sentence required, no friend, any protagonist, the tense of the context. */
function standsAlone(template: Template, { level, tenses }: GenerationContext): boolean {
  const inTense = template.tenses === null || template.tenses.includes(tenses.event)
  return (
    template.level <= level &&
    template.requires === null &&
    !template.needsFriend &&
    template.protagonist === null &&
    inTense
  )
}

/** From a template of the theme, or of a noun drawn from the tables. */
function drawCandidate(context: GenerationContext): Candidate | null {
  const { language, random, themes } = context
  if (random.next() < 0.5) {
    const template = random.pick(language.templatesOfTheme.get(themes[0] ?? '') ?? [])
    return template && standsAlone(template, context)
      ? fillTemplate(template, null, [], context)
      : null
  }
  const noun = random.pick([...language.nouns.keys()])
  const template =
    noun === undefined ? undefined : random.pick(language.templatesFor.get(noun) ?? [])
  if (noun === undefined || !template || !standsAlone(template, context)) return null
  const word = interpretGivenWord(noun, language)
  const [interpretation] = word.interpretations
  return interpretation?.kind === 'noun'
    ? fillTemplate(template, { word, interpretation }, [], context)
    : null
}

/** Up to `count` distinct sentences that `fits`; fewer when the data run dry. */
export function collectSentences(
  {
    level,
    count,
    random,
  }: { readonly level: Level; readonly count: number; readonly random: Sampler },
  fits: (sentence: Sentence) => boolean,
  language: Language,
): Sentence[] {
  const found = new Map<string, Sentence>()
  let context = newContext(level, random, language)
  let { discourse } = context
  for (let attempt = 0; attempt < MAX_ATTEMPTS * count && found.size < count; attempt += 1) {
    if (attempt % SENTENCES_PER_CONTEXT === 0) {
      context = newContext(level, random, language)
      discourse = context.discourse
    }
    const candidate = drawCandidate(context)
    const realised = candidate && realiseSentence(candidate.filled, discourse, language)
    if (!realised) continue
    discourse = realised.discourse
    if (isClean(realised.sentence, level) && fits(realised.sentence))
      found.set(realised.sentence.text, realised.sentence)
  }
  return [...found.values()]
}

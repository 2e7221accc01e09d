/** Sentences for exercises: simple, complete, at the class's level, none twice. */
import type { Level } from '../../domain/level.ts'
import type { Language } from '../language.ts'
import { newStory } from '../planning/attempt.ts'
import { type Candidate, fillFrame, realise } from '../planning/candidate.ts'
import { readGivenWord } from '../planning/given-word.ts'
import { readGoals } from '../planning/goals.ts'
import type { Random } from '../planning/random.ts'
import type { Story } from '../planning/story.ts'
import type { Sentence } from '../sentence.ts'
import type { Frame } from '../syntax/frame.ts'

/** Sentences tried for each one that is asked, before giving up: far beyond what an exercise needs. */
const TRIES = 400

/** Sentences told of the same hero. */
const STORY_LENGTH = 6

/** Words of a sentence that a pupil analyses or puts in order, by class. */
const MOST_WORDS: Readonly<Record<Level, number>> = { CP: 7, CE1: 8, CE2: 9, CM1: 11, CM2: 13 }

/** Tenses that the class works on (BO n° 41 of 31/10/2024 p. 89-94; BO n° 16 of 17/04/2025 p. 14-20). */
const TENSES: Readonly<Record<Level, readonly string[]>> = {
  CP: ['présent'],
  CE1: ['présent', 'présent', 'imparfait', 'futur'],
  CE2: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM1: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM2: ['présent', 'imparfait', 'futur', 'passé composé', 'passé simple'],
}

/** Words that one token holds («tout le», «un peu»): a pupil has no single name for them. */
function isWhole(sentence: Sentence): boolean {
  return sentence.tokens.every(({ text }) => !/[\s\d«»]/u.test(text))
}

function isClean(sentence: Sentence, level: Level): boolean {
  const { tokens } = sentence
  return (
    !sentence.forced && isWhole(sentence) && tokens.length <= MOST_WORDS[level] && tokens.length > 2
  )
}

/** The people and the tense of a few sentences. */
function storyFor(level: Level, random: Random, language: Language): Story {
  const goals = readGoals([random.pick(TENSES[level]) ?? ''])
  const request = { words: [], level, length: 1, theme: '', pedagogicalGoals: [] }
  const theme = random.pick(language.themes) ?? null
  return newStory(request, { words: [], goals, theme }, { random, turn: 0 }, language)
}

/** Frames that stand alone: nothing must have been told before, no friend, any hero, the story's tense. */
function standsAlone(frame: Frame, { level, tenses }: Story): boolean {
  const inTense = frame.tenses === null || frame.tenses.includes(tenses.event)
  return (
    frame.level <= level &&
    frame.after === null &&
    !frame.needsFriend &&
    frame.hero === null &&
    inTense
  )
}

/** A frame of the story's theme, or of any known noun, that noun being its guest. */
function drawn(story: Story): Candidate | null {
  const { language, random, themes } = story
  if (random.next() < 0.5) {
    const frame = random.pick(language.framesOf.get(themes[0] ?? '') ?? [])
    return frame && standsAlone(frame, story) ? fillFrame(frame, null, [], story) : null
  }
  const noun = random.pick([...language.nouns.keys()])
  const frame = noun === undefined ? undefined : random.pick(language.framesFor.get(noun) ?? [])
  if (noun === undefined || !frame || !standsAlone(frame, story)) return null
  const word = readGivenWord(noun, language)
  const [reading] = word.readings
  return reading?.kind === 'noun' ? fillFrame(frame, { word, reading }, [], story) : null
}

/** Sentences that `fits`, up to `count`; fewer when the data run dry. `random` chooses them. */
export function collectSentences(
  {
    level,
    count,
    random,
  }: { readonly level: Level; readonly count: number; readonly random: Random },
  fits: (sentence: Sentence) => boolean,
  language: Language,
): Sentence[] {
  const found = new Map<string, Sentence>()
  let story = storyFor(level, random, language)
  let { discourse } = story
  for (let tries = 0; tries < TRIES * count && found.size < count; tries += 1) {
    if (tries % STORY_LENGTH === 0) {
      story = storyFor(level, random, language)
      discourse = story.discourse
    }
    const candidate = drawn(story)
    const told = candidate && realise(candidate.binding, discourse, language)
    if (!told) continue
    discourse = told.discourse
    if (isClean(told.sentence, level) && fits(told.sentence))
      found.set(told.sentence.text, told.sentence)
  }
  return [...found.values()]
}

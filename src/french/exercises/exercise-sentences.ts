/** Sentences for exercises: simple, complete, at the class's level, none twice. */
import type { Level } from '../../domain/level.ts'
import type { Language } from '../language.ts'
import type { Random } from '../planning/random.ts'
import type { Sentence } from '../sentence.ts'
import { writeDictation } from '../write-dictation.ts'

/** Sentences drawn from one story before another theme is taken. */
const STORY_LENGTH = 8
/** Stories read for one exercise before giving up: far beyond what 20 questions need. */
const MOST_STORIES = 100

/** Words of a sentence that a pupil analyses or puts in order, by class. */
const MOST_WORDS: Readonly<Record<Level, number>> = { CP: 7, CE1: 8, CE2: 9, CM1: 11, CM2: 13 }

/** Stories of a younger class have the short sentences that an exercise needs; the tense is the class's own. */
const STORY_LEVEL: Readonly<Record<Level, Level>> = {
  CP: 'CP',
  CE1: 'CE1',
  CE2: 'CE1',
  CM1: 'CE2',
  CM2: 'CE2',
}

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

/** Sentences that `fits`, up to `count`; fewer when the data run dry. `random` chooses the stories. */
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
  const themes = random.shuffle(language.themes)
  for (let story = 0; story < MOST_STORIES && found.size < count; story += 1) {
    const theme = themes[story % themes.length]
    const written = writeDictation(
      {
        words: [],
        level: STORY_LEVEL[level],
        length: STORY_LENGTH,
        theme: theme?.title ?? '',
        pedagogicalGoals: [random.pick(TENSES[level]) ?? ''],
      },
      language,
      Math.floor(random.next() * 1_000_000),
    )
    for (const sentence of written.sentences) {
      if (isClean(sentence, level) && fits(sentence)) found.set(sentence.text, sentence)
    }
  }
  return random.shuffle([...found.values()]).slice(0, count)
}

/** Where a finished text works on its words and its goals, whoever wrote or changed it. */
import type { TextPlace } from '../../domain/dictation/text-places.ts'
import type { Language } from '../data/language.ts'
import { parsePedagogicalGoals } from '../generation/request/pedagogical-goals.ts'
import { givenWordsOf } from '../generation/request/request-reading.ts'
import type { GoalRule } from '../goals/goal-rule.ts'
import { featuresOfText, type SentenceFeatures, type WordFeatures } from '../goals/word-features.ts'
import { placedWords } from './placed-words.ts'

export interface StudiedText {
  readonly sentences: readonly string[]
  readonly words: readonly string[]
  readonly goals: readonly string[]
}

export interface FoundWord {
  readonly word: string
  readonly places: TextPlace[]
}

function placesOfWord(
  word: string,
  { sentences, goals }: StudiedText,
  language: Language,
): TextPlace[] {
  const given = givenWordsOf({ words: [word], pedagogicalGoals: goals }, language)
  return sentences.flatMap((text, sentence) =>
    placedWords(text, given, language).map(({ form }) => ({ sentence, form })),
  )
}

/** Only tenses and letters are seen in a single word; an agreement needs two. */
function shows({ tenses = [], letters }: GoalRule, word: WordFeatures): boolean {
  return word.tenses.some((tense) => tenses.includes(tense)) || letters?.test(word.lower) === true
}

function placesOfGoal(rules: readonly GoalRule[], text: readonly SentenceFeatures[]): TextPlace[] {
  return text.flatMap(({ words }, sentence) =>
    words
      .filter((word) => rules.some((rule) => shows(rule, word)))
      .map((word) => ({ sentence, form: word.text })),
  )
}

/** The places of each word, then of each goal as it was typed; a goal that no single word shows has none. */
export function studyText(
  study: StudiedText,
  language: Language,
): { words: FoundWord[]; goals: FoundWord[] } {
  const text = study.sentences.map((sentence) => featuresOfText(sentence, language))
  return {
    words: study.words.map((word) => ({ word, places: placesOfWord(word, study, language) })),
    goals: study.goals.map((goal) => {
      const rules = parsePedagogicalGoals([goal]).asked.flatMap((asked) => asked.rules)
      return { word: goal, places: placesOfGoal(rules, text) }
    }),
  }
}

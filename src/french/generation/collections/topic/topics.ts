/** What a list is about: the theme and the goals as they were typed, and the words themselves. */
import type { Language } from '../../../data/language.ts'
import type { SentenceCollection } from '../../../data/sentence-collection.ts'
import { containsForm } from '../../../data/written-form.ts'
import { normaliseTyping } from '../../request/text-normalisation.ts'
import type { SoughtWord } from '../../stories/story-words.ts'
import { newRelatedness, type Relatedness } from './relatedness.ts'

/** Themes and goals as keywords are compared with. */
export function topicsOf(typed: readonly string[]): string[] {
  return typed
    .map((text) => normaliseTyping(text).toLocaleLowerCase('fr'))
    .filter((topic) => topic.length > 2)
}

/** «an», «s», «mer» are found as words: each is in «vacances», «saisons», «commerces». */
const LETTERS_OF_A_WORD = 3

function names(text: string, topic: string): boolean {
  return topic.length > LETTERS_OF_A_WORD ? text.includes(topic) : containsForm(text, topic)
}

/** Whether a theme or a goal, as typed, is named by the keywords of a collection. */
export function isAbout(
  { keywords }: Pick<SentenceCollection, 'keywords'>,
  topics: readonly string[],
): boolean {
  return topics.some(
    (topic) =>
      topic !== '' && keywords.some((keyword) => names(topic, keyword) || names(keyword, topic)),
  )
}

/** One word or two say too little of what the others should be about. */
const FEWEST_WORDS = 3

/** To what the words and the theme are about; `themes`: as typed, then its keywords. */
export function relatednessOf(
  sought: readonly SoughtWord[],
  themes: readonly string[],
  { collections }: Language,
): Relatedness {
  const [typed = ''] = themes
  if (sought.length < FEWEST_WORDS && typed === '') return () => 0
  const topics = topicsOf(themes)
  return newRelatedness(collections, {
    words: sought.map(({ forms }) => forms.filter((form) => !form.includes('{'))),
    typed,
    isOnTheme: (collection) => isAbout(collection, topics),
  })
}

/** What a list is about: the theme and the goals as they were typed, and the words themselves. */
import type { Language } from '../../../data/language.ts'
import type { SentenceCollection } from '../../../data/sentence-collection.ts'
import { containsForm } from '../../../data/written-form.ts'
import { normaliseTyping } from '../../request/text-normalisation.ts'
import type { SoughtWord } from '../../stories/story-words.ts'
import { type ListRelatedness, newRelatedness } from './relatedness.ts'

/** Themes and goals as keywords are compared with. */
export function topicsOf(typed: readonly string[]): string[] {
  return typed
    .map((text) => normaliseTyping(text).toLocaleLowerCase('fr'))
    .filter((topic) => topic.length > 2)
}

/** «an», «s», «mer» are found as words: each is in «vacances», «saisons», «commerces». */
const LETTERS_OF_A_WORD = 3
/** «l», «au», «en» are sounds, and no themes: «l'aquarium», «au restaurant». */
const LETTERS_OF_A_SOUND = 2
const OF_A_SOUND = /[[/]|(?<!\p{L})(?:sons?|lettres?|graphèmes?|mots?|graphies?)(?!\p{L})/u

/** «s», «es», «aux» of a plural. */
const LETTERS_OF_AN_ENDING = 2

/** Whether the text has the word, in the singular or the plural: «sport» does not name «transports», nor «chant» a «chantier». */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [ending = ''] = /^\p{L}*/u.exec(text.slice(at + word.length)) ?? []
    if (!/\p{L}/u.test(text.charAt(at - 1)) && ending.length <= LETTERS_OF_AN_ENDING) return true
  }
  return false
}

function names(text: string, topic: string): boolean {
  if (topic.length > LETTERS_OF_A_WORD) return hasWord(text, topic)
  if (topic.length <= LETTERS_OF_A_SOUND && text !== topic && !OF_A_SOUND.test(text)) return false
  return containsForm(text, topic)
}

/** Whether a theme or a goal, as typed, is named by the keywords of a collection. */
export function isAbout(
  { keywords }: Pick<SentenceCollection, 'keywords'>,
  topics: readonly string[],
): boolean {
  const known = keywords.map((keyword) => keyword.toLocaleLowerCase('fr'))
  return topics.some(
    (topic) =>
      topic !== '' && known.some((keyword) => names(topic, keyword) || names(keyword, topic)),
  )
}

/** One word or two say too little of what the others should be about. */
const FEWEST_WORDS = 3

/** To what the words and the theme are about; `themes`: as typed, then its keywords. */
export function relatednessOf(
  sought: readonly SoughtWord[],
  themes: readonly string[],
  { collections }: Language,
): ListRelatedness {
  const [typed = ''] = themes
  if (sought.length < FEWEST_WORDS && typed === '') return { whole: () => 0, rest: () => 0 }
  const topics = topicsOf(themes)
  return newRelatedness(collections, {
    words: sought.map(({ forms }) => forms.filter((form) => !form.includes('{'))),
    typed,
    isOnTheme: (collection) => isAbout(collection, topics),
  })
}

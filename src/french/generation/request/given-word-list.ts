/** The teacher's words as a list: a word of several natures takes that of the others. */
import type { Language } from '../../data/language.ts'
import { interpretGivenWord } from './given-word.ts'
import type { GivenWord } from './interpretation.ts'
import { isListed } from './interpretation-ranking.ts'

const LISTED_KINDS = ['finite', 'adjective', 'infinitive', 'noun', 'function-word'] as const

type ListedKind = (typeof LISTED_KINDS)[number]

/** Words of another nature that a list may hold and still be a list of verbs, of adjectives. */
const MAX_OUTLIER_SHARE = 0.25

/** The nature of all or nearly all other words of the list; null when the list is mixed. */
function natureOfOthers(word: GivenWord, words: readonly GivenWord[]): ListedKind | null {
  const others = words.filter((other) => other !== word)
  if (others.length < 2) return null
  const kind = LISTED_KINDS.find(
    (one) =>
      others.filter(({ interpretations }) =>
        interpretations.some((interpretation) => interpretation.kind === one),
      ).length >=
      others.length * (1 - MAX_OUTLIER_SHARE),
  )
  // A list of nouns that may all be verbs stays one of nouns: somebody must be sure of the nature.
  const sure = others.some(({ interpretations }) => interpretations[0]?.kind === kind)
  return kind !== undefined && sure ? kind : null
}

/** «marche» among «court, saute, dort» is a verb, «orange» among colours an adjective, «or» among «mais, ou, et, donc» a conjunction. */
function inList(word: GivenWord, words: readonly GivenWord[], language: Language): GivenWord {
  const [first] = word.interpretations
  const kind = natureOfOthers(word, words)
  if (kind === null || first?.kind === kind || kind === 'noun') return word
  const wanted = word.interpretations.find(
    (interpretation) => interpretation.kind === kind && isListed(interpretation, language),
  )
  if (wanted === undefined) return word
  return {
    ...word,
    interpretations: [wanted, ...word.interpretations.filter((one) => one !== wanted)],
  }
}

function lemmaOf({ interpretations: [sense] }: GivenWord): string | null {
  if (sense?.kind === 'noun') return sense.determiner === null ? sense.noun.lemma : null
  return sense !== undefined && 'lemma' in sense ? sense.lemma : null
}

/** «grand, grande»: each form is asked for itself. A conjugated form always is. */
function besideOtherForms(word: GivenWord, words: readonly GivenWord[]): GivenWord {
  const lemma = word.interpretations[0]?.kind === 'finite' ? null : lemmaOf(word)
  const hasOther = words.some(
    (other) => other !== word && lemma !== null && lemmaOf(other) === lemma,
  )
  return hasOther ? { ...word, asGiven: true } : word
}

/** Words that stand together in one entry: «château, châteaux», «vert / verte». */
function entries(word: string): string[] {
  const parts = word.split(/\s*[,;/]\s*/u).filter((part) => part !== '')
  return /\d/u.test(word) || parts.length === 0 ? [word] : parts
}

/** The words of a list, each once; a word of several natures takes that of the others, two forms of one word are both asked. */
export function interpretGivenWords(
  words: readonly string[],
  language: Language,
): readonly GivenWord[] {
  const read = [...new Set(words.flatMap(entries))].map((word) =>
    interpretGivenWord(word, language),
  )
  const distinct = read.filter(
    ({ text }, index) => read.findIndex((other) => other.text === text) === index,
  )
  return distinct
    .map((word) => inList(word, distinct, language))
    .map((word, _, all) => besideOtherForms(word, all))
}

/** Times said from the moment of speaking, moved into a story that is told from afar: «ce matin» → «ce matin-là». */
import type { NounGroup, TemplateItem, VerbGroup } from '../data/template.ts'
import type { Tense } from '../morphology/features.ts'
import type { ClauseState } from './clause-in-progress.ts'
import type { InflectedWord } from './inflected-word.ts'
import { speechAround } from './speech.ts'

const MOVED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "aujourd'hui": 'ce jour-là',
    hier: 'la veille',
    demain: 'le lendemain',
    maintenant: 'alors',
    'en ce moment': 'à ce moment-là',
    'depuis hier': 'depuis la veille',
    'hier soir': 'la veille au soir',
    'demain matin': 'le lendemain matin',
    'ce soir': 'ce soir-là',
  }),
)

const POINTED =
  /^(?:matin|midi|soir|nuit|jour|après-midi|semaine|année|hiver|été|automne|printemps|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)$/u
const DEMONSTRATIVE = /^(?:ce|cet|cette)$/u

function replaced(words: readonly InflectedWord[]): InflectedWord[] | null {
  const text = words.map((word) => word.text.toLocaleLowerCase('fr')).join(' ')
  const moved = MOVED.get(text)
  const [first] = words
  if (moved === undefined || first === undefined) return null
  return [{ ...first, text: moved, lemma: moved, nature: 'adverbe' }]
}

/** `kept`: a given word, which must stay as it is. */
function moveTime(words: readonly InflectedWord[], kept: string | null): InflectedWord[] {
  const text = words.map((word) => word.text).join(' ')
  if (kept !== null && text.toLocaleLowerCase('fr').includes(kept.toLocaleLowerCase('fr')))
    return [...words]
  const whole = replaced(words)
  if (whole !== null) return whole
  const last = words.at(-1)
  const [first] = words
  if (last === undefined || !DEMONSTRATIVE.test(first?.text ?? '') || words.length !== 2)
    return [...words]
  return POINTED.test(last.text)
    ? [...words.slice(0, -1), { ...last, text: `${last.text}-là` }]
    : [...words]
}

const TOLD_FROM_AFAR: readonly Tense[] = ['passé simple', 'imparfait', 'plus-que-parfait']

/** The verb that a time is said of: the next up to a mark, else the one before. */
function verbOf(items: readonly TemplateItem[], at: number): VerbGroup | null {
  const next = items.slice(at).find(({ kind }) => kind === 'verb' || kind === 'mark')
  if (next?.kind === 'verb') return next
  const before = items.slice(0, at).findLast(({ kind }) => kind === 'verb' || kind === 'mark')
  return before?.kind === 'verb' ? before : null
}

/** «aujourd'hui, l'herbe pousse» stays so, «partons maintenant», and «maintenant» beside a state. */
function isMoved([first]: readonly InflectedWord[], at: number, state: ClauseState): boolean {
  const verb = verbOf(state.filled.template.items, at)
  if (verb === null) return true
  const { tense, lemma } = verb
  const aspect = tense.kind === 'aspect' ? tense.aspect : state.language.verbs.get(lemma)?.aspect
  if (first?.text === 'maintenant' && aspect === 'état') return false
  const isOfNow = tense.kind === 'fixed' && /^(?:présent|futur|passé composé)$/u.test(tense.tense)
  return !isOfNow && tense.kind !== 'imperative'
}

/** «ce matin» of a story of the passé simple or the imparfait, outside a speech. */
export function inToldTime(
  group: NounGroup,
  words: readonly InflectedWord[],
  state: ClauseState,
): readonly InflectedWord[] {
  const { tenses, headword, template, headwordFeatures } = state.filled
  const isTold =
    TOLD_FROM_AFAR.includes(tenses.event) && template.tenses === null && headwordFeatures === null
  if (group.role !== 'T' || !isTold) return words
  const at = template.items.indexOf(group)
  if (speechAround(template.items, at) !== null || !isMoved(words, at, state)) return words
  return moveTime(words, headword?.kind === 'literal' ? headword.text : null)
}

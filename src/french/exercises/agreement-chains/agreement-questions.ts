/** Chains of agreement: one word is changed, the words that agree with it are to be put right (GRA-17). */
import {
  type AgreementQuestion,
  type ChainLink,
  type ChainWord,
  GAP,
} from '../../../domain/grammar/exercise.ts'
import { type Level, levelRank } from '../../../domain/level.ts'
import type { Language } from '../../data/language.ts'
import { conjugate } from '../../morphology/conjugation.ts'
import type { Gender, GrammarNumber, Tense } from '../../morphology/features.ts'
import { adjectiveForm, pluralOf } from '../../morphology/inflection.ts'
import type { Sampler } from '../../sampler.ts'
import { CHAIN_ANIMALS } from './chain-animals.ts'
import { CHAIN_PEOPLE } from './chain-people.ts'
import {
  APART_SHAPE,
  CHAIN_SHAPES,
  CHAIN_TENSES,
  type ChainAction,
  type ChainDeterminer,
  type ChainShape,
  type ChainSubject,
  determinersOf,
} from './chain-shapes.ts'

export interface AgreementScope {
  readonly level: Level
  readonly random: Sampler
  readonly language: Language
  /** Whether a mood stands apart before the sentence. */
  readonly isApart?: boolean
}

/** The words of a sentence before they agree with anything. */
interface Chain {
  readonly subject: ChainSubject
  readonly determiner: ChainDeterminer
  readonly apart: string | null
  readonly before: string | null
  readonly behind: string | null
  readonly attribute: string | null
  /** null where an attribute stands in its place. */
  readonly action: ChainAction | null
  readonly tense: Tense
}

interface Features {
  readonly gender: Gender
  readonly number: GrammarNumber
}

interface LinkedWord {
  readonly text: string
  readonly link: ChainLink
  /** A comma behind it. */
  readonly isApart?: true
}

function nounForm(
  { noun, feminine }: ChainSubject,
  { gender, number }: Features,
  language: Language,
) {
  const singular = gender === 'f' && feminine !== undefined ? feminine : noun
  return number === 's' ? singular : pluralOf(singular, language.lexicon)
}

/** Words of the chain in their order; null when a form is missing. */
function wordsOf(chain: Chain, features: Features, language: Language): LinkedWord[] | null {
  const { gender, number } = features
  const { determiner, apart, before, behind, attribute, tense } = chain
  const verb = chain.action?.verb ?? 'être'
  const use = { reflexive: false, withObject: false, objectBefore: null }
  const found = conjugate(verb, tense, { ...features, person: 3 }, use, language.lexicon)
  if (found === null) return null
  const adjective = (lemma: string | null, link: ChainLink): LinkedWord[] =>
    lemma === null ? [] : [{ text: adjectiveForm(lemma, gender, number, language.lexicon), link }]
  return [
    ...adjective(apart, 'adjective').map((word) => ({ ...word, isApart: true as const })),
    { text: number === 'p' ? determiner.p : determiner[gender], link: 'determiner' },
    ...adjective(before, 'adjective'),
    { text: nounForm(chain.subject, features, language), link: 'noun' },
    ...adjective(behind, 'adjective'),
    { text: [found.finite, found.participle].filter(Boolean).join(' '), link: 'verb' },
    ...adjective(attribute, 'attribute'),
  ]
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

/** «l'ours», «cet oiseau», «mon amie»: the determiner would be one more thing to change. */
function opensWithVowel(words: readonly LinkedWord[]): boolean {
  const behind = words.findIndex(({ link }) => link === 'determiner') + 1
  return /^[aeiouyhéèêâîô]/iu.test(words[behind]?.text ?? '')
}

function written(words: readonly LinkedWord[], textOf: (word: LinkedWord) => string): string {
  return words.map((word) => textOf(word) + (word.isApart ? ',' : '')).join(' ')
}

function drawnIf(wanted: boolean | undefined, words: readonly string[], random: Sampler) {
  return wanted ? (random.pick(words) ?? null) : null
}

/** «Ce bon boulanger sportif»: two adjectives are one too many, but for the colour of an animal. */
function adjectivesAround(
  { before, behind }: ChainShape,
  { hasColour, behind: words }: ChainSubject,
  random: Sampler,
): readonly [before: boolean, behind: boolean] {
  if (words.length === 0) return [before === true || behind === true, false]
  if (!before || !behind || hasColour) return [before === true, behind === true]
  const isBefore = random.pick([true, false]) ?? true
  return [isBefore, !isBefore]
}

const SUBJECTS: readonly ChainSubject[] = [...CHAIN_PEOPLE, ...CHAIN_ANIMALS]

function subjectsOf({ level, isApart }: AgreementScope): ChainSubject[] {
  return SUBJECTS.filter(
    ({ from, does }) =>
      levelRank(from) <= levelRank(level) && (!isApart || does.some(({ moods }) => moods)),
  )
}

function actionsOf(
  { does }: ChainSubject,
  tense: Tense,
  { isApart }: AgreementScope,
): readonly ChainAction[] {
  return does
    .filter(({ bears }) => tense === 'présent' || bears.includes(tense))
    .filter(({ moods }) => !isApart || moods)
}

function drawnChain(scope: AgreementScope): Chain | null {
  const { level, random, isApart } = scope
  const shape = isApart ? APART_SHAPE : random.pick(CHAIN_SHAPES[level])
  // A state, and what a mood goes with, are told as they are; a time would put two things apart.
  const isToldNow = isApart || shape?.attribute
  const tense = isToldNow ? 'présent' : random.pick(CHAIN_TENSES[level])
  const subject = random.pick(subjectsOf(scope))
  const determiner = subject && random.pick(determinersOf(subject, level !== 'CP' && !isApart))
  if (!subject || !shape || !determiner || !tense) return null
  const action = random.pick(actionsOf(subject, tense, scope))
  const attribute = drawnIf(shape.attribute, subject.said, random)
  const apart = drawnIf(isApart, action?.moods ?? [], random)
  const [hasBefore, hasBehind] = adjectivesAround(shape, subject, random)
  const before = drawnIf(hasBefore, subject.before, random)
  const behind = drawnIf(hasBehind, subject.behind, random)
  // «Le gentil voisin est gentil.»
  const isTwice = attribute !== null && [before, behind].includes(attribute)
  if (isTwice || !action) return null
  const done = attribute === null ? action : null
  return { subject, determiner, apart, before, behind, attribute, action: done, tense }
}

/** Number changes, or gender where the noun has a feminine. */
function drawnChange(
  { subject, before }: Chain,
  { level, random }: AgreementScope,
): readonly [Features, Features] {
  const own: Gender = subject.gender ?? 'm'
  const singular: Features = { gender: own, number: 's' }
  const plural: Features = { gender: own, number: 'p' }
  // At CP «vieille» and «grosse» would be one form too many.
  const mayChangeGender = subject.feminine !== undefined && (level !== 'CP' || before === null)
  if (mayChangeGender && random.next() < 0.35) {
    const number = random.pick(['s', 'p'] as const) ?? 's'
    return [
      { gender: 'm', number },
      { gender: 'f', number },
    ]
  }
  return random.next() < 0.6 ? [singular, plural] : [plural, singular]
}

/** What tells the time: nobody says «Le fermier réparera le tracteur» without a reason. */
const OPENINGS: Readonly<Partial<Record<Tense, string>>> = {
  futur: 'Demain, ',
  'passé composé': 'Hier, ',
  'passé simple': 'Un jour, ',
}

function openingOf({ tense, action }: Chain): string {
  return tense === 'imparfait' && action?.isDaily ? 'Chaque jour, ' : (OPENINGS[tense] ?? '')
}

const NOMINAL: readonly ChainLink[] = ['adjective', 'noun', 'attribute']

/** CP writes the s of the plural; CE1 leaves «gros» as it is as well; «nouveaux» and «chevaux» are for CE2. */
function hasTaughtPlural(
  before: readonly LinkedWord[],
  after: readonly LinkedWord[],
  level: Level,
): boolean {
  if (levelRank(level) >= levelRank('CE2')) return true
  return before.every(({ text, link }, at) => {
    const [short = '', long = ''] = [text, after[at]?.text ?? ''].sort(
      (one, other) => one.length - other.length,
    )
    const isRegular = long === `${short}s` || (level === 'CE1' && long === short)
    return !NOMINAL.includes(link) || isRegular
  })
}

/** A question drawn at random; null when what was drawn makes none. */
export function agreementQuestion(scope: AgreementScope): AgreementQuestion | null {
  const { language } = scope
  const chain = drawnChain(scope)
  if (chain === null) return null
  const [old, fresh] = drawnChange(chain, scope)
  const [before, after] = [wordsOf(chain, old, language), wordsOf(chain, fresh, language)]
  if (!before || !after || opensWithVowel([...before, ...after])) return null
  const isPlural = old.number !== fresh.number
  if (isPlural && !hasTaughtPlural(before, after, scope.level)) return null
  const place = after.findIndex(({ link }) => link === 'noun')
  const end = chain.action === null ? '.' : ` ${chain.action.rest}.`
  const opening = openingOf(chain)
  const isFirst = (at: number): boolean => at === 0 && opening === ''
  const chained = after.flatMap(({ text, link }, at): ChainWord[] => {
    const from = before[at]?.text ?? ''
    if (at === place) return []
    return [
      isFirst(at)
        ? { text: capitalised(text), from: capitalised(from), link }
        : { text, from, link },
    ]
  })
  const changes = chained.filter(({ text, from }) => text !== from).length
  if (changes < (scope.level === 'CP' ? 1 : 2)) return null
  const shown = written(after, ({ text, link }) => (link === 'noun' ? text : GAP))
  const model = capitalised(opening + written(before, ({ text }) => text)) + end
  return {
    sentence: opening + shown + end,
    model,
    changed: { from: before[place]?.text ?? '', to: after[place]?.text ?? '' },
    words: chained,
  }
}

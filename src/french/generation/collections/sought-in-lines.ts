/** Forms in which the lines of the collections hold a given word, in lower case and as they are written there. */
import type { Language } from '../../data/language.ts'
import type { Tense } from '../../morphology/features.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord, Interpretation } from '../request/interpretation.ts'
import { partsApart } from '../request/word-coverage.ts'
import { maskOf, type SoughtWord, soughtWord, type WordMask } from '../stories/story-words.ts'
import { LEANING, takenUpForm } from './forms/child-taken-up.ts'

/** Words that are written otherwise, their verb in the infinitive; in a line «héros» alone is the child. */
const WRITTEN_OTHERWISE: ReadonlyMap<string, readonly string[]> = new Map([
  ['héros', ['un', 'le', 'les', 'des', 'son', 'ses', 'ce', 'notre'].map((word) => `${word} héros`)],
  ['il y a', ['s{il} v{y avoir']],
  ['il y avait', ['s{il} v{y avoir']],
  ['se creuser la tête', ['v{devoir se creuser} o{la tête']],
  ["c'est", ['s{ce} v{être']],
  ["c'était", ['s{ce} v{être']],
  ["c'en", ["s{c'} v{en être"]],
  ['il faut', ['s{il} v{falloir']],
  ['il fait', ['s{il} v{faire']],
  ['il pleut', ['s{il} v{pleuvoir']],
  ['il pleut des cordes', ['s{il} v{pleuvoir} o{des cordes']],
  ['il neige', ['s{il} v{neiger']],
])

/** Subjects that the child of a line may be; «on», «ça» are not. */
const PERSONAL = /^(?:je|tu|ils?|elles?|nous|vous)$/u
const OF_THE_THIRD = /^(?:ils?|elles?)$/u

/** «soyez», «que je fasse»: in a line the verb says its mood; an order is told of what a child does as well. */
function moodForms(sense: Interpretation | undefined): string[] | null {
  if (sense?.kind !== 'finite') return null
  const moods = sense.uses.filter(({ tense }) => tense === 'impératif' || tense === 'subjonctif')
  if (moods.length < sense.uses.length) return null
  const isOrder = moods.some(({ tense }) => tense === 'impératif')
  const subject = sense.subject === null ? '' : `s{${sense.subject}} `
  const written = moods.map(({ tense }) => `${subject}v{${sense.lemma}:${tense}`)
  return [...written, ...(isOrder ? formsOfChild(sense) : formsTakenUp(sense))]
}

/** «prenez», «écoute» may be orders where a goal asks for them, and, given alone, where no goal asks for another tense. */
function orderForms(
  sense: Interpretation | undefined,
  tenses: readonly Tense[],
  { orders }: GenerationContext,
): string[] {
  if (sense?.kind !== 'finite') return []
  const mayBe = orders || (tenses.length === 0 && sense.subject === null)
  const isOrder = mayBe && sense.uses.some(({ tense }) => tense === 'impératif')
  return isOrder ? [`v{${sense.lemma}:impératif`, `v{se ${sense.lemma}:impératif`] : []
}

/** «il mange»: somebody has to be named before; «nous irions», «tu venais» lean on another clause. */
function formsTakenUp(sense: Interpretation | undefined): string[] {
  if (sense?.kind !== 'finite') return []
  const isOfSomebody = sense.subject !== null && OF_THE_THIRD.test(sense.subject)
  const leans = sense.uses.some(({ tense }) => LEANING.includes(tense))
  return isOfSomebody || leans ? [takenUpForm(sense.lemma)] : []
}

/** «nous partîmes», «partis» are told of the child in a line that says what the child does. */
function formsOfChild(sense: Interpretation | undefined): string[] {
  if (sense?.kind === 'participle') return [`s{héros} v{${sense.lemma}`]
  if (sense?.kind !== 'finite') return []
  const { lemma, subject } = sense
  return subject === null || PERSONAL.test(subject)
    ? [`s{héros} v{${lemma}`, `s{héros} v{se ${lemma}`, `s{héros} v{s'${lemma}`]
    : []
}

/** Actions of a story of the past: a state would be in the imparfait. */
const OF_ACTIONS: readonly Tense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

/** «enfuir», «enrhumer»: typed without the pronoun that it is never told without. */
function isPronominalOnly(lemma: string, { lexicon, verbs }: Language): boolean {
  const known = verbs.get(lemma)?.constructions ?? []
  const isAlways = known.length > 0 && known.every((one) => one === 'pronominal')
  return isAlways || lexicon.verb(lemma)?.pronominalOnly === true
}

/** The verb itself: a goal has it conjugated, and an infinitive that stands as such, or in another tense, shows nothing. */
function conjugatedForms(
  sense: Interpretation | undefined,
  tenses: readonly Tense[],
  { conjugates, language }: GenerationContext,
): string[] | null {
  if (sense?.kind !== 'infinitive' || !conjugates || sense.lemma.includes(' ')) return null
  const { lemma, reflexive } = sense
  const withPronoun = [`v{se ${lemma}`, `v{s'${lemma}`]
  const alone = [`v{${lemma}`]
  const either = isPronominalOnly(lemma, language) ? [...alone, ...withPronoun] : alone
  const verbs = reflexive ? withPronoun : either
  if (tenses.length === 0) return verbs
  const isOfActions = tenses.every((tense) => OF_ACTIONS.includes(tense))
  const marks = [
    '}',
    ':événement',
    ...(isOfActions ? [] : [':état']),
    ...tenses.map((tense) => `:${tense.replaceAll(' ', '_')}`),
  ]
  return verbs.flatMap((verb) => marks.map((mark) => verb + mark))
}

/** What an infinitive stands behind in a line. */
const BEFORE_INFINITIVE =
  'vouloir pouvoir devoir savoir aller aimer adorer préférer oser falloir venir pas à de pour sans'.split(
    ' ',
  )

/** «chanter» beside «nous chantons»: the infinitive itself. */
function infinitiveForms({ asGiven, interpretations: [sense] }: GivenWord): string[] | null {
  if (asGiven !== true || sense?.kind !== 'infinitive' || sense.lemma.includes(' ')) return null
  const own = sense.reflexive ? [`se ${sense.lemma}`, `s'${sense.lemma}`] : [sense.lemma]
  return own.flatMap((form) => BEFORE_INFINITIVE.map((before) => `${before} ${form}`))
}

/** «une belle maison», «mes parents»: no other house, nobody else's. */
function isWholePhrase(sense: Interpretation | undefined): boolean {
  return sense?.kind === 'noun' && (sense.adjective !== null || sense.determiner !== null)
}

/** «partie» asked as a participle is not «la partie». */
function isNoNoun({ interpretations }: GivenWord, own: string, { nouns }: Language): boolean {
  const kinds = interpretations.map(({ kind }) => kind)
  return kinds[0] === 'participle' && !kinds.includes('noun') && nouns.has(own)
}

/** `others`: the words of the list, in lower case, whose forms are their own; `tenses`: those that the goals ask. */
export function soughtInLines(
  word: GivenWord,
  others: ReadonlySet<string>,
  tenses: readonly Tense[],
  context: GenerationContext,
): SoughtWord {
  const own = word.text.toLocaleLowerCase('fr')
  const [sense] = word.interpretations
  const forms =
    partsApart(own)?.slice(-1) ??
    WRITTEN_OTHERWISE.get(own) ??
    moodForms(sense) ??
    infinitiveForms(word) ??
    conjugatedForms(sense, tenses, context)
  if (forms !== null) return { word, forms }
  if (isWholePhrase(sense)) return { word, forms: [own] }
  const all = [
    ...soughtWord(word, context.language).forms,
    ...formsOfChild(sense),
    ...formsTakenUp(sense),
    ...orderForms(sense, tenses, context),
  ]
  const kept = all.filter((form) => form === own || !others.has(form))
  return {
    word,
    forms: isNoNoun(word, own, context.language) ? kept.filter((form) => form !== own) : kept,
  }
}

/** Words that a sentence about a child holds when the child bears them. */
export function nameWords(sought: readonly SoughtWord[]): WordMask {
  return maskOf(
    sought,
    ({ interpretations: [sense] }) => sense?.kind === 'name' && sense.gender !== null,
  )
}

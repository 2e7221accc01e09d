/** Part-of-speech tagging of the words of templates: nature, lemma, gender and number, settled by the neighbours. */
import { NATURES, type Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import type { GroupPart, WordPart } from '../data/template.ts'
import { memoise } from '../memoise.ts'
import type { Analysis, Gender, GrammarNumber } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS, FULL_FORMS } from './closed-class-words.ts'

export interface TaggedForm {
  readonly nature: Nature
  readonly lemma: string
  readonly gender: Gender | null
  readonly number: GrammarNumber | null
}

/** Natures among which a form stands undecided, in the order of preference of the curated tables. */
export function possibleTags(form: string, language: Language): readonly TaggedForm[] {
  const lower = form.toLocaleLowerCase('fr')
  const analyses = [...language.lexicon.analyse(form)]
  if (lower !== form && analyses.length === 0) analyses.push(...language.lexicon.analyse(lower))
  const curated = curatedNounTags(form, language)
  // A participle written outside V{…} is an adjective: «une maison abandonnée», «fatigué».
  const forms: TaggedForm[] = withoutConjugated(analyses).map(
    ({ nature, lemma, gender, number, verb }) => ({
      nature: verb?.kind === 'participle' ? 'adjectif' : nature,
      lemma: verb?.kind === 'participle' ? masculineOf(form, lemma, language) : lemma,
      gender:
        gender ?? (nature === 'nom' ? (language.nouns.get(lemma)?.[0]?.gender ?? null) : null),
      number,
    }),
  )
  return [...curated, ...forms]
}

/** Conjugated forms stand in V{…} only; elsewhere they are not interpretations, unless there is no other. */
function withoutConjugated(analyses: readonly Analysis[]): readonly Analysis[] {
  const others = analyses.filter(({ verb }) => verb?.kind !== 'finite')
  return others.length > 0 ? others : analyses
}

/** «fatiguées» → «fatigué», the form that agreement starts from. */
function masculineOf(form: string, verb: string, language: Language): string {
  return language.lexicon.forms(verb, 'V', (code) => /^Q[me][si]$/u.test(code))[0] ?? form
}

function curatedNounTags(form: string, language: Language): TaggedForm[] {
  return (language.nouns.get(form) ?? []).map((noun) => ({
    nature: 'nom',
    lemma: form,
    gender: noun.gender,
    number: noun.fixedNumber ?? 's',
  }))
}

/** Whether the tables written by hand know this interpretation, which makes it likelier than the lexicon's others. */
function isCurated(tagged: TaggedForm, language: Language): boolean {
  const { nature, lemma } = tagged
  if (nature === 'nom') return language.nouns.has(lemma)
  if (nature === 'adjectif') return language.adjectives.has(lemma)
  if (nature === 'verbe') return language.verbs.has(lemma)
  return (language.functionWords.get(lemma) ?? []).some(
    (functionWord) => functionWord.nature === nature,
  )
}

function functionWordTags(form: string, language: Language): TaggedForm[] {
  const natures = new Set(
    (language.functionWords.get(form) ?? []).map((functionWord) => functionWord.nature),
  )
  const closed = CLOSED_CLASS_WORDS.get(form)
  if (closed !== undefined) return [invariableForm(closed, form)]
  return [...natures].map((nature) => invariableForm(nature, form))
}

function invariableForm(nature: Nature, lemma: string): TaggedForm {
  return { nature, lemma, gender: null, number: null }
}

export interface TagChoice {
  readonly best: TaggedForm
  /** Other natures that the author must rule out with a tag. */
  readonly rivals: readonly Nature[]
}

function natures(forms: readonly TaggedForm[]): Nature[] {
  return [...new Set(forms.map(({ nature }) => nature))]
}

type Tagger = (language: Language, text: string) => TagChoice | null

/** One cache for each tag: building a joint key costs more than the look-up. */
const TAGGERS: ReadonlyMap<Nature | null, Tagger> = new Map(
  [null, ...NATURES].map((tag) => [
    tag,
    memoise((language: Language, text: string) => chooseTag(text, tag, language)),
  ]),
)

/** null for a form that neither tables nor lexicon know. */
export function tagForm(text: string, tag: Nature | null, language: Language): TagChoice | null {
  return TAGGERS.get(tag)?.(language, text) ?? null
}

function chooseTag(text: string, tag: Nature | null, language: Language): TagChoice | null {
  const pointed = /^(.+)-(?:là|ci)$/u.exec(text)?.[1]
  if (pointed !== undefined && !language.lexicon.has(text)) return tagForm(pointed, tag, language)
  const form = FULL_FORMS.get(text.toLocaleLowerCase('fr')) ?? text
  const lower = form.toLocaleLowerCase('fr')
  if (tag !== null) {
    const tagged = possibleTags(form, language).find(({ nature }) => nature === tag)
    return { best: tagged ?? invariableForm(tag, lower), rivals: [] }
  }
  if (/^\d+$/u.test(form)) return { best: invariableForm('déterminant', form), rivals: [] }
  const [functionWord, ...otherFunctionWords] = functionWordTags(lower, language)
  if (functionWord !== undefined) return { best: functionWord, rivals: natures(otherFunctionWords) }
  const all = possibleTags(form, language)
  const curated = all.filter((tagged) => isCurated(tagged, language))
  const candidates = curated.length > 0 ? curated : all
  const [first] = candidates
  if (first === undefined) return null
  return { best: first, rivals: natures(candidates).filter((nature) => nature !== first.nature) }
}

const ARTICLES = new Set(['le', 'la', 'les', "l'", 'leur'])

export interface Neighbours {
  readonly before: GroupPart | undefined
  readonly next: GroupPart | undefined
}

function natureAround(part: GroupPart | undefined, language: Language): Nature | null {
  if (part?.kind === 'slot') return 'nom'
  if (part?.kind !== 'word') return null
  return tagForm(part.text, part.tag, language)?.best.nature ?? null
}

/** A noun or an adjective: after a noun an adjective, before a noun as well. */
function nounOrAdjective(before: Nature | null, next: Nature | null): Nature | null {
  if (before === 'nom') return 'adjectif'
  if (before === null) return null
  return next === 'nom' ? 'adjectif' : 'nom'
}

/** Which of two natures the neighbours show: «un petit secret», «un animal secret». */
function disambiguate(
  rivals: readonly Nature[],
  around: Neighbours,
  language: Language,
): Nature | null {
  const has = (one: Nature, other: Nature): boolean =>
    rivals.includes(one) && rivals.includes(other)
  const before = natureAround(around.before, language)
  const next = natureAround(around.next, language)
  if (has('nom', 'adjectif')) return nounOrAdjective(before, next)
  if (has('nom', 'verbe')) {
    return before === 'déterminant' || before === 'adjectif' ? 'nom' : null
  }
  if (!has('adverbe', 'préposition')) return null
  const alone = next === null || next === 'préposition' || next === 'conjonction'
  return alone ? 'adverbe' : 'préposition'
}

/** Infinitives that are nouns as often: «le rire du clown». */
const NOMINAL = new Set(
  'rire sourire pouvoir devoir savoir être avoir lever coucher souper goûter déjeuner dîner souvenir'.split(
    ' ',
  ),
)

function isBareInfinitive(text: string, language: Language): boolean {
  if (NOMINAL.has(text) || language.nounForms.has(text)) return false
  return language.lexicon.analyse(text).some(({ verb }) => verb?.kind === 'infinitive')
}

/** A word that its neighbours settle: «le» before a verb, «c'» alone. */
function grammaticalWord(
  part: WordPart,
  next: GroupPart | undefined,
  language: Language,
): Nature | null {
  const lower = part.text.toLocaleLowerCase('fr')
  if (lower === "c'" || (lower === 'ce' && next === undefined)) return 'pronom'
  if (/^(?:tout|tous|toutes)$/u.test(lower) && next === undefined) return 'pronom'
  if (!ARTICLES.has(lower)) return null
  if (next?.kind !== 'word') return 'déterminant'
  const verb = next.tag === 'verbe' || (next.tag === null && isBareInfinitive(next.text, language))
  return verb ? 'pronom' : 'déterminant'
}

export function tagWord(part: WordPart, around: Neighbours, language: Language): TagChoice | null {
  const grammatical = part.tag === null ? grammaticalWord(part, around.next, language) : null
  if (grammatical !== null) return { best: invariableForm(grammatical, part.text), rivals: [] }
  const chosen = tagForm(part.text, part.tag, language)
  if (chosen === null || chosen.rivals.length === 0) return chosen
  const nature = disambiguate([chosen.best.nature, ...chosen.rivals], around, language)
  return nature === null ? chosen : tagForm(part.text, nature, language)
}

/** What a word written in a frame is: its nature, lemma, gender and number. */
import { NATURES, type Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../language.ts'
import { remembered } from '../memory.ts'
import type { Analysis, Gender, GrammarNumber } from '../morphology/features.ts'
import { CLOSED_WORDS, FULL_FORMS } from './closed-words.ts'
import type { Part, WordPart } from './frame.ts'

export interface WordReading {
  readonly nature: Nature
  readonly lemma: string
  readonly gender: Gender | null
  readonly number: GrammarNumber | null
}

/** Natures among which a form stands undecided, in the order of preference of the curated tables. */
export function possibleReadings(form: string, language: Language): readonly WordReading[] {
  const lower = form.toLocaleLowerCase('fr')
  const analyses = [...language.lexicon.analyse(form)]
  if (lower !== form && analyses.length === 0) analyses.push(...language.lexicon.analyse(lower))
  const curated = curatedNouns(form, language)
  // A participle written outside V{…} is an adjective: «une maison abandonnée», «fatigué».
  const readings: WordReading[] = withoutConjugated(analyses).map(
    ({ nature, lemma, gender, number, verb }) => ({
      nature: verb?.kind === 'participle' ? 'adjectif' : nature,
      lemma: verb?.kind === 'participle' ? masculineOf(form, lemma, language) : lemma,
      gender:
        gender ?? (nature === 'nom' ? (language.nouns.get(lemma)?.[0]?.gender ?? null) : null),
      number,
    }),
  )
  return [...curated, ...readings]
}

/** Conjugated forms stand in V{…} only; elsewhere they are not readings, unless there is no other. */
function withoutConjugated(analyses: readonly Analysis[]): readonly Analysis[] {
  const others = analyses.filter(({ verb }) => verb?.kind !== 'finite')
  return others.length > 0 ? others : analyses
}

/** «fatiguées» → «fatigué», the form that agreement starts from. */
function masculineOf(form: string, verb: string, language: Language): string {
  return language.lexicon.forms(verb, 'V', (code) => /^Q[me][si]$/u.test(code))[0] ?? form
}

function curatedNouns(form: string, language: Language): WordReading[] {
  return (language.nouns.get(form) ?? []).map((noun) => ({
    nature: 'nom',
    lemma: form,
    gender: noun.gender,
    number: noun.fixedNumber ?? 's',
  }))
}

/** Whether the tables written by hand know this reading, which makes it likelier than the lexicon's others. */
function isCurated(reading: WordReading, language: Language): boolean {
  const { nature, lemma } = reading
  if (nature === 'nom') return language.nouns.has(lemma)
  if (nature === 'adjectif') return language.adjectives.has(lemma)
  if (nature === 'verbe') return language.verbs.has(lemma)
  return (language.tools.get(lemma) ?? []).some((tool) => tool.nature === nature)
}

function toolReading(form: string, language: Language): WordReading[] {
  const natures = new Set((language.tools.get(form) ?? []).map((tool) => tool.nature))
  const closed = CLOSED_WORDS.get(form)
  if (closed !== undefined) return [bare(closed, form)]
  return [...natures].map((nature) => bare(nature, form))
}

function bare(nature: Nature, lemma: string): WordReading {
  return { nature, lemma, gender: null, number: null }
}

export interface Choice {
  readonly reading: WordReading
  /** Other natures that the author must rule out with a tag. */
  readonly rivals: readonly Nature[]
}

function natures(readings: readonly WordReading[]): Nature[] {
  return [...new Set(readings.map(({ nature }) => nature))]
}

type Chooser = (language: Language, text: string) => Choice | null

/** One memory for each tag: a key made of both would cost more than the look-up. */
const CHOOSERS: ReadonlyMap<Nature | null, Chooser> = new Map(
  [null, ...NATURES].map((tag) => [
    tag,
    remembered((language: Language, text: string) => chooseReading(text, tag, language)),
  ]),
)

/** The reading of a written word; null when nothing knows it. */
export function readForm(text: string, tag: Nature | null, language: Language): Choice | null {
  return CHOOSERS.get(tag)?.(language, text) ?? null
}

function chooseReading(text: string, tag: Nature | null, language: Language): Choice | null {
  const form = FULL_FORMS.get(text.toLocaleLowerCase('fr')) ?? text
  const lower = form.toLocaleLowerCase('fr')
  if (tag !== null) {
    const tagged = possibleReadings(form, language).find(({ nature }) => nature === tag)
    return { reading: tagged ?? bare(tag, lower), rivals: [] }
  }
  if (/^\d+$/u.test(form)) return { reading: bare('déterminant', form), rivals: [] }
  const [tool, ...otherTools] = toolReading(lower, language)
  if (tool !== undefined) return { reading: tool, rivals: natures(otherTools) }
  const all = possibleReadings(form, language)
  const curated = all.filter((reading) => isCurated(reading, language))
  const candidates = curated.length > 0 ? curated : all
  const [first] = candidates
  if (first === undefined) return null
  return { reading: first, rivals: natures(candidates).filter((nature) => nature !== first.nature) }
}

const ARTICLES = new Set(['le', 'la', 'les', "l'", 'leur'])

/** The parts on either side of a word. */
export interface Neighbours {
  readonly before: Part | undefined
  readonly next: Part | undefined
}

function natureAround(part: Part | undefined, language: Language): Nature | null {
  if (part?.kind === 'slot') return 'nom'
  if (part?.kind !== 'word') return null
  return readForm(part.text, part.tag, language)?.reading.nature ?? null
}

/** A noun or an adjective: after a noun an adjective, before a noun as well. */
function nounOrAdjective(before: Nature | null, next: Nature | null): Nature | null {
  if (before === 'nom') return 'adjectif'
  if (before === null) return null
  return next === 'nom' ? 'adjectif' : 'nom'
}

/** Which of two natures the neighbours show: «un petit secret», «un animal secret». */
function settled(rivals: readonly Nature[], around: Neighbours, language: Language): Nature | null {
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
  next: Part | undefined,
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

/** The reading of a word where it stands. */
export function readWord(part: WordPart, around: Neighbours, language: Language): Choice | null {
  const grammatical = part.tag === null ? grammaticalWord(part, around.next, language) : null
  if (grammatical !== null) return { reading: bare(grammatical, part.text), rivals: [] }
  const choice = readForm(part.text, part.tag, language)
  if (choice === null || choice.rivals.length === 0) return choice
  const nature = settled([choice.reading.nature, ...choice.rivals], around, language)
  return nature === null ? choice : readForm(part.text, nature, language)
}

/** What a word written in a frame is: its nature, lemma, gender and number. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../language.ts'
import type { Gender, GrammarNumber } from '../morphology/forms.ts'
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
  const readings: WordReading[] = analyses.map(({ nature, lemma, gender, number }) => ({
    nature,
    lemma,
    gender: gender ?? (nature === 'nom' ? (language.nouns.get(lemma)?.[0]?.gender ?? null) : null),
    number,
  }))
  return [...curated, ...readings]
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

/** The reading of a written word; null when nothing knows it. */
export function readForm(text: string, tag: Nature | null, language: Language): Choice | null {
  const form = FULL_FORMS[text.toLocaleLowerCase('fr')] ?? text
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

/** The same, knowing what follows: «le» before a verb is a pronoun. */
export function readWord(
  part: WordPart,
  next: Part | undefined,
  language: Language,
): Choice | null {
  if (part.tag === null && ARTICLES.has(part.text.toLocaleLowerCase('fr'))) {
    const verb = next?.kind === 'word' && next.tag === 'verbe'
    return { reading: bare(verb ? 'pronom' : 'déterminant', part.text), rivals: [] }
  }
  return readForm(part.text, part.tag, language)
}

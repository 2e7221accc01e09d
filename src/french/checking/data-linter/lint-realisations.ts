/** Every frame written out, in its tenses and persons, for the words it is meant for, under the agreement net. */
import type { Language } from '../../data/language.ts'
import type { Template } from '../../data/template.ts'
import type { GenerationContext } from '../../generation/generation-context.ts'
import {
  type Candidate,
  fillTemplate,
  realiseSentence,
} from '../../generation/placement/template-filling.ts'
import { interpretGivenWord } from '../../generation/request/given-word.ts'
import type { GivenWord, Interpretation } from '../../generation/request/interpretation.ts'
import { pluralForm } from '../../generation/request/noun-interpretations.ts'
import { NARRATIVE_TENSES } from '../../generation/text-planning/tense-selection.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { Agreement, Gender } from '../../morphology/features.ts'
import { adjectiveForm } from '../../morphology/inflection.ts'
import {
  type DiscourseEntity,
  type DiscourseModel,
  newDiscourseModel,
} from '../../realisation/discourse-model.ts'
import type { NarrativeTenses } from '../../realisation/filled-template.ts'
import { newSampler } from '../../sampler.ts'
import { checkGrammar } from '../grammar-checker/check-grammar.ts'

/** Tenses and genders of the hero that show every agreement: both where a participle follows, else one. */
const CHECKED = [
  { tense: 'présent', genders: ['f', 'm'] },
  { tense: 'passé composé', genders: ['f', 'm'] },
  { tense: 'passé simple', genders: ['f'] },
  { tense: 'futur', genders: ['m'] },
  { tense: 'imparfait', genders: ['f'] },
] as const
const PERSONS: readonly Agreement[] = [
  { person: 1, number: 's', gender: 'f' },
  { person: 2, number: 's', gender: 'm' },
  { person: 1, number: 'p', gender: 'm' },
  { person: 2, number: 'p', gender: 'm' },
  { person: 3, number: 'p', gender: 'f' },
]

function actor(name: string, gender: Gender): DiscourseEntity {
  return { kind: 'name', name, gender }
}

function cast(gender: Gender): DiscourseModel {
  return gender === 'f'
    ? newDiscourseModel({
        protagonist: actor('Emma', 'f'),
        friend: actor('Tom', 'm'),
        other: actor('Inès', 'f'),
      })
    : newDiscourseModel({
        protagonist: actor('Tom', 'm'),
        friend: actor('Emma', 'f'),
        other: actor('Paul', 'm'),
      })
}

function storyOf(tenses: NarrativeTenses, gender: Gender, language: Language): GenerationContext {
  return {
    language,
    random: newSampler(1),
    seed: 0,
    level: 4,
    targetWords: 9,
    maxWords: 24,
    themes: [],
    tenses,
    discourse: cast(gender),
    conjugates: false,
    adjectiveProbability: 0.5,
  }
}

function guestsOf(
  frame: Template,
  language: Language,
): { word: GivenWord; interpretation: Interpretation }[] {
  return frame.headwords.flatMap((text) => {
    const lemma = interpretGivenWord(text, language)
    const forms = [text, ...otherForms(lemma, language)]
    return [...new Set(forms)].flatMap((form) => {
      const word = form === text ? lemma : interpretGivenWord(form, language)
      return word.interpretations.map((reading) => ({ word, interpretation: reading }))
    })
  })
}

/** Forms in which a teacher may give the word of a header. */
function otherForms(word: GivenWord, language: Language): string[] {
  return word.interpretations.flatMap((reading) => {
    if (reading.kind === 'noun' && reading.known) return [pluralForm(reading.noun, language)]
    if (reading.kind === 'adjective') {
      const form = (gender: Gender, number: 's' | 'p'): string =>
        adjectiveForm(reading.lemma, gender, number, language.lexicon)
      return [form('m', 'p'), form('f', 's'), form('f', 'p')]
    }
    if (reading.kind !== 'infinitive') return []
    const form = (number: 's' | 'p'): string =>
      simpleForm(reading.lemma, 'présent', { person: 3, number }, language.lexicon) ?? ''
    return [form('s'), form('p')].filter((text) => text !== '')
  })
}

function fillings(frame: Template, story: GenerationContext): Candidate[] {
  const guests = guestsOf(frame, story.language)
  const filled =
    guests.length === 0
      ? [fillTemplate(frame, null, [], story)]
      : guests.map((guest) => fillTemplate(frame, guest, [], story))
  return filled.filter((candidate) => candidate !== null)
}

function isHeroFrame(frame: Template): boolean {
  return frame.items.some(
    (item) =>
      item.kind === 'group' &&
      item.role === 'S' &&
      item.parts.length === 1 &&
      item.parts[0]?.kind === 'character',
  )
}

function variants(candidate: Candidate, story: GenerationContext): string[] {
  const { template: frame } = candidate.filled
  const persons = isHeroFrame(frame) && frame.origin === 'word' ? PERSONS : []
  const texts = persons.flatMap((subject) => {
    const told = realiseSentence({ ...candidate.filled, subject }, story.discourse, story.language)
    return told === null ? [] : [told.sentence.text]
  })
  return [candidate.text, ...texts]
}

function inTense(
  frame: Template,
  { tense, genders }: (typeof CHECKED)[number],
  language: Language,
): string[] {
  const tenses = NARRATIVE_TENSES[tense]
  if (tenses === undefined || frame.protagonist === 'p') return []
  const own = frame.protagonist === null ? genders : [frame.protagonist]
  return own.flatMap((gender) => {
    const story = storyOf(tenses, gender, language)
    const made = fillings(frame, story)
    return made.flatMap((candidate) => variants(candidate, story))
  })
}

/** Every sentence the frame makes, in all its tenses and persons. */
export function allSentences(frame: Template, language: Language): string[] {
  return [...new Set(CHECKED.flatMap((checked) => inTense(frame, checked, language)))]
}

/** Faults of a frame's sentences; a frame that makes none is at fault too. */
export function lintRealisations(frame: Template, language: Language): string[] {
  if (frame.headwords.some((word) => word.startsWith('<'))) return []
  const sentences = allSentences(frame, language)
  if (sentences.length === 0 && frame.protagonist !== 'p') {
    return [`makes no sentence that holds «${frame.headwords.join(', ')}»`]
  }
  const faults = sentences.flatMap((sentence) =>
    checkGrammar(sentence, language).map(({ kind, text }) => `${kind} «${text}» in: ${sentence}`),
  )
  return faults.slice(0, 2)
}

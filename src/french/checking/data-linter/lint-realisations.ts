/** Every frame written out, in its tenses and persons, for the words it is meant for, under the agreement net. */
import type { Language } from '../../language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { Agreement, Gender } from '../../morphology/features.ts'
import { adjectiveForm } from '../../morphology/inflection.ts'
import { type Candidate, fillFrame, realise } from '../../planning/candidate.ts'
import { readGivenWord } from '../../planning/given-word.ts'
import { pluralForm } from '../../planning/noun-readings.ts'
import { newRandom } from '../../planning/random.ts'
import type { GivenWord, Reading } from '../../planning/reading.ts'
import type { Story } from '../../planning/story.ts'
import { STORIES } from '../../planning/tense-choice.ts'
import type { StoryTenses } from '../../syntax/binding.ts'
import { type Actor, type Discourse, newDiscourse } from '../../syntax/discourse.ts'
import type { Frame } from '../../syntax/frame.ts'
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

function actor(name: string, gender: Gender): Actor {
  return { kind: 'name', name, gender }
}

function cast(gender: Gender): Discourse {
  return gender === 'f'
    ? newDiscourse({
        hero: actor('Emma', 'f'),
        friend: actor('Tom', 'm'),
        other: actor('Inès', 'f'),
      })
    : newDiscourse({
        hero: actor('Tom', 'm'),
        friend: actor('Emma', 'f'),
        other: actor('Paul', 'm'),
      })
}

function storyOf(tenses: StoryTenses, gender: Gender, language: Language): Story {
  return {
    language,
    random: newRandom(1),
    turn: 0,
    level: 4,
    targetWords: 9,
    mostWords: 24,
    themes: [],
    tenses,
    discourse: cast(gender),
    conjugates: false,
    adjectives: 0.5,
  }
}

function guestsOf(frame: Frame, language: Language): { word: GivenWord; reading: Reading }[] {
  return frame.words.flatMap((text) => {
    const lemma = readGivenWord(text, language)
    const forms = [text, ...otherForms(lemma, language)]
    return [...new Set(forms)].flatMap((form) => {
      const word = form === text ? lemma : readGivenWord(form, language)
      return word.readings.map((reading) => ({ word, reading }))
    })
  })
}

/** Forms in which a teacher may give the word of a header. */
function otherForms(word: GivenWord, language: Language): string[] {
  return word.readings.flatMap((reading) => {
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

function fillings(frame: Frame, story: Story): Candidate[] {
  const guests = guestsOf(frame, story.language)
  const filled =
    guests.length === 0
      ? [fillFrame(frame, null, [], story)]
      : guests.map((guest) => fillFrame(frame, guest, [], story))
  return filled.filter((candidate) => candidate !== null)
}

function isHeroFrame(frame: Frame): boolean {
  return frame.items.some(
    (item) =>
      item.kind === 'group' &&
      item.role === 'S' &&
      item.parts.length === 1 &&
      item.parts[0]?.kind === 'character',
  )
}

function variants(candidate: Candidate, story: Story): string[] {
  const { frame } = candidate.binding
  const persons = isHeroFrame(frame) && frame.origin === 'word' ? PERSONS : []
  const texts = persons.flatMap((subject) => {
    const told = realise({ ...candidate.binding, subject }, story.discourse, story.language)
    return told === null ? [] : [told.sentence.text]
  })
  return [candidate.text, ...texts]
}

function inTense(
  frame: Frame,
  { tense, genders }: (typeof CHECKED)[number],
  language: Language,
): string[] {
  const tenses = STORIES[tense]
  if (tenses === undefined || frame.hero === 'p') return []
  const own = frame.hero === null ? genders : [frame.hero]
  return own.flatMap((gender) => {
    const story = storyOf(tenses, gender, language)
    const made = fillings(frame, story)
    return made.flatMap((candidate) => variants(candidate, story))
  })
}

/** Every sentence the frame makes, in all its tenses and persons. */
export function allSentences(frame: Frame, language: Language): string[] {
  return [...new Set(CHECKED.flatMap((checked) => inTense(frame, checked, language)))]
}

/** Faults of a frame's sentences; a frame that makes none is at fault too. */
export function lintRealisations(frame: Frame, language: Language): string[] {
  if (frame.words.some((word) => word.startsWith('<'))) return []
  const sentences = allSentences(frame, language)
  if (sentences.length === 0 && frame.hero !== 'p') {
    return [`makes no sentence that holds «${frame.words.join(', ')}»`]
  }
  const faults = sentences.flatMap((sentence) =>
    checkGrammar(sentence, language).map(({ kind, text }) => `${kind} «${text}» in: ${sentence}`),
  )
  return faults.slice(0, 2)
}

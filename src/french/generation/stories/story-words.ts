/** Which given words the text of a story may hold, found by what is written in it: the realised sentence decides. */
import type { Language } from '../../data/language.ts'
import { parseSlot } from '../../data/part-notation.ts'
import type { SlotPart } from '../../data/template.ts'
import { containsForm } from '../../data/written-form.ts'
import { adjectiveForm } from '../../morphology/inflection.ts'
import type { GivenWord, Interpretation } from '../request/interpretation.ts'
import { pluralForm } from '../request/noun-interpretations.ts'
import { acceptsClass } from '../slot-filling/slot-fillers.ts'

/** Senses of a word that are looked for. */
const MAX_SENSES = 3

/** Who speaks, and to whom: subjects that a clause always writes. */
const SPEAKERS: Readonly<Record<string, string>> = {
  '1s': 'je',
  '2s': 'tu',
  '1p': 'nous',
  '2p': 'vous',
}

function writtenForms(interpretation: Interpretation, language: Language): string[] {
  switch (interpretation.kind) {
    case 'noun': {
      const { noun, form } = interpretation
      return form === noun.lemma ? [form, pluralForm(noun, language)] : [form]
    }
    case 'adjective': {
      const { lemma, form } = interpretation
      if (form !== lemma) return [form, `~${lemma}`]
      return (['m', 'f'] as const).flatMap((gender) =>
        (['s', 'p'] as const).map((number) =>
          adjectiveForm(lemma, gender, number, language.lexicon),
        ),
      )
    }
    case 'finite': {
      // «nous partîmes», «partîmes» are looked for where a clause says «nous»; whoever acts may be «elle».
      const { form, lemma, subject, uses } = interpretation
      if (subject !== null) return [`s{${subject}} v{${lemma}`]
      const speakers = uses.flatMap(({ person, number }) => SPEAKERS[`${person}${number}`] ?? [])
      const clauses = speakers.map((speaker) => `s{${speaker}} v{${lemma}`)
      return [form, ...(speakers.length < uses.length ? [lemma] : clauses)]
    }
    case 'infinitive': {
      // «avoir faim» is looked for by what follows the verb, in whatever group it stands.
      const [, rest] = /^\S+ (.+)$/u.exec(interpretation.lemma) ?? []
      return [interpretation.form, rest ?? interpretation.lemma]
    }
    case 'participle':
      return [interpretation.form, interpretation.lemma]
    default:
      return [interpretation.form]
  }
}

/** A given word with the forms under which stories may hold it, in lower case. */
export interface SoughtWord {
  readonly word: GivenWord
  readonly forms: readonly string[]
}

export function soughtWord(word: GivenWord, language: Language): SoughtWord {
  const senses = word.asGiven === true ? [] : word.interpretations.slice(0, MAX_SENSES)
  const forms = [word.text, ...senses.flatMap((sense) => writtenForms(sense, language))]
  return { word, forms: [...new Set(forms.map((form) => form.toLocaleLowerCase('fr')))] }
}

/** A set of given words, each a bit. */
export type WordMask = number

/** Words that a mask can tell apart. */
export const MAX_STORY_WORDS = 30

export function allOf(sought: readonly SoughtWord[]): WordMask {
  return 2 ** sought.length - 1
}

/** Those of the words that `is` says. */
export function maskOf(sought: readonly SoughtWord[], is: (word: GivenWord) => boolean): WordMask {
  return sought.reduce((mask, { word }, at) => (is(word) ? mask | (1 << at) : mask), 0)
}

/** The words of a mask. */
export function maskedWords(mask: WordMask, sought: readonly SoughtWord[]): GivenWord[] {
  return sought.filter((_, at) => (mask >> at) & 1).map(({ word }) => word)
}

/** Words that a text may hold as it is written; only those `among` are looked for. */
export function wordsIn(
  text: string,
  sought: readonly SoughtWord[],
  among: WordMask = allOf(sought),
): WordMask {
  if (among === 0) return 0
  const lower = text.toLocaleLowerCase('fr')
  return sought.reduce((mask, { forms }, at) => {
    const isSought = ((among >> at) & 1) === 1
    return isSought && forms.some((form) => containsForm(lower, form)) ? mask | (1 << at) : mask
  }, 0)
}

export function countWords(mask: WordMask): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Slots of a text, and the given nouns that each may take. */
export interface OpenSlot {
  readonly slot: SlotPart
  readonly fits: WordMask
}

export const SLOT = /\[([^\]]*)\]/gu

/** The text without its slots, whose default nouns give way to the given ones. */
export function withoutSlots(text: string): string {
  return text.replace(SLOT, ' … ')
}

export function openSlots(
  text: string,
  sought: readonly SoughtWord[],
  knownClass: (name: string) => boolean,
): OpenSlot[] {
  return Array.from(text.matchAll(SLOT), ([, content = '']) => {
    const slot = parseSlot(content, knownClass)
    const fits = sought.reduce((mask, { word }, at) => {
      const [sense] = word.interpretations
      const isHere =
        sense?.kind === 'noun' && sense.known && acceptsClass(slot, sense.noun.nounClass)
      return isHere ? mask | (1 << at) : mask
    }, 0)
    return { slot, fits }
  })
}

/** Analysis of the teacher's words: what each may be, most likely first. */
import type { Language } from '../language.ts'
import { adjectiveReadings, numberReadings, toolReadings } from './adjective-readings.ts'
import { nounReadings } from './noun-readings.ts'
import { tidyText } from './plain-text.ts'
import { isAcronym, isCapitalised, properReadings } from './proper-readings.ts'
import type { GivenWord, Reading } from './reading.ts'
import { byLikelihood, isListed } from './reading-rank.ts'
import { otherSpellings } from './spelling-1990.ts'
import { verbReadings } from './verb-readings.ts'

/** Marks that a person leaves around a word of a list: «chat.», "chat", (chat), - chat. */
const AROUND = /^[\s«»"“”()[\]•*_-]+|[\s«»"“”()[\].,;:!?…*_-]+$/gu

function cleanWord(word: string): string {
  const text = tidyText(word)
  const bare = text.replace(AROUND, '').trim()
  return bare === '' ? text : bare
}

/** Readings of one way to write the word. */
function readingsOfForm(form: string, language: Language): Reading[] {
  return [
    ...numberReadings(form),
    ...properReadings(form, language),
    ...toolReadings(form, language),
    ...nounReadings(form, language),
    ...adjectiveReadings(form, language),
    ...verbReadings(form, language),
  ]
}

/** The readings of another spelling, said of the form that was typed. */
function underForm(readings: readonly Reading[], form: string): Reading[] {
  return readings.map((reading) => ({ ...reading, form }))
}

function titleCase(form: string): string {
  return form.charAt(0).toLocaleUpperCase('fr') + form.slice(1).toLocaleLowerCase('fr')
}

/** «MARIE» is a first name before a form of «marier», «CHAT» an ordinary noun. */
function formsOf(form: string, language: Language): string[] {
  const lower = form.toLocaleLowerCase('fr')
  if (lower === form) return [form]
  const titled = titleCase(form)
  const shouted = form.length > 1 && form === form.toLocaleUpperCase('fr')
  const named = shouted && language.names.some(({ name }) => name === titled)
  return named ? [titled] : [form, lower]
}

function isKnown(readings: readonly Reading[], language: Language): boolean {
  return readings.some((reading) => isListed(reading, language))
}

function readingsOf(form: string, language: Language): Reading[] {
  const found = formsOf(form, language).flatMap((one) => readingsOfForm(one, language))
  if (isKnown(found, language)) return byLikelihood(found, language)
  const lower = form.toLocaleLowerCase('fr')
  const spelled = otherSpellings(lower, language).flatMap((other) =>
    underForm(readingsOfForm(other, language), lower),
  )
  // A spelling that the tables know by its other form is hosted like it.
  if (isKnown(spelled, language)) return byLikelihood([...spelled, ...found], language)
  const readings = found.length === 0 ? spelled : found
  if (readings.length > 0) return byLikelihood(readings, language)
  // «léa»: a proper noun without its capital.
  const titled = titleCase(form)
  return titled === form ? [] : byLikelihood(readingsOfForm(titled, language), language)
}

/** «oeuf» is typed where the keyboard has no œ. */
function withLigature(text: string, language: Language): string {
  if (!/oe/iu.test(text) || readingsOf(text, language).length > 0) return text
  const ligature = text.replace(/oe/gu, 'œ').replace(/O[Ee]/gu, 'Œ')
  return readingsOf(ligature, language).length > 0 ? ligature : text
}

/** The teacher's word with its readings; the last is always that it is unknown. */
export function readGivenWord(word: string, language: Language): GivenWord {
  const text = withLigature(cleanWord(word), language)
  const readings = readingsOf(text, language)
  const name: Reading[] =
    readings.length === 0 && isCapitalised(text) && !text.includes(' ') && !isAcronym(text)
      ? [{ kind: 'name', form: text, gender: null }]
      : []
  return { text, readings: [...readings, ...name, { kind: 'unknown', form: text }] }
}

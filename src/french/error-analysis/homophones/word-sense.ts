/** What a word is: its meaning in the tables, else its nature. */
import type { Language } from '../../data/language.ts'
import type { Analysis } from '../../morphology/features.ts'
import { CLOSED_CLASS_WORDS } from '../../realisation/closed-class-words.ts'

/** A word with what it is; the word is the singular of which the tables tell it: «tente» of «tentes». */
export interface Sense {
  readonly form: string
  readonly said: string
}

/** What a word is: its meaning in the tables, or its nature. */
export function senseOf(form: string, language: Language): Sense | null {
  // «ses» is no plural of «se», nor «dès» of «dé».
  const isTool = CLOSED_CLASS_WORDS.has(form)
  const forms = isTool
    ? [form]
    : [form, form.replace(/[sx]$/u, ''), form.replace(/(?<=é)e?s?$/u, '')]
  for (const one of forms) {
    const told = language.wordSenses.get(one)
    if (told !== undefined) return { form: one, said: told }
  }
  const nature = natureOf(form, language)
  return nature === null ? null : { form, said: nature }
}

/** «le verbe résonner, faire un bruit qui dure». */
export function verbSense(lemma: string, { wordSenses }: Language): string {
  const told = wordSenses.get(lemma)
  // «être», which is a creature too, is told as a verb already.
  const isOther = told === undefined || told.startsWith('le verbe')
  return isOther ? `le verbe ${lemma}` : `le verbe ${lemma}, ${told}`
}

/** «le verbe faire», «le nom « une fée »»: of words that schools teach first. */
function natureOf(form: string, language: Language): string | null {
  const { lexicon, nouns, verbs, adjectives } = language
  const readings = lexicon.analyse(form)
  const noun = readings.find(({ nature, lemma }) => nature === 'nom' && nouns.has(lemma))
  if (noun !== undefined) return `le nom «\u00a0${singularWith(noun, language)}\u00a0»`
  const isVerb = readings.every(({ verb }) => verb !== undefined)
  const ofVerb = readings.filter((one) => one.verb !== undefined)
  // «il faut» is of «falloir», though «faillir» has it too.
  const known = ofVerb.find(({ lemma }) => verbs.has(lemma) || lemma === 'falloir')
  const verb = known ?? (isVerb ? ofVerb[0] : undefined)
  const isAdjective = readings.some(({ nature }) => nature === 'adjectif')
  const isOfAdjective = readings.some(({ lemma }) => adjectives.has(lemma))
  if (verb !== undefined && !isOfAdjective) return verbSense(verb.lemma, language)
  return isAdjective ? "l'adjectif, qui dit comment est une chose" : null
}

/** «une souris». */
export function singularWith(noun: Analysis, language: Language): string {
  // «une souris»: the lexicon has a rare masculine too.
  const gender = language.nouns.get(noun.lemma)?.[0]?.gender ?? noun.gender
  const article = gender === 'f' ? 'une' : 'un'
  return language.lexicon.has(noun.lemma) ? `${article} ${noun.lemma}` : ''
}

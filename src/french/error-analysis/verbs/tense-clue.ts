/** What tells the tense of a verb in its own sentence: an adverb of time, else another verb in the same tense. */
import type { TenseClue } from '../../../domain/copy/review/verb-explanation.ts'
import type { SimpleTense } from '../../morphology/features.ts'
import { type ExpectedWord, lowerCaseText } from '../expected-word.ts'
import { finiteReadings } from './conjugated-verb.ts'

const PAST =
  /^(?:hier|avant-hier|autrefois|jadis|naguère|auparavant|avant|à cette époque|à l'époque|il y a longtemps|ce jour-là|(?:l'an|l'année|l'été|l'hiver|la semaine|le mois) (?:dernier|dernière|passée?))$/u
const FUTURE =
  /^(?:demain|après-demain|bientôt|plus tard|dans (?:une|deux|quelques) (?:heures?|jours?|semaines?|mois|ans?)|(?:l'an|l'année|l'été|l'hiver|la semaine|le mois) (?:prochaine?)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) prochain)$/u
const NOW = /^(?:maintenant|aujourd'hui|en ce moment)$/u

const ADVERBS: Readonly<Partial<Record<SimpleTense, RegExp>>> = {
  imparfait: PAST,
  'passé simple': PAST,
  futur: FUTURE,
  présent: NOW,
}

const MOST_WORDS = 3

/** «avant de goûter», «avant le repas», «avant que»: only «avant» by itself speaks of the past. */
function isPreposition(next: ExpectedWord['sentence'][number] | undefined): boolean {
  return next !== undefined && !next.pause
}

function adverbOf({ sentence }: ExpectedWord, tense: SimpleTense): string | null {
  const adverb = ADVERBS[tense]
  if (adverb === undefined) return null
  for (let at = 0; at < sentence.length; at += 1) {
    for (let width = 1; width <= MOST_WORDS; width += 1) {
      const said = sentence
        .slice(at, at + width)
        .map(lowerCaseText)
        .join(' ')
      if (adverb.test(said) && !(said === 'avant' && isPreposition(sentence[at + 1]))) return said
    }
  }
  return null
}

/** A verb that has this tense only. */
function verbOf({ sentence, place }: ExpectedWord, tense: SimpleTense): string | null {
  const found = sentence.find(({ readings, subject }, at) => {
    const tenses = finiteReadings(readings).map((one) => one.tense)
    const isSure = tenses.length > 0 && tenses.every((one) => one === tense)
    return at !== place && subject !== null && isSure
  })
  return found ? found.core.toLocaleLowerCase('fr') : null
}

/** null where nothing in the sentence tells it. */
export function tenseClue(word: ExpectedWord, tense: SimpleTense): TenseClue | null {
  const adverb = adverbOf(word, tense)
  if (adverb !== null) return { said: adverb, isVerb: false }
  const verb = tense === 'présent' ? null : verbOf(word, tense)
  return verb === null ? null : { said: verb, isVerb: true }
}

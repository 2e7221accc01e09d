/** Names of the error classes, and explanations for children: kind, short, with a way to find the right form alone. */
import type { ErrorClass, ErrorFamily } from '../../domain/copy/review/error-class.ts'
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import { accentReason, extraAccentReason } from './accent-explanations.ts'
import { agreesReason } from './adjective-explanations.ts'
import {
  colourReason,
  countReason,
  determinerReason,
  feminineNounReason,
  findNounReason,
  nounGenderReason,
  pluralReason,
  pronounReason,
  roundNumberReason,
  singularReason,
  unchangedReason,
} from './agreement-explanations.ts'
import { doubledReason } from './doubled-explanations.ts'
import type { ExplanationLevel } from './explanation-words.ts'
import {
  inaudibleReason,
  meaningReason,
  nounAndVerbReason,
  replacementReason,
  usedReason,
} from './homophones.ts'
import { endingReason } from './infinitive-explanations.ts'
import { letterReason } from './letter-explanations.ts'
import { letterValueReason, turnedReason } from './letter-value-explanations.ts'
import { avoirReason, objectBehindReason } from './participle-explanations.ts'
import { hyphenReason, joinedReason, signReason } from './sign-explanations.ts'
import {
  addedReason,
  adverbReason,
  alikeReason,
  byEyeReason,
  confusionReason,
  familyReason,
  feminineEReason,
  feminineErReason,
  ilEndingReason,
  invariableReason,
  liaisonReason,
  memoryReason,
  mReason,
  readingReason,
  silentReason,
  usualReason,
} from './spelling-explanations.ts'
import { stemReason } from './stem-explanations.ts'
import { syllablesReason } from './syllable-explanations.ts'
import {
  afterSiReason,
  conjugationRuleReason,
  findSubjectReason,
  imperativeReason,
  subjectReason,
  tenseReason,
} from './verb-explanations.ts'

export const ERROR_CLASS_NAMES: Readonly<Record<ErrorClass, string>> = {
  oubli: 'mot oublié',
  ajout: 'mot en trop',
  segmentation: 'mauvaise coupure',
  ordre: 'ordre des mots',
  majuscule: 'majuscule',
  ponctuation: "ponctuation, apostrophe ou trait d'union",
  accent: 'accent, cédille ou tréma',
  homophone: 'homophone',
  accord_nombre: 'accord en nombre',
  accord_genre: 'accord en genre',
  accord_verbe: 'accord sujet-verbe',
  temps_mode: 'conjugaison',
  muette: 'lettre muette',
  graphie: 'choix des lettres',
  son: "on n'entend pas le bon mot",
  meconnaissable: 'mot à revoir',
  douteux: 'illisible',
}

export const ERROR_FAMILY_NAMES: Readonly<Record<ErrorFamily, string>> = {
  grammatical: 'Grammaire',
  lexical: 'Orthographe des mots',
  presentation: 'Accents et signes',
}

/** One or two short sentences, in the terms that the class knows. */
export function explanationText(one: ErrorExplanation, level: ExplanationLevel): string {
  switch (one.kind) {
    case 'separate-words':
    case 'one-word':
    case 'elided':
      return joinedReason(one)
    case 'hyphen':
      return hyphenReason(one)
    case 'accent':
      return accentReason(one, level)
    case 'accent-too-many':
      return extraAccentReason(one)
    case 'grammatical-homophone':
      return replacementReason(one, level)
    case 'homophone-use':
      return usedReason(one)
    case 'other-word':
      return meaningReason(one, level)
    case 'negation':
    case 'no-negation':
      return inaudibleReason(one)
    case 'plural':
      return pluralReason(one, level)
    case 'singular':
      return singularReason(one)
    case 'determiner':
      return determinerReason(one)
    case 'agrees':
      return agreesReason(one, level)
    case 'count':
      return countReason(one)
    case 'clitic':
    case 'relative':
      return pronounReason(one)
    case 'feminine-noun':
      return feminineNounReason(one)
    case 'before-vowel':
      return `${quoted(one.next)} commence par le son d'une voyelle\u00a0: ${quoted(one.plain)} devient ${quoted(one.expected)}, plus facile à dire.`
    case 'find-noun':
      return findNounReason(one)
    case 'adverb':
    case 'as-adverb':
    case 'always-plural':
    case 'never-changes':
    case 'plain-number':
      return unchangedReason(one)
    case 'participle-with-avoir':
      return avoirReason(one, level)
    case 'object-behind':
      return objectBehindReason(one)
    case 'subject-verb':
      return subjectReason(one, level)
    case 'find-subject':
      return findSubjectReason(one)
    case 'imperative':
      return imperativeReason(one)
    case 'participle-letter':
    case 'vendre':
    case 'verb-frame':
    case 'infinitive-noun':
    case 'future-or-conditional':
    case 'past-or-imperfect':
      return endingReason(one, level)
    case 'tense-ending':
      return tenseReason(one, level)
    case 'after-si':
      return afterSiReason(one)
    case 'silent-letter':
      return silentReason(one, level)
    case 'family':
      return familyReason(one)
    case 'alike':
      return alikeReason(one, level)
    case 'm-before-mbp':
      return mReason(one)
    case 'adverb-ending':
      return adverbReason(one)
    case 'liaison':
      return liaisonReason(one)
    case 'syllables':
      return syllablesReason(one, level)
    case 'letter-turned':
      return turnedReason(one)
    case 'confusion':
      return confusionReason(one)
    case 'no-final-letter':
      return addedReason(one)
    case 'invariable':
      return invariableReason(one)
    case 'heard-by-e':
    case 'heard-already':
    case 'unheard-e':
    case 'said-e':
    case 'silent-h':
    case 'rare-letters':
    case 'hidden-letter':
    case 'verb-of-compound':
      return letterReason(one)
    case 'feminine-e':
      return feminineEReason(one)
    case 'letter-value':
      return letterValueReason(one)
    case 'doubled-e':
    case 'doubled-prefix':
    case 'doubled-on':
    case 'doubled-behind':
    case 'never-doubled':
    case 'doubled':
      return doubledReason(one)
    case 'memory':
      return memoryReason(one)
    case 'usual-grapheme':
      return usualReason(one)
    case 'tion-ending':
    case 'e-before-two':
    case 'eux-ending':
    case 'missing-sound':
    case 'near-word':
      return readingReason(one)
    case 'il-ending':
      return ilEndingReason(one)
    case 'feminine-er':
      return feminineErReason(one)
    case 'by-eye':
      return byEyeReason(one)
    case 'noun-gender':
      return nounGenderReason(one)
    case 'colour':
      return colourReason(one)
    case 'round-number':
      return roundNumberReason(one)
    case 'noun-and-verb':
      return nounAndVerbReason(one)
    case 'vous-tes':
    case 'kept-letter':
    case 'future-stem':
    case 'future-rr':
    case 'verb-in-yer':
    case 'two-vowels':
    case 'simple-past':
    case 'other-person':
    case 'subjunctive':
    case 'subjunctive-plural':
    case 'past-hat':
    case 'past-without-hat':
    case 'past-circumflex':
    case 'past-one-r':
    case 'qui-person':
    case 'avoir-subjunctive':
    case 'by-heart':
      return conjugationRuleReason(one)
    case 'past-of-others':
    case 'changed-stem':
    case 'imperfect-stem':
    case 'present-stems':
      return stemReason(one)
    default:
      return signReason(one)
  }
}

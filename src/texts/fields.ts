/** Sentences for the field codes of the contract. */
import {
  CODE_DIGITS,
  MAX_PASSWORD_LENGTH,
  MIN_DIGITS_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../domain/account/account-limits.ts'
import { MAX_GOALS, MAX_SENTENCES, MIN_SENTENCES } from '../domain/dictation/dictation-limits.ts'
import { EARLIEST_BIRTH_DATE, MIN_LEARNER_AGE } from '../domain/learner.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  invalid: 'Cette valeur ne convient pas',
  required: 'Ce champ est obligatoire',
  'too-long': 'Ce texte est trop long',
  'too-many': 'Il y a trop de valeurs',
  'too-small': 'Cette valeur est trop petite',
  'too-large': 'Cette valeur est trop grande',
  'email-invalid': "L'adresse e-mail n'est pas valide",
  'date-invalid': "Cette date n'est pas valide",
  'level-invalid': 'Choisissez un niveau du CP au CM2',
  'birth-date-invalid': "Cette date n'est pas valide",
  'birth-date-too-recent': `L'apprenant doit avoir au moins ${MIN_LEARNER_AGE} ans`,
  'birth-date-too-old': `La date de naissance doit être au plus tôt le 1er janvier ${EARLIEST_BIRTH_DATE.slice(0, 4)}`,
  'sentences-out-of-range': `Choisissez entre ${MIN_SENTENCES} et ${MAX_SENTENCES} phrases`,
  'goals-too-many': `Indiquez au plus ${MAX_GOALS} objectifs`,
  'operations-empty': 'Choisissez au moins une opération',
  'analysis-type-empty': "Sélectionnez au moins un type d'analyse",
  'password-too-short': `Le mot de passe doit avoir au moins ${MIN_PASSWORD_LENGTH} caractères`,
  'password-too-long': `Le mot de passe doit avoir au plus ${MAX_PASSWORD_LENGTH} caractères`,
  'password-only-digits': `Un mot de passe fait de chiffres doit en avoir au moins ${MIN_DIGITS_LENGTH}`,
  'password-too-common': 'Ce mot de passe est trop facile à deviner',
  'code-invalid': `Le code est fait de ${CODE_DIGITS} chiffres`,
  'counts-disagree': 'Il y a plus de bonnes réponses que de questions',
}

/** Unknown codes get a generic sentence. */
export function fieldSentence(code: string): string {
  return SENTENCES[code] ?? 'Cette valeur ne convient pas'
}

/** What is wrong with a field of a form, by the code of the contract's schemas. */

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
  'birth-date-too-recent': "L'apprenant doit avoir au moins 3 ans",
  'birth-date-too-old': 'La date de naissance doit être au plus tôt le 1er janvier 1920',
  'sentences-out-of-range': 'Choisissez entre 1 et 30 phrases',
  'goals-too-many': 'Indiquez au plus 10 objectifs',
  'operations-empty': 'Choisissez au moins une opération',
  'analysis-type-empty': "Sélectionnez au moins un type d'analyse",
  'password-too-short': 'Le mot de passe doit avoir au moins 12 caractères',
  'password-too-long': 'Le mot de passe doit avoir au plus 256 caractères',
  'password-only-digits': 'Un mot de passe fait de chiffres doit en avoir au moins 16',
  'password-too-common': 'Ce mot de passe est trop facile à deviner',
  'code-invalid': 'Le code est fait de 6 chiffres',
  'counts-disagree': 'Il y a plus de bonnes réponses que de questions',
}

/** The French sentence of a field code; an unknown code is a value that does not suit. */
export function fieldSentence(code: string): string {
  return SENTENCES[code] ?? 'Cette valeur ne convient pas'
}

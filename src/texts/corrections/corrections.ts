/** Correction of a copy, up to its verification (`copy-verification.ts`, which is loaded later). */

import { longDateTime } from '../format.ts'

const NBSP = '\u00a0'

export const CORRECTION = {
  pageTitle: "Corriger une dictée - L'Encrier",
  title: 'Corriger une dictée',
  crumb: 'Français',
  back: 'Retour',
  lead: "Photographiez la copie, vérifiez ce qui a été lu\u00a0: rien n'est compté faux sans vous.",
  verification: 'Vérifier la copie',
  result: 'Copie corrigée',
  loadingCopy: 'Préparation de la copie...',
  loading: 'Chargement des apprenants et des dictées...',
  loadError: 'Erreur lors du chargement des données',
  noLearner: 'Aucun apprenant enregistré',
  addLearner: 'Ajouter un apprenant',
  noDictation: 'Aucune dictée enregistrée',
  createDictation: 'Créer une dictée',
} as const

/** What a plan with corrections opens. */
export const CORRECTION_PREVIEW = {
  title: 'Une photo, et la copie est annotée',
  points: [
    'La copie manuscrite est lue. Vous tranchez les mots où la lecture hésite.',
    "Chaque erreur a sa phrase, pour la classe de l'élève.",
    'Les mots qui ont résisté reviennent à revoir.',
  ],
  trial: `Cinq jours d'essai, une seule fois. Rien n'est prélevé pendant l'essai.`,
  alternative:
    'Une copie corrigée sur grands carreaux\u00a0: les mots mal écrits sont barrés de rouge, le mot juste est écrit au-dessus, le score est entouré.',
} as const

export const COPY_CHOICE = {
  keptPhoto: (at: string): string =>
    `Une photo de copie attend sur cet appareil depuis le ${longDateTime(at)}.`,
  readKept: 'La lire',
  forgetKept: "L'oublier",
  learner: 'Apprenant',
  chooseLearner: 'Choisissez un apprenant',
  dictation: 'Dictée',
  chooseDictation: 'Choisissez une dictée',
  both: 'Veuillez sélectionner un apprenant et une dictée',
  missingDictation: 'Dictée non trouvée',
  original: 'Texte de la dictée',
  copy: 'La copie',
  photo: 'Prendre ou choisir une photo',
  photoHint: `La copie à plat et bien éclairée, en JPG ou PNG, 5${NBSP}Mo au plus`,
  withoutPhoto: 'Corriger sans photo',
  withoutPhotoHint: 'Vous parcourez le texte ligne par ligne et touchez les mots mal écrits.',
  withThisPhoto: 'Corriger à partir de cette photo',
} as const

export const COPY_READING = {
  title: 'Lecture de la copie',
  hint: `La photo est lue puis oubliée${NBSP}: elle n'est jamais conservée.`,
  cancel: 'Annuler',
  already: 'Cette photo est déjà là. Choisissez celle de la page suivante.',
} as const

export const LEAVING_CORRECTION = {
  title: 'Quitter la correction',
  message:
    "Cette correction n'est pas sauvegardée. Vous la retrouverez ici tant que cet onglet reste ouvert.",
  abandonTitle: 'Abandonner cette copie',
  abandonMessage: 'Les réponses données pour cette copie seront perdues.',
  abandon: 'Abandonner',
  outdated:
    'La dictée a été modifiée ou supprimée depuis\u00a0: la correction commencée ne peut pas être reprise.',
  olderVersion:
    "L'Encrier a été mis à jour entre-temps\u00a0: la correction commencée ne peut pas être reprise. Toutes nos excuses.",
} as const

/** «Mots à revoir»: a learner's words, for the adult. */
import { type CalendarDate, daysAfter } from '../../domain/calendar-date.ts'
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { WEEKLY_WORDS } from '../../domain/word-review/weekly-dictation.ts'
import { isAcquired, type ReviewedWord } from '../../domain/word-review/word-boxes.ts'
import { ERROR_CLASS_NAMES } from '../corrections/error-explanations.ts'
import { counted, longCalendarDate } from '../format.ts'

const NBSP = '\u00a0'

/** What an error is called where a word is filed under it. */
export function errorKind(error: ErrorClass): string {
  const name = ERROR_CLASS_NAMES[error]
  return name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
}

export const WORD_REVIEW = {
  pageTitle: "Mots à revoir - L'Encrier",
  crumb: 'Français',
  title: 'Mots à revoir',
  lead: 'Les mots manqués sur une copie corrigée reviennent après 1, 3, 7 puis 21 jours.',
  back: 'Retour aux dictées',
  learner: 'Apprenant',
  loading: 'Chargement des mots...',
  loadError: 'Erreur lors du chargement des mots à revoir',
  noLearner: 'Aucun apprenant enregistré',
  addLearner: 'Ajouter un apprenant',
  none: 'Aucun mot à revoir',
  noneDetail: `Corrigez une dictée, puis sauvegardez-la avec ses erreurs${NBSP}: les mots manqués viendront ici.`,
  correct: 'Corriger une dictée',
  readOnly: `Votre plan ne permet plus de modifier cet apprenant${NBSP}: ses mots se consultent, les exercices attendent.`,
  due: "À revoir aujourd'hui",
  coming: 'Bientôt',
  acquired: 'Acquis',
  nothingDue: "Rien à revoir aujourd'hui.",
  flash: 'Dictée flash',
  flashText: 'Cinq mots dans leur phrase, deux minutes au plus.',
  copy: 'Copier, cacher, écrire',
  copyText: "Le mot se copie, se cache, puis s'écrit de mémoire.",
  weekly: 'La dictée de la semaine',
  weeklyText: (due: number): string =>
    due > WEEKLY_WORDS
      ? `Un texte avec ${WEEKLY_WORDS} des ${due} mots à revoir et un thème de saison.`
      : `Un texte avec ${counted(due, 'mot à revoir', 'mots à revoir')} et un thème de saison.`,
  weeklyNone: 'Elle se prépare quand un mot est à revoir.',
  report: 'Bilan',
  reportText: 'Ce qui est acquis, ce qui revient, à imprimer.',
  exercises: 'Exercices et textes',
} as const

/** When a word comes back, from today. */
export function dueText({ due }: Pick<ReviewedWord, 'due'>, today: CalendarDate): string {
  if (due === null) return 'Su pour de bon'
  if (due <= today) return "Aujourd'hui"
  return due === daysAfter(today, 1) ? 'Demain' : `Le ${longCalendarDate(due)}`
}

/** What its days say of a word. */
export function progressText({ box, successes }: ReviewedWord): string {
  return isAcquired({ box })
    ? WORD_REVIEW.acquired
    : `${counted(successes, 'jour réussi', 'jours réussis')} sur 3`
}

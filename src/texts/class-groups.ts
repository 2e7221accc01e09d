/** «Groupes et fin d'année», and what became of the learners who left. */
import type { YearEndChoice } from '../domain/class/year-end.ts'
import type { Level } from '../domain/level.ts'
import { counted, longDate, ofName } from './format.ts'

const pupils = (count: number): string => counted(count, 'élève', 'élèves')

export const CLASS_GROUPS = {
  pageTitle: "Groupes et fin d'année - L'Encrier",
  title: "Groupes et fin d'année",
  lead: 'Rangez vos élèves en groupes, et préparez la rentrée.',
  back: 'Mes apprenants',
  groups: 'Groupes',
  groupsLead: "Un élève peut être dans plusieurs groupes. Rien n'est montré aux élèves.",
  add: 'Nouveau groupe',
  none: "Aucun groupe pour l'instant",
  noLearner: "Ajoutez d'abord des apprenants.",
  count: pupils,
  empty: "Personne pour l'instant",
  edit: (name: string): string => `Modifier le groupe ${name}`,
  remove: (name: string): string => `Supprimer le groupe ${name}`,
  newTitle: 'Nouveau groupe',
  editTitle: 'Modifier le groupe',
  name: 'Nom du groupe',
  nameHint: 'Par exemple «\u00a0Le verbe\u00a0» ou «\u00a0CE1\u00a0»',
  members: 'Élèves du groupe',
  chosen: pupils,
  save: 'Enregistrer',
  saving: 'Enregistrement en cours...',
  cancel: 'Annuler',
  saved: 'Groupe enregistré',
  saveError: "Le groupe n'a pas été enregistré",
  deleteQuestion: (name: string): string =>
    `Supprimer le groupe «\u00a0${name}\u00a0»\u00a0? Les élèves et leurs résultats restent.`,
  deleteTitle: 'Supprimer le groupe',
  deleteConfirm: 'Supprimer',
  deleted: 'Groupe supprimé',
  deleteError: "Le groupe n'a pas été supprimé",
  loading: 'Chargement de la classe...',
  loadError: "La classe n'a pas pu être chargée",
} as const

export const YEAR_END = {
  title: "Fin d'année",
  lead: 'Les élèves archivés libèrent leurs places. Leurs résultats restent à lire, et vous pouvez les rétablir ou les effacer.',
  open: "Préparer la fin d'année",
  all: 'Pour toute la classe',
  leave: 'Mes élèves partent\u00a0: tous archivés',
  follow: 'Mes élèves me suivent\u00a0: tous en classe supérieure',
  choice: (name: string): string => `Que devient ${name}\u00a0?`,
  summary: (promoted: number, staying: number, archived: number): string =>
    [
      counted(promoted, 'passe', 'passent'),
      counted(staying, 'reste', 'restent'),
      counted(archived, 'archivé', 'archivés'),
    ].join(', '),
  confirm: "Terminer l'année",
  sending: 'Un instant...',
  cancel: 'Annuler',
  done: (promoted: number, archived: number): string =>
    `${counted(promoted, 'élève change de classe', 'élèves changent de classe')}, ${counted(archived, 'élève archivé', 'élèves archivés')}`,
  error: "La fin d'année n'a pas été enregistrée. Rien n'est changé\u00a0: réessayez.",
} as const

export function yearEndChoice(choice: YearEndChoice, level: Level, next: Level | null): string {
  switch (choice) {
    case 'promote':
      return next === null ? '' : `Passe en ${next}`
    case 'stay':
      return `Reste en ${level}`
    case 'archive':
      return 'Archivé'
  }
}

export const ARCHIVES = {
  title: 'Élèves archivés',
  none: 'Aucun élève archivé',
  since: (instant: string): string => `Archivé le ${longDate(instant)}`,
  results: (name: string): string => `Résultats ${ofName(name)}`,
  restore: (name: string): string => `Rétablir ${name}`,
  restored: (name: string): string => `${name} est de nouveau dans vos apprenants`,
  restoreError: "L'élève n'a pas été rétabli",
} as const

export const LEARNER_SEARCH = {
  label: 'Chercher un élève',
  group: 'Groupe',
  everybody: 'Tous',
  found: (count: number): string => counted(count, 'élève trouvé', 'élèves trouvés'),
  none: 'Aucun élève de ce nom',
} as const

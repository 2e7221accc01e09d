/** Learners screen. */
import { counted, ofName } from './format.ts'

export const LEARNERS = {
  pageTitle: "Mes apprenants - L'Encrier",
  title: 'Mes apprenants',
  lead: "Leurs résultats sont rangés sous leur nom. N'indiquez que ce qui vous est utile.",
  columns: {
    firstName: 'Prénom',
    lastName: 'Nom',
    age: 'Âge',
    level: 'Niveau',
    actions: 'Actions',
  },
  age: (years: number): string => counted(years, 'an', 'ans'),
  noAge: '–',
  number: (number: number | null): string => (number === null ? '' : `n°\u00a0${number}`),
  used: (count: number, maximum: number): string =>
    `${counted(count, 'apprenant', 'apprenants')} sur ${maximum}`,
  add: 'Ajouter un apprenant',
  importClass: 'Importer une classe',
  theClass: 'La classe',
  open: (name: string): string => `Ouvrir la page ${ofName(name)}`,
  groups: "Groupes et fin d'année",
  readOnly: 'Lecture seule',
  readOnlyNote: (count: number): string =>
    count > 1
      ? `${count} apprenants dépassent votre plan\u00a0: leurs résultats se lisent et s'effacent, mais rien ne s'y ajoute.`
      : "Un apprenant dépasse votre plan\u00a0: ses résultats se lisent et s'effacent, mais rien ne s'y ajoute.",
  addTitle: 'Ajouter un apprenant',
  editTitle: "Modifier l'apprenant",
  edit: (name: string): string => `Modifier ${name}`,
  remove: (name: string): string => `Supprimer ${name}`,
  firstName: 'Prénom',
  lastName: 'Nom',
  birthDate: 'Date de naissance',
  level: 'Niveau',
  chooseLevel: 'Choisissez un niveau',
  save: 'Enregistrer',
  saving: 'Enregistrement en cours...',
  cancel: 'Annuler',
  saved: 'Apprenant enregistré',
  broughtBack: 'La session avait expiré. Voici ce que vous aviez saisi, à enregistrer de nouveau.',
  saveError: "Erreur lors de l'enregistrement",
  saveErrorBecause: (reason: string): string => `Erreur lors de l'enregistrement\u00a0: ${reason}`,
  empty: 'Aucun apprenant enregistré',
  loading: 'Chargement des apprenants...',
  loadError: 'Erreur lors du chargement des apprenants',
  kept: 'Apprenants gardés de votre plan précédent',
  deleteTitle: "Supprimer l'apprenant",
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer cet apprenant ?',
  deleteResults: (count: number): string =>
    count === 0
      ? "Aucun résultat n'est enregistré à son nom."
      : `${counted(count, 'résultat sera supprimé', 'résultats seront supprimés')} aussi.`,
  deleteResultsUnknown: 'Ses résultats seront supprimés aussi.',
  confirmDelete: 'Supprimer',
  deleted: 'Apprenant supprimé',
  deleteError: 'Erreur lors de la suppression',
} as const

/** FIR-02: somebody to try a first copy on. The name tells what it is wherever a learner is named. */
export const SAMPLE_LEARNER = {
  first_name: 'Alix',
  last_name: '(exemple)',
  add: "Essayer avec un apprenant d'exemple",
  note: "Alix est un apprenant d'exemple\u00a0: rien ne compte, tout s'efface avec lui.",
  remove: "Retirer l'exemple",
} as const

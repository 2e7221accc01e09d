/** «Importer une classe». */
import type { ClassListRefusal } from '../domain/class/class-list.ts'
import type { ImportProblem, Namesake } from '../domain/class/import-check.ts'
import { fieldSentence } from './fields.ts'
import { counted } from './format.ts'

const pupils = (count: number): string => counted(count, 'élève', 'élèves')

export const CLASS_IMPORT = {
  pageTitle: "Importer une classe - L'Encrier",
  title: 'Importer une classe',
  lead: "L'export d'ONDE, un tableau enregistré en CSV, ou une liste collée. Vous vérifiez tout avant l'envoi.",
  back: 'Mes apprenants',
  privacy:
    "Le fichier est lu sur cet appareil. Seuls le prénom, le nom, la date de naissance et le niveau en partent\u00a0; ni l'INE, ni les adresses, ni les parents.",
  file: 'Déposez le fichier de la classe',
  fileHint: "Export CSV d'ONDE, ou tout tableau enregistré en CSV",
  reading: 'Lecture du fichier...',
  or: 'ou',
  pasted: 'Collez la liste',
  pastedHint: 'Un élève par ligne, comme «\u00a0Léa Martin CE1\u00a0»',
  read: 'Lire la liste',
  unreadable: "Ce fichier n'a pas pu être lu. Choisissez-le de nouveau.",
  check: 'Vérifiez la liste',
  tools: 'Pour toute la liste',
  swap: 'Échanger prénoms et noms',
  levelForAll: "Niveau de ceux qui n'en ont pas",
  chooseLevel: 'Choisir',
  oneClass: 'Classe à importer',
  allClasses: 'Toutes',
  columns: {
    taken: 'Importer',
    firstName: 'Prénom',
    lastName: 'Nom',
    birthDate: 'Né(e) le',
    level: 'Niveau',
    remark: 'À savoir',
  },
  take: (name: string): string => `Importer ${name}`,
  line: (column: string, line: number): string => `${column}, ligne ${line}`,
  send: (count: number): string => `Importer ${pupils(count)}`,
  sending: 'Envoi en cours...',
  restart: 'Choisir une autre liste',
  nobody: 'Cochez au moins un élève',
  toMend: (count: number): string =>
    `${counted(count, 'ligne est à compléter', 'lignes sont à compléter')} avant l'envoi, ou à décocher.`,
  leftOut: (count: number): string =>
    `${counted(count, 'ligne décochée', 'lignes décochées')}\u00a0: ces élèves semblent déjà là.`,
  tooMany: (maximum: number, free: number, count: number): string =>
    free > 0
      ? `Votre plan est limité à ${counted(maximum, 'apprenant', 'apprenants')}\u00a0: il reste ${counted(free, 'place', 'places')}. Décochez ${pupils(count - free)}, ou supprimez d'anciens apprenants.`
      : `Votre plan est limité à ${counted(maximum, 'apprenant', 'apprenants')} et toutes les places sont prises. Supprimez d'anciens apprenants, puis revenez.`,
  error: "La classe n'a pas été importée. Rien n'est perdu\u00a0: réessayez.",
  done: (count: number): string =>
    counted(count, 'élève ajouté à vos apprenants', 'élèves ajoutés à vos apprenants'),
} as const

export function listRefusal(refusal: ClassListRefusal): string {
  switch (refusal.kind) {
    case 'no-class-list':
      return "Ce n'est pas une liste d'élèves\u00a0: choisissez l'export CSV d'ONDE, ou un tableau enregistré en CSV avec une colonne de prénoms."
    case 'too-many-pupils':
      return `Cette liste compte ${pupils(refusal.count)}, c'est plus qu'une classe\u00a0: ne gardez que les lignes de la vôtre (${refusal.maximum} au plus).`
  }
}

export function importProblem(problem: ImportProblem): string {
  switch (problem) {
    case 'first-name-missing':
      return 'Prénom à écrire'
    case 'last-name-missing':
      return 'Nom à écrire'
    case 'name-too-long':
      return 'Nom trop long'
    case 'level-missing':
      return 'Niveau à choisir'
    default:
      return fieldSentence(problem)
  }
}

export const NAMESAKES: Readonly<Record<Namesake, string>> = {
  'listed-twice': "Déjà plus haut dans la liste. Cochez si c'est un autre enfant.",
  'already-learner': "Déjà parmi vos apprenants. Cochez si c'est un autre enfant.",
  'same-name': 'Même prénom et même nom\u00a0: ajoutez une lettre pour les distinguer.',
  'same-first-name': 'Même prénom\u00a0: le nom les distinguera.',
}

/** The corrected copies of a dictation, and a page for the parents of each pupil, to be printed (CLA-06). */
import { counted } from './format.ts'

export const CLASS_COPIES = {
  pageTitle: "Copies corrigées - L'Encrier",
  title: 'Copies corrigées',
  lead: "Une copie par page, dans l'ordre des prénoms, avec l'explication de chaque erreur.",
  back: 'La classe',
  loading: 'Chargement des copies...',
  loadError: 'Erreur lors du chargement des copies',
  none: 'Aucune copie corrigée de cette dictée',
  print: (copies: number): string => `Imprimer ${counted(copies, 'copie', 'copies')}`,
} as const

export const CLASS_REPORTS = {
  pageTitle: "Page des parents - L'Encrier",
  title: 'Page des parents',
  lead: 'Une page par élève, à donner à sa famille. Elle ne parle que de lui.',
  back: 'La classe',
  loading: 'Chargement des bilans...',
  loadError: 'Erreur lors du chargement des bilans',
  none: 'Aucun élève',
  note: 'Format A4, échelle 100\u00a0%.',
  print: (pages: number): string => `Imprimer ${counted(pages, 'page', 'pages')}`,
} as const

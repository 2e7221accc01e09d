/** Searching the library of dictations. */
import { counted } from '../format.ts'

export const LIBRARY = {
  search: 'Rechercher une dictée',
  level: 'Niveau',
  allLevels: 'Tous les niveaux',
  found: (count: number): string => counted(count, 'dictée trouvée', 'dictées trouvées'),
  noneFound: 'Aucune dictée ne correspond à cette recherche.',
  clear: 'Effacer la recherche',
} as const

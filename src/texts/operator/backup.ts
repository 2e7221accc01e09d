/** What `npm run backup` and `npm run restore` say. */
import { counted } from '../format.ts'

export const BACKUP_TEXTS = {
  backupUsage: 'Utilisation\u00a0: npm run backup -- FICHIER',
  restoreUsage: 'Utilisation\u00a0: npm run restore -- FICHIER',
  alreadyThere: (file: string): string =>
    `Le fichier ${file} existe déjà\u00a0: choisissez un autre nom, rien n'a été écrit`,
  notWritten: (file: string, reason: string): string =>
    `La sauvegarde n'a pas pu être écrite dans ${file} (${reason})`,
  absent: (file: string): string => `Le fichier ${file} n'existe pas`,
  unsound: (file: string): string =>
    `Le fichier ${file} n'est pas une sauvegarde complète de L'Encrier\u00a0: rien n'a été changé`,
  otherVersion: (file: string): string =>
    `La sauvegarde ${file} vient d'une autre version de L'Encrier\u00a0: restaurez-la avec cette version-là, puis mettez à jour. Rien n'a été changé`,
  backedUp: (file: string, rows: number, tables: number): string =>
    `Sauvegarde écrite\u00a0: ${file} (${counted(rows, 'ligne', 'lignes')}, ${counted(tables, 'table', 'tables')})`,
  restored: (file: string, rows: number, tables: number): string =>
    `Base restaurée depuis ${file} (${counted(rows, 'ligne', 'lignes')}, ${counted(tables, 'table', 'tables')})`,
} as const

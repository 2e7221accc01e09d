/** What the application says of the network, of what waits for it and of its own new versions (FIR-06). */
import { longDate } from './format.ts'

const TOO_OLD = 'il a attendu plus de 30 jours.'

export const OFFLINE = {
  away: 'Pas de réseau. Calculs, problèmes, mots à revoir, grammaire préparée et dernières dictées restent là.',
  /** One save may be several writes: they are not counted. */
  waiting: 'Des résultats sont gardés sur cet appareil, et seront envoyés au retour du réseau.',
  refused: (count: number, at: string, sentence: string): string =>
    count === 1
      ? `Un résultat du ${longDate(at)} n'a pas pu être enregistré\u00a0: ${sentence || TOO_OLD}`
      : `${count} résultats n'ont pas pu être enregistrés, le premier du ${longDate(at)}\u00a0: ${sentence || TOO_OLD}`,
  read: "J'ai lu",
  newVersion: 'Nouvelle version',
  reload: 'Recharger',
} as const

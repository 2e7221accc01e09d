/** Account screen: data export and erasure. */
import { RETENTION } from '../../domain/account/retention.ts'
import { counted, megabytes, retentionPeriod } from '../format.ts'

const NBSP = '\u00a0'

export const ACCOUNT_EXPORT = {
  title: 'Vos données',
  text: "Tout ce qui est enregistré à votre nom\u00a0: apprenants, dictées, corrections, résultats, abonnement, appareils. Un fichier JSON, que d'autres programmes savent lire.",
  start: 'Exporter mes données',
  download: 'Télécharger le fichier',
  preparing: 'Préparation du fichier...',
  done: 'Fichier téléchargé',
  failed: "L'export a échoué. Réessayez.",
  fileName: (date: string): string => `encrier-${date}.json`,
  learner: 'Pour effacer un seul apprenant, avec ses résultats\u00a0:',
  learners: 'la liste des apprenants',
} as const

export const STORAGE_USE = {
  used: (used: number, maximum: number): string =>
    `${megabytes(used)} utilisés sur ${megabytes(maximum)} pour vos dictées, vos corrections et vos résultats.`,
  nearlyFull: `Bientôt plein${NBSP}: ensuite, rien ne pourra plus être enregistré. Supprimez ce qui ne sert plus, ou passez à un plan supérieur.`,
} as const

/** Compared without regard to case. */
export const ERASE_WORD = 'effacer'

export const ACCOUNT_ERASURE = {
  title: 'Effacer mon compte',
  text: 'Tout ce qui est à votre nom disparaît, tout de suite et pour toujours.',
  unused: `Un compte qui ne sert plus est effacé après ${retentionPeriod(RETENTION.unusedAccount)}, et deux courriels préviennent avant.`,
  trial: `Il reste une seule trace${NBSP}: si vous avez eu un essai gratuit, l'empreinte de votre adresse, illisible, gardée ${retentionPeriod(RETENTION.trial)} pour qu'un essai ne se fasse qu'une fois.`,
  start: 'Effacer le compte...',
  dialogTitle: 'Effacer votre compte et tout ce qui est à votre nom',
  goes: `Seront effacés, sans retour possible${NBSP}:`,
  learners: (count: number | undefined): string =>
    count === undefined
      ? 'vos apprenants et tous leurs résultats'
      : count === 0
        ? 'vos apprenants (aucun)'
        : `${counted(count, 'apprenant et tous ses résultats', 'apprenants et tous leurs résultats')}`,
  dictations: (count: number | undefined): string =>
    count === undefined
      ? 'vos dictées'
      : count === 0
        ? 'vos dictées (aucune)'
        : counted(count, 'dictée', 'dictées'),
  practice: 'les badges, les records et les calculs à revoir',
  account: 'votre adresse, votre mot de passe, votre abonnement et vos appareils connectés',
  exportFirst: "Pensez à exporter vos données d'abord, si vous voulez les garder.",
  word: `Tapez «${NBSP}${ERASE_WORD}${NBSP}» pour confirmer`,
  wrongWord: `Tapez le mot «${NBSP}${ERASE_WORD}${NBSP}»`,
  confirm: 'Tout effacer',
  erasing: 'Effacement en cours...',
  failed: "L'effacement a échoué. Rien n'a été effacé.",
} as const

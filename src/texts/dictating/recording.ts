/** «Ma voix»: recording, mending the cuts, what is kept. */
import { MAX_RECORDING_MINUTES } from '../../domain/dictating/recording.ts'
import { counted, longDate, megabytes } from '../format.ts'

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const RECORDING = {
  title: 'Ma voix',
  lead: "Lisez le texte une fois, d'un trait, en disant les signes et en marquant une pause à chaque barre. L'Encrier découpe la lecture pour vous.",
  kept: (instant: string, ms: number): string =>
    `Enregistrée le ${longDate(instant)}, ${clock(ms)}.`,
  stale:
    'Le texte a changé depuis cet enregistrement\u00a0: il ne sera plus lu. Enregistrez-le à nouveau.',
  budget: (used: number, maximum: number): string =>
    `${megabytes(used)} utilisés sur ${megabytes(maximum)} pour toutes vos dictées. Votre voix reste sur ce serveur et ne part vers aucun autre service.`,
  record: 'Enregistrer ma voix',
  recordAgain: 'Enregistrer à nouveau',
  remove: "Supprimer l'enregistrement",
  removed: 'Enregistrement supprimé',
  removeError: 'Erreur lors de la suppression',
  removeTitle: "Supprimer l'enregistrement",
  removeQuestion: 'Votre lecture de cette dictée sera effacée.',
  asking: 'Votre navigateur vous demande le micro.',
  recording: 'Enregistrement en cours',
  elapsed: (ms: number): string => `${clock(ms)} sur ${MAX_RECORDING_MINUTES}:00`,
  loudness: 'Force de la voix',
  quiet: 'On ne vous entend presque pas. Rapprochez-vous du micro.',
  read: 'À lire à voix haute',
  stop: "J'ai fini de lire",
  cancel: 'Abandonner',
  cutting: 'Découpage en cours...',
  mendTitle: 'Écoutez et ajustez',
  mendLead: (groups: number): string =>
    `${counted(groups, 'morceau', 'morceaux')}. Si un morceau commence trop tôt ou trop tard, déplacez son repère.`,
  wave: 'Son enregistré, avec les repères des groupes',
  start: (group: string): string => `Début de «\u00a0${group}\u00a0»`,
  end: 'Fin de la lecture',
  at: (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} secondes`,
  play: (group: string): string => `Écouter «\u00a0${group}\u00a0»`,
  save: 'Garder cet enregistrement',
  saving: 'Sauvegarde en cours...',
  saved: 'Voix enregistrée',
  again: 'Recommencer',
  saveError: 'Erreur lors de la sauvegarde',
  refused:
    "Le micro n'est pas autorisé pour ce site. Autorisez-le dans les réglages du navigateur, puis recommencez. La dictée, elle, n'a pas changé.",
  missing: "Aucun micro n'a été trouvé sur cet appareil.",
  unsupported:
    'Ce navigateur ne sait pas enregistrer au format Opus. Essayez avec Firefox, Chrome ou une version récente de Safari.',
  silent: "Le micro n'a rien entendu. Vérifiez qu'il n'est pas coupé, puis recommencez.",
  tooShort: 'La lecture est trop courte pour être découpée. Lisez le texte en entier.',
  failed: "L'enregistrement s'est arrêté. Recommencez\u00a0: rien d'autre n'est perdu.",
  interrupted:
    'Une lecture de ce texte a été interrompue. Ce qui a été dit est resté sur cet appareil\u00a0: reprenez-le si vous étiez arrivé au bout.',
  takeUp: 'La reprendre',
  forget: "L'oublier",
} as const

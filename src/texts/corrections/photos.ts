/** Photos of lists and copies: what can go wrong before, during and after their reading. */
import { MAX_PHOTO_MB, MAX_PHOTO_PIXELS, type PhotoRefusal } from '../../domain/photo/photo.ts'

export const PHOTO_TEXTS = {
  tooLarge: `Le fichier est trop volumineux (maximum ${MAX_PHOTO_MB}MB)`,
  unknownType: "Ce fichier n'est pas une photo JPG ou PNG",
  damaged: 'Cette photo est abîmée ou incomplète. Reprenez-la ou choisissez-en une autre.',
  tooManyPixels: `Cette image est trop grande (${MAX_PHOTO_PIXELS / 1_000_000} millions de pixels maximum)`,
  blank: "Cette page semble blanche\u00a0: aucune écriture n'a été trouvée.",
  illegible:
    "Aucune ligne d'écriture n'a été trouvée sur cette photo. Reprenez-la de près, bien à plat et bien éclairée.",
  tooFull:
    'Il y a trop de texte ou de détails sur cette photo. Photographiez seulement la liste ou la copie, de près.',
  busy: 'Service temporairement indisponible',
  cancelled: 'La lecture a été annulée',
  oneAtATime: 'Une photo est déjà en cours de lecture. Attendez la fin ou annulez-la.',
  readingError: 'Erreur lors de la reconnaissance du texte',
  fileError: 'Erreur lors de la lecture du fichier',
  /** In place of the reading that the network kept from beginning. */
  waits: 'Pas de réseau\u00a0: la photo attend ici, et sera lue dès son retour.',
} as const

export function photoRefusalSentence(refusal: PhotoRefusal): string {
  switch (refusal.kind) {
    case 'photo-too-large':
      return PHOTO_TEXTS.tooLarge
    case 'photo-type-unknown':
      return PHOTO_TEXTS.unknownType
    case 'photo-damaged':
      return PHOTO_TEXTS.damaged
    case 'photo-too-many-pixels':
      return PHOTO_TEXTS.tooManyPixels
    case 'page-blank':
      return PHOTO_TEXTS.blank
    case 'page-illegible':
      return PHOTO_TEXTS.illegible
    case 'page-too-full':
      return PHOTO_TEXTS.tooFull
    case 'reader-busy':
      return PHOTO_TEXTS.busy
    case 'reading-cancelled':
      return PHOTO_TEXTS.cancelled
    case 'reading-failed':
      return PHOTO_TEXTS.readingError
  }
}

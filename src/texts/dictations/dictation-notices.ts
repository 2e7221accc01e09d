/** Notices about a generated text: words to check, and input that was not understood. */
import { quoted } from '../format.ts'

const NBSP = '\u00a0'

/** «un nom», «une préposition». */
function aNature(nature: string): string {
  return /^(préposition|conjonction|interjection)$/u.test(nature) ? `une ${nature}` : `un ${nature}`
}

/** Why a sentence deserves a look; stands after the sentence's number and the word. `natureOf`: the word's nature. */
export function forcedReason(
  reason: 'unknown-word' | 'only-quoted' | 'no-own-sentence',
  takenFor: string | null,
): string {
  const taken = takenFor === null ? '' : `pris pour ${aNature(takenFor)}, `
  switch (reason) {
    case 'unknown-word':
      return "L'Encrier ne connaît pas ce mot, la phrase le cite sans rien accorder avec lui"
    case 'only-quoted':
      return `${taken}ce mot est seulement cité dans la phrase`
    case 'no-own-sentence':
      return `${taken}ce mot est placé dans une phrase passe-partout`
  }
}

export type DictationNotice =
  | { readonly kind: 'theme-unknown'; readonly theme: string }
  | { readonly kind: 'goal-not-understood'; readonly goal: string }
  | { readonly kind: 'goal-missed'; readonly goal: string }
  | { readonly kind: 'word-misspelled'; readonly word: string; readonly nearest: string }
  | { readonly kind: 'word-inflected'; readonly word: string; readonly form: string }
  | { readonly kind: 'story-known' }

export function dictationNotice(notice: DictationNotice): string {
  switch (notice.kind) {
    case 'theme-unknown':
      return `Le thème ${quoted(notice.theme)} n'est pas connu${NBSP}: les phrases restent générales.`
    case 'goal-not-understood':
      return `L'objectif ${quoted(notice.goal)} ne peut pas être vérifié${NBSP}: le texte n'en tient pas compte.`
    case 'goal-missed':
      return `L'objectif ${quoted(notice.goal)} n'est pas travaillé dans ce texte${NBSP}: essayez une autre proposition ou changez de mots.`
    case 'word-misspelled':
      return `L'Encrier ne connaît pas ${quoted(notice.word)}${NBSP}: vouliez-vous écrire ${quoted(notice.nearest)}${NBSP}? C'est ce mot-là qui est dans le texte.`
    case 'story-known':
      return `Une seule histoire tient ces mots${NBSP}: c'est celle que vous connaissez, racontée autrement. Un mot de plus ou de moins en ouvrira peut-être une autre.`
    case 'word-inflected':
      return `${quoted(notice.word)} est écrit ${quoted(notice.form)}, comme l'objectif le demande.`
  }
}

/** What the adult is told of a generated text: which word deserves a look and why, what was not understood. */

const NBSP = '\u00a0'

function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`
}

/** Why a sentence deserves a look; stands after the sentence's number and the word. */
export function forcedReason(reason: 'unknown-word' | 'no-own-sentence'): string {
  switch (reason) {
    case 'unknown-word':
      return "ce mot n'est pas dans le lexique, il est cité sans être accordé"
    case 'no-own-sentence':
      return 'ce mot est placé dans une phrase passe-partout'
  }
}

export type WritingNotice =
  | { readonly kind: 'theme-unknown'; readonly theme: string }
  | { readonly kind: 'goal-not-understood'; readonly goal: string }
  | { readonly kind: 'word-inflected'; readonly word: string; readonly form: string }

export function writingNotice(notice: WritingNotice): string {
  switch (notice.kind) {
    case 'theme-unknown':
      return `Le thème ${quoted(notice.theme)} n'est pas connu${NBSP}: les phrases restent générales.`
    case 'goal-not-understood':
      return `L'objectif ${quoted(notice.goal)} ne peut pas être vérifié${NBSP}: le texte n'en tient pas compte.`
    case 'word-inflected':
      return `${quoted(notice.word)} est écrit ${quoted(notice.form)}, comme l'objectif le demande.`
  }
}

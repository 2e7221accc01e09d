/** What the adult is told of the AI provider's part in a text. */

const NBSP = '\u00a0'

export type Absence =
  /** Calls of the day used up by this user, or by everybody. */
  | 'quota-user'
  | 'quota-everyone'
  /** No answer, too late, or a refusal. */
  | 'unavailable'
  /** An answer that was no dictation as asked. */
  | 'unfit'

/** Why the engine wrote the text although an AI provider is there; `provider` is its configured name. */
export function engineTookOver(absence: Absence, provider: string): string {
  switch (absence) {
    case 'quota-user':
      return `Vous avez utilisé tous vos textes par IA d'aujourd'hui${NBSP}: L'Encrier a écrit celui-ci lui-même.`
    case 'quota-everyone':
      return `Les textes par IA prévus pour aujourd'hui sont épuisés${NBSP}: L'Encrier a écrit celui-ci lui-même.`
    case 'unavailable':
      return `L'IA (${provider}) n'est pas disponible pour le moment${NBSP}: L'Encrier a écrit ce texte lui-même.`
    case 'unfit':
      return `Le texte proposé par l'IA (${provider}) ne convenait pas${NBSP}: L'Encrier a écrit celui-ci lui-même.`
  }
}

/** Why the embedded reader read a photo although the provider has a model that sees. */
export function readerTookOver(absence: Absence, provider: string): string {
  switch (absence) {
    case 'quota-user':
      return `Vous avez utilisé toutes vos lectures par IA d'aujourd'hui${NBSP}: L'Encrier a lu cette photo lui-même.`
    case 'quota-everyone':
      return `Les lectures par IA prévues pour aujourd'hui sont épuisées${NBSP}: L'Encrier a lu cette photo lui-même.`
    case 'unavailable':
      return `L'IA (${provider}) n'est pas disponible pour le moment${NBSP}: L'Encrier a lu cette photo lui-même.`
    case 'unfit':
      return `La lecture proposée par l'IA (${provider}) ne convenait pas${NBSP}: L'Encrier a lu cette photo lui-même.`
  }
}

/** Who read a photo; `provider` is null when the embedded reader did. */
export function readBy(provider: string | null): string {
  return provider === null ? 'Lu par le lecteur intégré' : `Lu par ${provider}`
}

/** Shown with every text in which an AI had a part; `mixed` when the engine wrote some of its sentences. */
export function writtenByAi(source: 'provider' | 'mixed', provider: string): string {
  const by = source === 'provider' ? "vérifié par L'Encrier" : "vérifié et complété par L'Encrier"
  return `Texte écrit par une IA (${provider}), ${by}${NBSP}: relisez-le avant de le donner.`
}

/** What the adult is told of the AI provider's part in a text. */

const NBSP = '\u00a0'

export type FallbackReason =
  /** Daily quota. */
  | 'quota-user'
  | 'quota-everyone'
  /** No reply, a late one, or a refusal. */
  | 'unavailable'
  /** A reply that was not what was asked. */
  | 'unfit'

/** `provider` is its configured name. */
export function engineTookOver(absence: FallbackReason, provider: string): string {
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

/** For the model, and for the adult where the specified sentence includes the reason. */
export const PROMPT_LEAKED = "La réponse recopiait la consigne au lieu d'y répondre."

const EMBEDDED_READER = 'Lu par le lecteur intégré'

export function readerTookOver(absence: FallbackReason, provider: string): string {
  switch (absence) {
    case 'quota-user':
      return `${EMBEDDED_READER}${NBSP}: vous avez utilisé toutes vos lectures par IA d'aujourd'hui.`
    case 'quota-everyone':
      return `${EMBEDDED_READER}${NBSP}: les lectures par IA prévues pour aujourd'hui sont épuisées.`
    case 'unavailable':
      return `${EMBEDDED_READER}${NBSP}: l'IA (${provider}) n'est pas disponible pour le moment.`
    case 'unfit':
      return `${EMBEDDED_READER}${NBSP}: la réponse de l'IA (${provider}) n'était pas une lecture de cette page.`
  }
}

/** `provider` is null for the embedded reader. */
export function readBy(who: {
  readonly provider: string | null
  readonly notice?: string | undefined
}): string {
  return who.notice ?? (who.provider === null ? EMBEDDED_READER : `Lu par ${who.provider}`)
}

/** `mixed`: the engine wrote some of the sentences. */
export function writtenByAi(source: 'provider' | 'mixed', provider: string): string {
  const by = source === 'provider' ? "vérifié par L'Encrier" : "vérifié et complété par L'Encrier"
  return `Texte écrit par une IA (${provider}), ${by}${NBSP}: relisez-le avant de le donner.`
}

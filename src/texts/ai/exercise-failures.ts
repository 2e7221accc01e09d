/** Why an AI provider wrote no exercise, in French, the provider named (specification §5, §8; GRA-04). */

const NBSP = '\u00a0'

type Failure =
  | { readonly kind: 'quota'; readonly of: 'user' | 'everyone' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'down'; readonly status: number | null }
  | { readonly kind: 'unfit'; readonly reason: string }
  | { readonly kind: 'cancelled' | 'limited' | 'slow' | 'too-large' | 'not-json' | 'no-content' }

/** As in the specified sentence (specification §9). */
const TRIES = 3

function lastError(failure: Failure, provider: string): string {
  switch (failure.kind) {
    case 'unfit':
      return failure.reason
    case 'no-content':
      return `Pas de contenu reçu d'${provider}`
    case 'not-json':
      return `Échec du parsing de la réponse ${provider} : la réponse n'est pas du JSON`
    case 'too-large':
      return `La réponse de ${provider} est trop longue`
    case 'slow':
    case 'cancelled':
      return `${provider} a mis trop de temps à répondre`
    case 'limited':
      return `${provider} reçoit trop de demandes en ce moment`
    case 'down':
      return failure.status === null
        ? `${provider} ne répond pas`
        : `${provider} ne répond pas (erreur ${failure.status})`
    case 'refused':
      return `${provider} a refusé la demande (erreur ${failure.status})`
    case 'quota':
      return failure.of === 'user'
        ? `Vous avez utilisé tous vos exercices par IA d'aujourd'hui${NBSP}: revenez demain, ou créez l'exercice sans IA.`
        : `Les exercices par IA prévus pour aujourd'hui sont épuisés${NBSP}: revenez demain, ou créez l'exercice sans IA.`
  }
}

/** The specified sentence, or the reason alone where a retry would not help. */
export function exerciseFailure(failure: Failure, provider: string): string {
  const sentence = lastError(failure, provider)
  if (failure.kind === 'quota' || failure.kind === 'refused') return sentence
  return `Failed after ${TRIES} retries. Last error: ${sentence}`
}

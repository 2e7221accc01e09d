/** Faults of a provider's dictation, as told to the model and to the adult. */
import { dictationNotice } from '../dictations/dictation-notices.ts'
import { quoted } from '../format.ts'

const NBSP = '\u00a0'

/** `sentence`: index from 0. */
export type TextFault =
  | { readonly kind: 'sentence-count'; readonly asked: number; readonly found: number }
  | { readonly kind: 'missing-word' | 'word-only-listed' | 'rare-word'; readonly word: string }
  | {
      readonly kind: 'repeated-sentence' | 'not-a-dictation' | 'unfinished'
      readonly sentence: number
    }
  | {
      readonly kind: 'too-long'
      readonly sentence: number
      readonly words: number
      readonly most: number
    }
  | {
      readonly kind: 'language'
      readonly sentence: number
      readonly found: string
      readonly expected?: string | undefined
    }
  | { readonly kind: 'tense'; readonly sentence: number; readonly tense: string }
  | { readonly kind: 'goal-missed'; readonly goal: string }

/** Given too many faults, a model corrects none. */
const MOST_FAULTS = 12

/** Quotes the model's and the adult's words as JSON strings. */
function toldToModel(fault: TextFault): string {
  switch (fault.kind) {
    case 'sentence-count':
      return `Tu as écrit ${fault.found} phrases au lieu de ${fault.asked}.`
    case 'missing-word':
      return `Il manque le mot ${JSON.stringify(fault.word)}.`
    case 'word-only-listed':
      return `Le mot ${JSON.stringify(fault.word)} est seulement cité${NBSP}: emploie-le dans une phrase.`
    case 'rare-word':
      return `Le mot ${JSON.stringify(fault.word)} est trop rare pour ce niveau.`
    case 'repeated-sentence':
      return `La phrase ${fault.sentence + 1} en répète une autre.`
    case 'not-a-dictation':
      return `La phrase ${fault.sentence + 1} n'est pas une phrase de dictée (titre, liste, balise ou commentaire).`
    case 'unfinished':
      return `La phrase ${fault.sentence + 1} n'est pas finie.`
    case 'too-long':
      return `La phrase ${fault.sentence + 1} a ${fault.words} mots, le maximum est ${fault.most}.`
    case 'language':
      return fault.expected === undefined
        ? `Dans la phrase ${fault.sentence + 1}, ${JSON.stringify(fault.found)} est une faute.`
        : `Dans la phrase ${fault.sentence + 1}, écris ${JSON.stringify(fault.expected)} au lieu de ${JSON.stringify(fault.found)}.`
    case 'tense':
      return `La phrase ${fault.sentence + 1} est à un temps qui n'est pas autorisé (${fault.tense}).`
    case 'goal-missed':
      return `Le texte ne travaille pas l'objectif ${JSON.stringify(fault.goal)}.`
  }
}

export function faultsForModel(faults: readonly TextFault[]): string {
  return faults.slice(0, MOST_FAULTS).map(toldToModel).join(' ')
}

export const NOT_A_TEXT = "Ta réponse n'était pas l'objet JSON demandé."

export function faultForAdult(fault: TextFault): string {
  switch (fault.kind) {
    case 'sentence-count':
      return `Le texte a ${fault.found} phrases au lieu de ${fault.asked}.`
    case 'missing-word':
      return `${quoted(fault.word)} n'est pas dans le texte.`
    case 'word-only-listed':
      return `${quoted(fault.word)} est seulement cité dans une liste.`
    case 'rare-word':
      return `${quoted(fault.word)} est un mot rare pour ce niveau.`
    case 'repeated-sentence':
      return `La phrase ${fault.sentence + 1} en répète une autre.`
    case 'not-a-dictation':
      return `La phrase ${fault.sentence + 1} est à relire${NBSP}: elle ne ressemble pas à une phrase de dictée.`
    case 'unfinished':
      return `La phrase ${fault.sentence + 1} n'est pas finie.`
    case 'too-long':
      return `La phrase ${fault.sentence + 1} est longue pour ce niveau${NBSP}: ${fault.words} mots.`
    case 'language':
      return fault.expected === undefined
        ? `Dans la phrase ${fault.sentence + 1}, ${quoted(fault.found)} est à vérifier.`
        : `Dans la phrase ${fault.sentence + 1}, ${quoted(fault.found)} est à vérifier (${quoted(fault.expected)}${NBSP}?).`
    case 'tense':
      return `La phrase ${fault.sentence + 1} est à un temps que ce niveau n'étudie pas encore${NBSP}: ${fault.tense}.`
    case 'goal-missed':
      return dictationNotice(fault)
  }
}

export function goalNotVerified(goal: string): string {
  return `L'objectif ${quoted(goal)} a été donné à l'IA, mais ne peut pas être vérifié.`
}

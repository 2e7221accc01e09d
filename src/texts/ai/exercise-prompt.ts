/** The prompt for a grammar exercise. The request holds no free text. */
import type { ExerciseRequest } from '../../domain/grammar/exercise.ts'
import type { ProvidedType } from '../../domain/grammar/exercise-reply.ts'
import type { AskedTerms } from '../../domain/grammar/programme.ts'
import { counted } from '../format.ts'
import { levelAges } from '../vocabulary.ts'

const NBSP = '\u00a0'

export type ProvidedRequest = ExerciseRequest & { readonly type: ProvidedType }

export interface ExercisePrompt {
  readonly request: ProvidedRequest
  readonly terms: AskedTerms
  /** What was wrong with the last exercise. */
  readonly reason: string | null
}

export function exerciseSystem({ level }: ExerciseRequest): string {
  return [
    'Tu es professeur des écoles en France.',
    `Tu écris un français simple, correct et naturel pour des élèves de ${level} (${levelAges(level)}).`,
    'Tu réponds uniquement par un objet JSON valide, sans texte autour.',
  ].join(' ')
}

const WISHES: Readonly<Record<ProvidedType, (prompt: ExercisePrompt) => readonly string[]>> = {
  analysis: ({ request, terms }) => [
    `Écris ${counted(request.count, 'phrase', 'phrases')} pour le niveau ${request.level} et analyse chaque mot (grammar_class).`,
    `Natures permises${NBSP}: ${terms.natures.join(', ')}.`,
    "N'emploie aucune conjonction ni interjection, ni aucun mot d'une autre nature.",
    `Fonctions permises${NBSP}: ${terms.functions.join(', ')}, seulement sur le mot principal du groupe.`,
    `«${NBSP}l'${NBSP}», «${NBSP}d'${NBSP}» et «${NBSP}s'${NBSP}» sont des mots à part.`,
    `Réponds${NBSP}: {"type":"analysis","questions":[{"sentence":"Le chat dort.","words":[{"text":"Le","nature":"déterminant"},{"text":"chat","nature":"nom","function":"sujet"},{"text":"dort","nature":"verbe","function":"verbe"}]}]}`,
  ],
  fill: ({ request }) => [
    `Écris ${counted(request.count, 'phrase à trous', 'phrases à trous')} pour le niveau ${request.level}, sur les accords et la conjugaison.`,
    "Un trou s'écrit ___ .",
    `Pour chaque trou, dans l'ordre${NBSP}: "text" est la bonne réponse, "options" a 3 ou 4 propositions différentes dont la bonne, et une seule est correcte dans la phrase.`,
    `Réponds${NBSP}: {"type":"fill","questions":[{"sentence":"Les enfants ___ dans la cour.","words":[{"text":"jouent","options":["joue","jouent","jouez"]}]}]}`,
  ],
  reorder: ({ request }) => [
    `Écris ${counted(request.count, 'phrase', 'phrases')} de 4 à 10 mots pour le niveau ${request.level}, qui n'ont qu'un seul ordre possible.`,
    '"position" commence à 0.',
    `Réponds${NBSP}: {"type":"reorder","questions":[{"sentence":"Le chien court vite.","words":[{"text":"court","position":2},{"text":"Le","position":0},{"text":"vite","position":3},{"text":"chien","position":1}]}]}`,
  ],
}

export function exercisePrompt(prompt: ExercisePrompt): string {
  const again =
    prompt.reason === null
      ? []
      : [`Ta réponse précédente ne convenait pas${NBSP}: ${prompt.reason}`]
  return [...WISHES[prompt.request.type](prompt), ...again].join(' ')
}

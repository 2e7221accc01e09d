/** Every refusal of a generated exercise in French, as specified (specification §5; GRA-04). */
import type { ExerciseRefusal } from '../../domain/grammar/exercise-reply.ts'
import { GRAMMAR_FUNCTIONS } from '../../domain/grammar/grammar-function.ts'
import { ASKED_NATURES } from '../../domain/grammar/nature.ts'

/** `provider` is the configured name of the provider. */
export function exerciseRefusalSentence(refusal: ExerciseRefusal, provider: string): string {
  switch (refusal.kind) {
    case 'no-content':
      return `Pas de contenu reçu d'${provider}`
    case 'not-json':
      return `Échec du parsing de la réponse ${provider} : ${refusal.detail}`
    case 'no-questions':
      return `Échec du parsing de la réponse ${provider} : il manque la liste des questions`
    case 'question-incomplete':
      return `Question ${refusal.question} invalide : manque sentence ou words`
    case 'word-incomplete':
      return `Mot ${refusal.word} de la question ${refusal.question} invalide : manque text ou nature`
    case 'nature-invalid':
      return `Nature invalide "${refusal.nature}" pour le mot "${refusal.word}". Valeurs autorisées : ${ASKED_NATURES.join(', ')}`
    case 'nature-excluded':
      return `Nature invalide "${refusal.nature}" pour le mot "${refusal.word}". Valeurs autorisées : ${refusal.allowed.join(', ')}`
    case 'function-invalid':
      return `Fonction invalide "${refusal.name}" pour le mot "${refusal.word}". Valeurs autorisées : ${GRAMMAR_FUNCTIONS.join(', ')}`
    case 'question-unplayable':
      return `Question ${refusal.question} invalide : elle ne peut pas être jouée`
  }
}

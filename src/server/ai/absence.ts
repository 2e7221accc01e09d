import type { Absence } from '../../texts/ai.ts'
import type { AiFailure } from './ai-failure.ts'

/** What the adult is told of a failure: whose calls are used up, nobody there, or an answer of no use. */
export function absenceOf(failure: AiFailure): Absence {
  switch (failure.kind) {
    case 'quota':
      return failure.of === 'user' ? 'quota-user' : 'quota-everyone'
    case 'unfit':
    case 'too-large':
    case 'not-json':
    case 'no-content':
      return 'unfit'
    case 'cancelled':
    case 'refused':
    case 'limited':
    case 'down':
    case 'slow':
      return 'unavailable'
  }
}

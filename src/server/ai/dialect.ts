/** How a provider wants to be asked: two parameters are named or refused differently from one model to the next. */
import type { AiFailure } from './ai-failure.ts'

export interface Dialect {
  readonly tokens: 'max_tokens' | 'max_completion_tokens'
  readonly temperature: boolean
}

export interface LearntDialect {
  readonly current: () => Dialect
  /** Whether the failure is a reason to ask again at once, in the way that was learnt from it. */
  readonly adapts: (failure: AiFailure) => boolean
}

/** Starts with what most providers take, and keeps what their refusals teach. */
export function learnDialect(): LearntDialect {
  let dialect: Dialect = { tokens: 'max_tokens', temperature: true }
  return {
    current: () => dialect,
    adapts: (failure) => {
      const parameter = failure.kind === 'refused' ? failure.parameter : null
      if (parameter === 'max_tokens') dialect = { ...dialect, tokens: 'max_completion_tokens' }
      if (parameter === 'temperature') dialect = { ...dialect, temperature: false }
      return parameter === 'max_tokens' || parameter === 'temperature'
    },
  }
}

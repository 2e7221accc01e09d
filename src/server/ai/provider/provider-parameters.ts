/** How a provider wants to be asked: two parameters are named or refused differently from one model to the next. */
import type { AiFailure } from './ai-failure.ts'

export interface ProviderParameters {
  readonly tokenLimit: 'max_tokens' | 'max_completion_tokens'
  readonly acceptsTemperature: boolean
}

export interface ParameterNegotiation {
  readonly current: () => ProviderParameters
  /** Whether the failure is a reason to ask again at once, in the way that was learnt from it. */
  readonly adapt: (failure: AiFailure) => boolean
}

/** Starts with what most providers take, and keeps what their refusals teach. */
export function negotiateParameters(): ParameterNegotiation {
  let dialect: ProviderParameters = { tokenLimit: 'max_tokens', acceptsTemperature: true }
  return {
    current: () => dialect,
    adapt: (failure) => {
      const parameter = failure.kind === 'refused' ? failure.parameter : null
      if (parameter === 'max_tokens') dialect = { ...dialect, tokenLimit: 'max_completion_tokens' }
      if (parameter === 'temperature') dialect = { ...dialect, acceptsTemperature: false }
      return parameter === 'max_tokens' || parameter === 'temperature'
    },
  }
}

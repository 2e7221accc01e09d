/** Two parameters of the protocol are named differently, or refused, from one model to the next. */
import type { AiFailure } from './ai-failure.ts'

export interface ProviderParameters {
  readonly tokenLimit: 'max_tokens' | 'max_completion_tokens'
  readonly acceptsTemperature: boolean
}

export interface ParameterNegotiation {
  readonly current: () => ProviderParameters
  /** Whether the failure named a parameter that is now adapted: the same call may succeed at once. */
  readonly adapt: (failure: AiFailure) => boolean
}

/** Starts with what most models accept; what a refusal taught is kept for all later calls. */
export function negotiateParameters(): ParameterNegotiation {
  let parameters: ProviderParameters = { tokenLimit: 'max_tokens', acceptsTemperature: true }
  return {
    current: () => parameters,
    adapt: (failure) => {
      const refused = failure.kind === 'refused' ? failure.parameter : null
      if (refused === 'max_tokens') {
        parameters = { ...parameters, tokenLimit: 'max_completion_tokens' }
      }
      if (refused === 'temperature') parameters = { ...parameters, acceptsTemperature: false }
      return refused === 'max_tokens' || refused === 'temperature'
    },
  }
}

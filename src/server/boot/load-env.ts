/** The environment of a command that a person started: its mistakes are told on stderr. */
import { existsSync } from 'node:fs'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { type Env, parseEnv } from './env.ts'

/** The variables of the process, over those of `.env`; undefined, all mistakes told, when they cannot be used. */
export function loadEnv(): Env | undefined {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = parseEnv(process.env)
  if (parsed.ok) return parsed.value
  const lines = [OPERATOR_TEXTS.configurationRefused, ...parsed.refusal]
  process.stderr.write(`${lines.join('\n  - ')}\n`)
  return undefined
}

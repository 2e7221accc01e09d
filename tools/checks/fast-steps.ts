/** The checks that need neither a database nor a browser. */
import { countVitest, type Step } from './steps.ts'

/** A vitest project of vitest.config.ts, its tests counted one by one. */
export function vitest(project: string): Step {
  return {
    name: `Tests: ${project}`,
    command: (report) => [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: countVitest,
  }
}

export const FAST_STEPS: readonly Step[] = [
  { name: 'Format and lint', command: () => ['biome', 'check', '--error-on-warnings'] },
  { name: 'Types of the routes', command: () => ['react-router', 'typegen'] },
  { name: 'Types', command: () => ['tsc', '-b'] },
  { name: 'Language data', command: () => ['node', 'tools/checks/lint-language.ts'] },
  vitest('rules'),
]

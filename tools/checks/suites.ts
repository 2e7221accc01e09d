/** What the checks are made of: each suite a step, its tests counted one by one. */
import { countPlaywright, countVitest, type Step } from './step-runner.ts'

/** Projects of vitest.config.ts, at once: while tests of one wait, those of another compute. */
export function vitest(...projects: readonly string[]): Step {
  return {
    name: `Tests: ${projects.join(', ')}`,
    command: (report) => [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: countVitest,
  }
}

/** The same with all draws of what is drawn (`test/support/setup/draws.ts`), of which a commit makes a quarter. */
export function vitestInFull(...projects: readonly string[]): Step {
  const step = vitest(...projects)
  return { ...step, name: `${step.name}, in full`, env: () => ({ PROPERTY_RUNS: '100' }) }
}

/** Which journeys, and where: those of each commit; before a release the long ones, and those of the desk on a phone too. */
const JOURNEYS = {
  commit: ['--project=bureau', '--project=mobile', '--grep-invert=@release'],
  release: ['--project=bureau', '--project=mobile', '--grep=@release'],
  'release, on a phone': ['--project=mobile-again'],
} as const

/** Journeys in a real browser. */
export function journeys(when: keyof typeof JOURNEYS): Step {
  return {
    name: `Journeys of each ${when}`,
    command: () => ['playwright', 'test', '--reporter=list,json', ...JOURNEYS[when]],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: countPlaywright,
  }
}

/** Makes the screens, for the tests that look at them. */
export const WEB_BUILD: Step = {
  name: 'Web build',
  command: () => ['sh', '-euc', '. tools/install.sh; . tools/build-web.sh'],
}

/** What is told without running anything. */
export const STATIC_STEPS: readonly Step[] = [
  { name: 'Format and lint', command: () => ['biome', 'check', '--error-on-warnings'] },
  { name: 'Types of the routes', command: () => ['react-router', 'typegen'] },
  { name: 'Types', command: () => ['tsc', '-b'] },
]

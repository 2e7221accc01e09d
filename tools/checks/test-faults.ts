/**
 * npm run test:faults, before a release: rules and server with all their draws, whole servers stopped, starved, cut off and flooded, and
 * the long journeys. Its last line is `N passed, N failed`. `npm run test:faults -- cluster`: the drills of deploy/cluster alone,
 * twenty minutes on two quiet cores.
 */
import { ensureLightChromium } from './chromium.ts'
import { ensureClusterPrograms } from './cluster-programs.ts'
import { runSteps } from './step-runner.ts'
import { journeys, vitest, vitestInFull, WEB_BUILD } from './suites.ts'

if (process.argv[2] === 'cluster') {
  ensureClusterPrograms()
  await runSteps([WEB_BUILD, vitest('cluster')])
}
process.env.CHROMIUM = await ensureLightChromium()

await runSteps([
  WEB_BUILD,
  vitestInFull('rules', 'server'),
  vitest('faults'),
  journeys('release'),
  journeys('release, on a phone'),
])

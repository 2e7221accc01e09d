/** npm run check: the half of npm test that needs neither a database nor a browser. */

import { runSteps } from './step-runner.ts'
import { STATIC_STEPS, vitest } from './suites.ts'

await runSteps([...STATIC_STEPS, vitest('rules')])

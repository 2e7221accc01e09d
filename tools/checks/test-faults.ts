/** npm run test:faults: whole servers stopped, starved, cut off and flooded. Its last line is `N passed, N failed`. */
import { vitest } from './fast-steps.ts'
import { runSteps } from './steps.ts'
import { WEB_BUILD } from './web-build.ts'

await runSteps([WEB_BUILD, vitest('faults')])

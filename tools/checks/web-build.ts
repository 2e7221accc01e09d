/** The step that makes the screens, for the tests that look at them. */
import type { Step } from './steps.ts'

export const WEB_BUILD: Step = {
  name: 'Web build',
  command: () => ['sh', '-euc', '. tools/install.sh; . tools/build-web.sh'],
}

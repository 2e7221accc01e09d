/** `npm run account -- create | set-plan | list | unused | delete | reset-password | reset-two-factor | waiting-list`. */
import { runAccount } from '../../src/server/operator/account-command.ts'
import { TERMINAL } from '../../src/server/operator/operator-command.ts'

process.exitCode = await runAccount(process.argv.slice(2), TERMINAL)

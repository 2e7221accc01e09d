/**
 * npm run audit: asks npm's registry for published faults of the packages that run, in the versions of the lock. Fails on
 * high and critical ones, and when the registry does not answer such questions. To be run before a release and once a week.
 */
import { spawnSync } from 'node:child_process'
import { exit } from 'node:process'

const { status } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high'], {
  stdio: 'inherit',
})
exit(status ?? 1)

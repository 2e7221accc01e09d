/** npm run types [-- PART]: the types of everything, or of one part of `src` and of what it imports. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { argv, exit } from 'node:process'

const parts = readdirSync('src').filter((name) => existsSync(`src/${name}/tsconfig.json`))
const [part] = argv.slice(2)

if (part !== undefined && !parts.includes(part)) {
  console.error(`npm run types [-- PART]: PART is one of ${parts.join(', ')}`)
  exit(2)
}

function run(...[program, ...args]: [string, ...string[]]): number {
  return spawnSync(program, args, { stdio: 'inherit' }).status ?? 1
}

// The screens import the types that React Router writes of their routes.
const generated = part === undefined || part === 'web' ? run('react-router', 'typegen') : 0
exit(generated || run('tsc', '-b', part === undefined ? '.' : `src/${part}`))

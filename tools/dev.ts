/** npm run dev: the server, restarted when its source changes, and the web app, reloaded by Vite which passes calls on to it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { exit } from 'node:process'

const WEB_URL = 'http://127.0.0.1:5173'

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'src/server/boot/main.ts'], {
    stdio: 'inherit',
    // The browser talks to Vite: that is the origin to allow.
    env: { PUBLIC_URL: WEB_URL, ...process.env },
  }),
  spawn('react-router', ['dev', '--host', '127.0.0.1', '--port', '5173', '--strictPort'], {
    stdio: 'inherit',
  }),
]

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM')
}

process.once('SIGTERM', stopAll).once('SIGINT', stopAll)
await Promise.race(children.map((child) => once(child, 'exit')))
stopAll()
await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
exit(0)

/** An unexpected console.error fails the test that caused it. A test that expects one replaces `console.error` itself. */
import { afterEach } from 'vitest'

const seen: string[] = []
const print = console.error

console.error = (...parts: unknown[]): void => {
  seen.push(parts.map(String).join(' '))
  print(...parts)
}

afterEach(() => {
  const messages = seen.splice(0)
  if (messages.length > 0) throw new Error(`Unexpected console.error: ${messages.join('\n')}`)
})

/** How the sentences that explain errors are put together. */
import type { Level } from '../../domain/level.ts'
import { quoted } from '../format.ts'

/** Class of the child: the terms of grammar that it knows, and how long a sentence may be. */
export type ExplanationLevel = Level

/** «a, b et c». */
export function listed(words: readonly string[]): string {
  const all = words.map(quoted)
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} et ${all.at(-1)}`
}

/** «, comme dans « a » et « b »»; nothing without words. */
export function comparedTo(like: readonly string[]): string {
  return like.length === 0 ? '' : `, comme dans ${listed(like)}`
}

/** «un s\u00a0: » before «\u00a0certaines\u00a0»; nothing where the form has no mark of its own. */
export function markShown(expected: string, form: 'f' | 'm' | 'p' | 's'): string {
  if (form === 'p' && /[sx]$/u.test(expected)) return `un ${expected.slice(-1)} à la fin\u00a0: `
  return form === 'f' && /es?$/u.test(expected) ? 'un e\u00a0: ' : ''
}

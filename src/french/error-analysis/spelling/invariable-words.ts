/** Silent letters of words that never change: those that end alike show them. */
import { isInvariable, type SpellingRule } from './spelling-rules.ts'
import { sharedEnds } from './word-pieces.ts'

/** Usual invariable words with the same silent letter. */
const ENDED: Readonly<Record<string, readonly string[]>> = {
  s: [
    'toujours',
    'dehors',
    'jamais',
    'alors',
    'depuis',
    'moins',
    'longtemps',
    'parfois',
    'autrefois',
    'très',
    'après',
  ],
  t: ['souvent', 'avant', 'maintenant', 'pourtant', 'lentement', 'doucement', 'bientôt', 'surtout'],
  d: ['quand', "d'abord"],
  p: ['trop', 'beaucoup'],
}

export const invariable: SpellingRule = ({ word, expected, written }) => {
  const lost = expected.startsWith(written) ? expected.slice(written.length) : ''
  // The e of «ne» is heard.
  const isHeard = lost === 'e' && !/[aeiouyéèêà]/u.test(written)
  if (!isInvariable(word) || lost.length !== 1 || isHeard) return null
  const shared = (one: string): number => sharedEnds(one, expected)[1]
  const like = (ENDED[lost] ?? [])
    .filter((one) => one !== expected)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, 2)
  return { kind: 'invariable', expected: word.core, letter: lost, like }
}

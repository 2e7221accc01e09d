/** Which words one sentence can hold at a time: as many names as it has persons, one form of a noun. */
import type { SoughtWord, WordMask } from '../stories/story-words.ts'
import type { LineHost } from './line-hosts.ts'

/** As many of the needed names as the sentence has persons. */
export function takenNames(host: LineHost, needed: WordMask): WordMask {
  let taken = 0
  let rest = needed
  for (let room = host.names; room > 0 && rest !== 0; room -= 1) {
    taken |= rest & -rest
    rest &= rest - 1
  }
  return taken
}

/** «un bateau, des bateaux»: one of several forms of a noun at a time. */
export function withoutTwins(words: WordMask, sought: readonly SoughtWord[]): WordMask {
  const known = new Set<string>()
  return sought.reduce((kept, { word: { interpretations } }, at) => {
    const [sense] = interpretations
    if (((words >> at) & 1) === 0 || sense?.kind !== 'noun') return kept
    const { lemma, feminine } = sense.noun
    if (known.has(lemma)) return kept
    known.add(lemma)
    if (feminine !== null) known.add(feminine)
    return kept | (1 << at)
  }, 0)
}

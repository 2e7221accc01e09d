/** «lui» just before a verb: to whom, or the subject. */
import { isPunctuated } from './noun-chunk.ts'
import { spanText, type TaggedSentence } from './subject-group.ts'

const CONJUGATED = /^[VHE]\d/u

/** «lui» of «elle allume la lampe et lui chante une chanson»: to whom, unless the same verb is said of another («Léa prend du pain et lui prend du lait»). */
function isJoinedDative({ words, groups }: TaggedSentence, at: number): boolean {
  const isLed = spanText(words, at - 2, at - 1) === 'et lui'
  const first = words.slice(0, at - 2).findLast(({ tag }) => CONJUGATED.test(tag))
  const isSame = first?.analyses[0]?.lemma === words[at]?.analyses[0]?.lemma
  return isLed && first !== undefined && !isSame && groups.some(({ start }) => start === at + 1)
}

/** «lui» of «son cou, long de deux mètres, lui permet»: no verb stands before it, and a noun does. */
function isOnlyDative({ words, groups }: TaggedSentence, at: number): boolean {
  const [before, own] = [words[at - 2], words[at - 1]]
  const isBare = own?.lower === 'lui' && !isPunctuated(own) && before !== undefined
  if (!isBare || !/^[NAL]/u.test(before.tag)) return false
  return (
    groups.some(({ end }) => end < at - 1) &&
    !words.slice(0, at).some(({ tag }) => CONJUGATED.test(tag))
  )
}

/** Whether «lui», just before the verb at `at`, is not its subject. */
export function isDative(sentence: TaggedSentence, at: number): boolean {
  return isJoinedDative(sentence, at) || isOnlyDative(sentence, at)
}

/** Goals on homophones: the text must contain both words. */
import { containsWord } from '../generation/request/text-normalisation.ts'
import type { GoalRule } from './goal-rule.ts'

const SETS: readonly (readonly string[])[] = [
  ['a', 'à', 'as'],
  ['et', 'est', 'es'],
  ['on', 'ont', "on n'"],
  ['son', 'sont'],
  ['ses', 'ces', "c'est", "s'est", 'sais', 'sait'],
  ['ou', 'où'],
  ['la', 'là', "l'a", "l'as"],
  ['ce', 'se'],
  ['leur', 'leurs'],
  ['mais', 'mes', "m'est", 'mets', 'met'],
  ['peu', 'peux', 'peut'],
  ['sa', 'ça'],
  ['ma', "m'a"],
  ['ta', "t'a"],
  ['sans', "s'en", 'sens', 'sent', 'cent'],
  ['si', "s'y"],
  ['ni', "n'y"],
  ['dans', "d'en"],
  ['quel', 'quelle', 'quels', 'quelles', "qu'elle", "qu'elles"],
  ['tout', 'tous', 'toute', 'toutes'],
  ['notre', 'nôtre'],
  ['votre', 'vôtre'],
  ['près', 'prêt'],
  ['plutôt', 'plus tôt'],
  ['du', 'dû'],
]

/** Typed alone («à»), such a word can only mean its pair. */
const UNAMBIGUOUS = new Set("a à est ont sont où là ça c'est s'est ces ses".split(' '))

function named(goal: string): readonly string[] {
  return goal
    .replace(/[()[\]«»"]/gu, ' ')
    .split(/[/\s,;:–—]+|\s-\s/u)
    .filter((word) => word !== '')
}

/** A word in a sentence as a person sees it: «c'est» whole, «l'a» whole. */
function shown(word: string, text: string): boolean {
  return containsWord(text, word)
}

function pair(words: readonly string[]): GoalRule {
  return {
    words,
    preferred: words.map((word) => new RegExp(`(?<![\\p{L}'])${word}(?![\\p{L}])`, 'iu')),
    isShownBy: (text) => {
      const whole = text.map((sentence) => sentence.text).join(' ')
      return words.every((word) => shown(word, whole))
    },
  }
}

/** The pairs that a goal names; «homophones» alone asks for a/à. */
export function homophoneGoals(goal: string, bare: string): GoalRule[] {
  const words = named(goal)
  const found = SETS.flatMap((set) => {
    const members = set.filter(
      (member) => words.includes(member) || (member.includes(' ') && goal.includes(member)),
    )
    return members.length > 1 ? [pair(members)] : []
  })
  if (found.length > 0) return found
  const [only] = words
  const alone = words.length === 1 && only !== undefined && UNAMBIGUOUS.has(only)
  const set = alone ? SETS.find((members) => members.includes(only)) : undefined
  if (set !== undefined) return [pair(set.slice(0, 2))]
  return /homophone/u.test(bare) ? [pair(['a', 'à'])] : []
}

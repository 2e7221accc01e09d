/** Words written in several pieces that are one word of school grammar: «tout à coup», «parce que». */
import type { Language } from '../language.ts'
import type { Part, WordPart } from './frame.ts'

const LONGEST = 5

function joined(parts: readonly WordPart[]): string {
  return parts.reduce((text, { text: next }) => {
    if (text === '') return next
    return text.endsWith("'") ? text + next : `${text} ${next}`
  }, '')
}

function runOf(parts: readonly Part[], from: number): WordPart[] {
  const run: WordPart[] = []
  for (const part of parts.slice(from, from + LONGEST)) {
    if (part.kind !== 'word' || part.tag !== null || part.agrees) break
    run.push(part)
  }
  return run
}

/** «parce qu'» is the elided «parce que»; the surface elides again. */
function knownLocution(text: string, language: Language): string | null {
  const lower = text.toLocaleLowerCase('fr')
  const full = lower.replace(/qu'$/u, 'que').replace(/ d'$/u, ' de')
  return language.tools.has(full) ? full : language.tools.has(lower) ? lower : null
}

const joinedParts = new WeakMap<readonly Part[], readonly Part[]>()

/** The parts again, each known locution made one word; done once for each group of a frame. */
export function joinLocutions(parts: readonly Part[], language: Language): readonly Part[] {
  const before = joinedParts.get(parts)
  if (before !== undefined) return before
  const result = joinedWords(parts, language)
  joinedParts.set(parts, result)
  return result
}

function joinedWords(parts: readonly Part[], language: Language): Part[] {
  const result: Part[] = []
  let at = 0
  while (at < parts.length) {
    const run = runOf(parts, at)
    let taken = 0
    for (let length = run.length; length > 1 && taken === 0; length -= 1) {
      const text = knownLocution(joined(run.slice(0, length)), language)
      if (text === null) continue
      result.push({ kind: 'word', text, tag: null, agrees: false })
      taken = length
    }
    const part = parts[at]
    if (taken === 0 && part !== undefined) result.push(part)
    at += Math.max(1, taken)
  }
  return result
}

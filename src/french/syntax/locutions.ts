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

const CONTRACTED: ReadonlyMap<string, string> = new Map([
  ['du', 'le'],
  ['des', 'les'],
])

interface Locution {
  readonly text: string
  /** The article that was contracted with its last word: «près des» is «près de» and «les». */
  readonly article: string | null
}

function locutionOf(run: readonly WordPart[], language: Language): Locution | null {
  const whole = knownLocution(joined(run), language)
  if (whole !== null) return { text: whole, article: null }
  const last = run.at(-1)
  const article = CONTRACTED.get(last?.text ?? '')
  if (last === undefined || article === undefined) return null
  const text = knownLocution(joined([...run.slice(0, -1), { ...last, text: 'de' }]), language)
  return text === null ? null : { text, article }
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

/** The longest locution that starts the run, and how many parts it takes. */
function longest(run: readonly WordPart[], language: Language): [Locution, number] | null {
  for (let length = run.length; length > 1; length -= 1) {
    const locution = locutionOf(run.slice(0, length), language)
    if (locution !== null) return [locution, length]
  }
  return null
}

function wordPart(text: string): WordPart {
  return { kind: 'word', text, tag: null, agrees: false }
}

function joinedWords(parts: readonly Part[], language: Language): Part[] {
  const result: Part[] = []
  let at = 0
  while (at < parts.length) {
    const found = longest(runOf(parts, at), language)
    const part = parts[at]
    if (found === null && part !== undefined) result.push(part)
    if (found !== null) {
      const [{ text, article }] = found
      result.push(wordPart(text), ...(article === null ? [] : [wordPart(article)]))
    }
    at += found?.[1] ?? 1
  }
  return result
}

/** Words written in several words that are one word of school grammar: «tout à coup», «parce que». */
import type { Language } from '../data/language.ts'
import type { GroupPart, WordPart } from '../data/template.ts'

const LONGEST = 5

function joined(parts: readonly WordPart[]): string {
  return parts.reduce((text, { text: next }) => {
    if (text === '') return next
    return text.endsWith("'") ? text + next : `${text} ${next}`
  }, '')
}

function runOf(parts: readonly GroupPart[], from: number): WordPart[] {
  const run: WordPart[] = []
  for (const part of parts.slice(from, from + LONGEST)) {
    if (part.kind !== 'word' || part.tag !== null || part.agrees) break
    run.push(part)
  }
  return run
}

/** «parce qu'» is the elided «parce que»; surface realisation elides again. */
function knownExpression(text: string, language: Language): string | null {
  const lower = text.toLocaleLowerCase('fr')
  const full = lower.replace(/qu'$/u, 'que').replace(/ d'$/u, ' de')
  return language.functionWords.has(full) ? full : language.functionWords.has(lower) ? lower : null
}

const CONTRACTED: ReadonlyMap<string, string> = new Map([
  ['du', 'le'],
  ['des', 'les'],
])

interface MultiwordExpression {
  readonly text: string
  /** The article that was contracted with its last word: «près des» is «près de» and «les». */
  readonly article: string | null
}

function expressionOf(run: readonly WordPart[], language: Language): MultiwordExpression | null {
  const whole = knownExpression(joined(run), language)
  if (whole !== null) return { text: whole, article: null }
  const last = run.at(-1)
  const article = CONTRACTED.get(last?.text ?? '')
  if (last === undefined || article === undefined) return null
  const text = knownExpression(joined([...run.slice(0, -1), { ...last, text: 'de' }]), language)
  return text === null ? null : { text, article }
}

const joinedParts = new WeakMap<readonly GroupPart[], readonly GroupPart[]>()

/** The parts again, each known locution made one word; done cached for each group of a template. */
export function joinMultiwordExpressions(
  parts: readonly GroupPart[],
  language: Language,
): readonly GroupPart[] {
  const before = joinedParts.get(parts)
  if (before !== undefined) return before
  const result = joinedWords(parts, language)
  joinedParts.set(parts, result)
  return result
}

/** The longest locution that starts the run, and how many parts it takes. */
function longest(
  run: readonly WordPart[],
  language: Language,
): [MultiwordExpression, number] | null {
  for (let length = run.length; length > 1; length -= 1) {
    const locution = expressionOf(run.slice(0, length), language)
    if (locution !== null) return [locution, length]
  }
  return null
}

function wordPart(text: string): WordPart {
  return { kind: 'word', text, tag: null, agrees: false }
}

function joinedWords(parts: readonly GroupPart[], language: Language): GroupPart[] {
  const result: GroupPart[] = []
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

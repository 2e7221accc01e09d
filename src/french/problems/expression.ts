/** Arithmetic of the frames: «k*q + r», with names, decimals with a comma, and the four operations. */
import { roundedToThousandths } from '../../domain/problem/quantity.ts'

export type Values = ReadonlyMap<string, number>

const TOKEN = /\s*(\d+(?:,\d+)?|[a-z]|[-+*/()])/uy

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (let end = 0; end < text.trimEnd().length; end = TOKEN.lastIndex) {
    const token = TOKEN.exec(text)?.[1]
    if (token === undefined) throw new SyntaxError(`not an expression: «${text}»`)
    tokens.push(token)
  }
  return tokens
}

export function parseNumberWord(text: string): number | undefined {
  return /^\d+(?:,\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : undefined
}

export function namesIn(text: string): string[] {
  return tokensOf(text).filter((token) => /^[a-z]/u.test(token))
}

/** Throws where a name has no value, or the text is none. Rounded to thousandths. */
export function evaluate(text: string, values: Values): number {
  const tokens = tokensOf(text)
  let at = 0

  function factor(): number {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inner = sum()
      if (tokens[at++] !== ')') throw new SyntaxError(`a bracket stays open: «${text}»`)
      return inner
    }
    const value = parseNumberWord(token) ?? values.get(token)
    if (value === undefined) throw new SyntaxError(`«${token}» has no value in «${text}»`)
    return value
  }

  function product(): number {
    let result = factor()
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isProduct = tokens[at++] === '*'
      const next = factor()
      result = isProduct ? result * next : result / next
    }
    return result
  }

  function sum(): number {
    let result = product()
    while (tokens[at] === '+' || tokens[at] === '-') {
      const isSum = tokens[at++] === '+'
      const next = product()
      result = isSum ? result + next : result - next
    }
    return result
  }

  const result = sum()
  if (at < tokens.length) throw new SyntaxError(`not an expression: «${text}»`)
  return roundedToThousandths(result)
}

const COMPARISONS = {
  '<=': (one: number, other: number) => one <= other,
  '>=': (one: number, other: number) => one >= other,
  '!=': (one: number, other: number) => one !== other,
  '<': (one: number, other: number) => one < other,
  '>': (one: number, other: number) => one > other,
} as const

/** «n + m <= 100», «7 <= h». */
export function holds(condition: string, values: Values): boolean {
  const [, left, sign, right] = /^(.+?)(<=|>=|!=|<|>)(.+)$/u.exec(condition) ?? []
  if (left === undefined || right === undefined) {
    throw new SyntaxError(`not a condition: «${condition}»`)
  }
  const compare = COMPARISONS[sign as keyof typeof COMPARISONS]
  return compare(evaluate(left, values), evaluate(right, values))
}

/** A photographed list as its entries: one a line or between commas, without bullets and numbers. */
import type { TokenLine } from './tokens.ts'

export function wordEntries(lines: readonly TokenLine[]): string[] {
  return lines
    .flatMap((line) =>
      line
        .map((token) => token.text)
        .join(' ')
        .split(/[,;]/u),
    )
    .map((entry) => entry.replace(/^[^\p{L}]+|[^\p{L}']+$/gu, ''))
    .filter((entry) => entry !== '')
}

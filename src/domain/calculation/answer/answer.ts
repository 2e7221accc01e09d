/** Reads what a child types (specification §5, CAL-06, CAL-14): all of it or nothing, so that what is judged is what was typed. */

const WHOLE = /^\d{1,12}$/u
const DECIMAL = /^\d{1,12}[.,]\d{1,6}$/u
const FRACTION = /^\d+\/\d+$/u

/** Hyphen and minus sign. */
const MINUS = /^[-\u2212]/u

/** French groups digits by three: «12 345»; a space elsewhere separates two numbers. */
const GROUPS = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d \u00a0\u202f])/u
const SPACES = /[ \u00a0\u202f]/gu

export const MAX_TYPED = 14

const NUMBER_SIGNS = /^[\d ,.\u00a0\u202f\u2212/-]*$/u

/** `empty`: nothing to judge yet. */
export type AnswerProblem = 'empty' | 'decimal' | 'fraction' | 'unreadable'

export type ReadAnswer =
  | { readonly value: number }
  | { readonly value: null; readonly problem: AnswerProblem }

/** Whether the field takes this text at all; letters and endless pastes never enter it. */
export function isTypable(text: string): boolean {
  return text.length <= MAX_TYPED && NUMBER_SIGNS.test(text)
}

function withoutGroups(text: string): string {
  return text.replace(GROUPS, (whole) => whole.replace(SPACES, ''))
}

function refused(problem: AnswerProblem): ReadAnswer {
  return { value: null, problem }
}

/** `decimals`: whether the questions have decimals; otherwise answers are integers (CAL-06) and a comma is the wrong kind. */
export function readAnswer(text: string, decimals: boolean): ReadAnswer {
  const written = text.trim()
  if (written === '') return refused('empty')
  const digits = withoutGroups(written.replace(MINUS, ''))
  const sign = MINUS.test(written) ? -1 : 1
  if (WHOLE.test(digits)) return { value: sign * Number(digits) }
  if (FRACTION.test(digits)) return refused('fraction')
  if (!DECIMAL.test(digits)) return refused('unreadable')
  return decimals ? { value: sign * Number(digits.replace(',', '.')) } : refused('decimal')
}

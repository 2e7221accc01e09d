/** The factors of a word problem that its text tells without a number: days of a week, sides of a square (CAL-16). */
import { isProduct, type ProblemStep } from '../../domain/problem/problem-step.ts'

const DAYS: readonly string[] = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
]
const FROM_DAY_TO_DAY = new RegExp(`\\bdu (${DAYS.join('|')}) au (${DAYS.join('|')})\\b`, 'u')

interface Fact {
  readonly factor: number
  /** In the text. */
  readonly told: RegExp
  readonly fact: string
}

const FACTS: readonly Fact[] = [
  { factor: 7, told: /\bsemaine\b/u, fact: "Une semaine, c'est 7\u00a0jours." },
  { factor: 12, told: /\bannée\b/u, fact: "Une année, c'est 12\u00a0mois." },
  { factor: 24, told: /\bpar heure\b/u, fact: "Un jour, c'est 24\u00a0heures." },
  { factor: 4, told: /\bcarré(?!\p{L})/u, fact: 'Un carré a 4\u00a0côtés égaux.' },
  { factor: 4, told: /\bvaches\b/u, fact: 'Une vache a 4\u00a0pattes.' },
  { factor: 2, told: /\bpoules\b/u, fact: 'Une poule a 2\u00a0pattes.' },
  { factor: 2, told: /\bpaires?\b/u, fact: 'Dans une paire, il y en a 2.' },
  { factor: 2, told: /\baller et retour\b/u, fact: 'Aller et retour, cela fait 2\u00a0trajets.' },
]

function daysFact(text: string): Fact | undefined {
  const [told, from = '', to = ''] = FROM_DAY_TO_DAY.exec(text) ?? []
  if (told === undefined) return undefined
  const first = DAYS.indexOf(from)
  const last = DAYS.indexOf(to)
  const factor = ((last - first + DAYS.length) % DAYS.length) + 1
  const fact = `${told.replace('du', 'Du')}, il y a ${factor}\u00a0jours.`
  return { factor, told: FROM_DAY_TO_DAY, fact }
}

function isWritten(factor: number, text: string): boolean {
  return new RegExp(`(?<![\\d,])${factor}(?![\\d,])`, 'u').test(text)
}

/** Why a product is by this number; undefined where the text writes it. */
export function untoldFactor(
  { kind, terms, sought }: ProblemStep,
  text: string,
): string | undefined {
  if (!isProduct(kind)) return undefined
  const factors = terms
    .slice(0, 2)
    .filter(({ foundBy }, place) => place !== sought && foundBy === undefined)
    .map(({ value }) => value)
    .filter((value) => !isWritten(value, text))
  const days = daysFact(text)
  return [...(days ? [days] : []), ...FACTS].find(
    ({ factor, told }) => factors.includes(factor) && told.test(text),
  )?.fact
}

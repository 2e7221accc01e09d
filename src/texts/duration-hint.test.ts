/** What each hint says of the hours that it is told for, for all pairs of times of a morning. */
import { expect, test } from 'vitest'
import { durationHint, endHint, startHint } from './duration-hint.ts'

const FIRST = 8 * 60

function hourOf(minutes: number): number {
  return Math.floor(minutes / 60)
}

/** Whether what the hint says happens on the way from one time to the other. */
function isTrueOf(hint: string, from: number, to: number): boolean {
  const round = Math.ceil((from + 1) / 60) * 60
  const claims: readonly (readonly [RegExp, boolean])[] = [
    [/même heure/u, hourOf(from) === hourOf(to)],
    [/juste à l'heure ronde|pour faire 60/u, to === round],
    [/puis jusqu'à \d|minutes qui restent\.$/u, to % 60 !== 0 || to > round],
    [/recule jusqu'à l'heure ronde/u, to % 60 !== 0 && hourOf(from) < hourOf(to)],
    [/l'heure d'avant/u, to % 60 === 0 && from >= to - 60],
    [/d'heure en heure[.\u00a0]/u, (to - from) % 60 === 0],
    [/d'abord les heures/u, to - from > 60],
  ]
  return claims.every(([claim, holds]) => holds || !claim.test(hint))
}

test('CAL-16 every hint about hours is true of the hours it is told for', () => {
  const untrue: string[] = []
  for (let from = FIRST; from < FIRST + 120; from += 1) {
    for (let minutes = 1; minutes <= 200; minutes += 1) {
      const to = from + minutes
      const hints = [durationHint(from, to), endHint(from, minutes), startHint(to, minutes)]
      untrue.push(
        ...hints.filter((hint) => !isTrueOf(hint, from, to)).map((hint) => `${from} ${to} ${hint}`),
      )
    }
  }
  expect(untrue.slice(0, 3)).toEqual([])
})

test('CAL-16 a hint about hours names the time that the calculation starts from', () => {
  const plain = (hint: string): string => hint.replaceAll('\u00a0', ' ')
  expect(plain(endHint(970, 20))).toBe('Pars de 16 h 10 et avance : tu restes dans la même heure.')
  expect(plain(startHint(1020, 35))).toBe("Pars de 17 h et recule : l'heure d'avant compte 60 min.")
  expect(plain(durationHint(945, 990))).toBe(
    "Pars de 15 h 45 et avance jusqu'à l'heure ronde suivante, puis jusqu'à 16 h 30. Ajoute les deux durées.",
  )
})

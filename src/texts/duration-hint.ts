/** How to count from one time of a day to another, both in minutes since midnight; each hint names the time that one starts from. */
import { quantityText } from '../domain/problem/quantity.ts'

function clock(minutes: number): string {
  return quantityText({ value: minutes, measure: 'clock' })
}

function hourOf(minutes: number): number {
  return Math.floor(minutes / 60)
}

/** From one time to a later one. */
export function durationHint(from: number, to: number): string {
  const [start, end] = [clock(from), clock(to)]
  if (hourOf(from) === hourOf(to)) {
    return `De ${start} à ${end}, c'est dans la même heure\u00a0: compte seulement les minutes.`
  }
  if (from % 60 === to % 60) {
    return `Pars de ${start} et avance d'heure en heure\u00a0: combien d'heures comptes-tu jusqu'à ${end}\u00a0?`
  }
  if (to % 60 > from % 60) {
    return `Pars de ${start} et avance d'heure en heure tant que tu peux, puis compte les minutes qui restent.`
  }
  const isNextHour = to % 60 === 0 && hourOf(to) === hourOf(from) + 1
  return isNextHour
    ? `Pars de ${start} et avance jusqu'à l'heure ronde suivante\u00a0: combien de minutes faut-il pour faire 60\u00a0?`
    : `Pars de ${start} et avance jusqu'à l'heure ronde suivante, puis jusqu'à ${end}. Ajoute les deux durées.`
}

/** How to go on from one time of a day for some minutes. */
export function endHint(from: number, minutes: number): string {
  return `Pars de ${clock(from)} et avance${wayOn(from, minutes)}`
}

function wayOn(from: number, minutes: number): string {
  if (minutes % 60 === 0) return " d'heure en heure."
  const passed = (from % 60) + (minutes % 60)
  if (minutes < 60) return shortWayOn(passed)
  return passed < 60 ? LONG_WAY : `${LONG_WAY} 60\u00a0min font 1\u00a0h.`
}

const LONG_WAY = "\u00a0: d'abord les heures, puis les minutes."

/** `passed`: minutes since the hour in which one starts. */
function shortWayOn(passed: number): string {
  if (passed === 60) return "\u00a0: tu arrives juste à l'heure ronde."
  return passed < 60
    ? '\u00a0: tu restes dans la même heure.'
    : " jusqu'à l'heure ronde, puis compte les minutes qui restent."
}

/** How to go back from a time of a day for some minutes. */
export function startHint(to: number, minutes: number): string {
  return `Pars de ${clock(to)} et recule${wayBack(to, minutes)}`
}

function wayBack(to: number, minutes: number): string {
  if (minutes % 60 === 0) return " d'heure en heure."
  if (minutes > 60) return "\u00a0: d'abord les heures, puis les minutes."
  if (to % 60 === 0) return "\u00a0: l'heure d'avant compte 60\u00a0min."
  return to % 60 >= minutes
    ? '\u00a0: tu restes dans la même heure.'
    : " jusqu'à l'heure ronde, puis encore des minutes qui restent."
}

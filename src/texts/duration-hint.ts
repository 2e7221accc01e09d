/** How to count from one time of a day to a later one, both in minutes since midnight. */
export function durationHint(from: number, to: number): string {
  const hourOf = (minutes: number): number => Math.floor(minutes / 60)
  if (hourOf(from) === hourOf(to)) {
    return "C'est dans la même heure\u00a0: compte seulement les minutes, du départ à la fin."
  }
  if (from % 60 === to % 60)
    return "Avance d'heure en heure\u00a0: combien d'heures comptes-tu\u00a0?"
  if (from % 60 === 0) {
    return "Avance d'heure en heure tant que tu peux, puis compte les minutes qui restent."
  }
  const isNextHour = to % 60 === 0 && hourOf(to) === hourOf(from) + 1
  return isNextHour
    ? "Avance jusqu'à l'heure ronde suivante\u00a0: combien de minutes faut-il pour faire 60\u00a0?"
    : "Avance jusqu'à l'heure ronde suivante, puis jusqu'à la fin. Ajoute les deux durées."
}

/** How to go on from one time of a day for some minutes. */
export function endHint(from: number, minutes: number): string {
  if (minutes % 60 === 0) return "Pars du début et avance d'heure en heure."
  const passed = (from % 60) + (minutes % 60)
  if (minutes < 60) return shortEndHint(passed)
  return passed < 60 ? END_HINTS.long : `${END_HINTS.long} 60\u00a0min font 1\u00a0h.`
}

/** `passed`: minutes since the hour in which one starts. */
function shortEndHint(passed: number): string {
  if (passed === 60) return END_HINTS.roundHour
  return passed < 60 ? END_HINTS.sameHour : END_HINTS.nextHour
}

const END_HINTS = {
  sameHour: 'Pars du début et avance\u00a0: tu restes dans la même heure.',
  roundHour: "Pars du début et avance\u00a0: tu arrives juste à l'heure ronde.",
  nextHour: "Pars du début et avance jusqu'à l'heure ronde, puis compte les minutes qui restent.",
  long: "Pars du début et avance\u00a0: d'abord les heures, puis les minutes.",
} as const

/** How to go back from a time of a day for some minutes. */
export function startHint(to: number, minutes: number): string {
  if (minutes % 60 === 0) return "Pars de la fin et recule d'heure en heure."
  if (minutes > 60) return "Pars de la fin et recule\u00a0: d'abord les heures, puis les minutes."
  if (to % 60 === 0) return "Pars de la fin et recule\u00a0: l'heure d'avant compte 60\u00a0min."
  return to % 60 >= minutes
    ? 'Pars de la fin et recule\u00a0: tu restes dans la même heure.'
    : "Pars de la fin et recule jusqu'à l'heure ronde, puis encore des minutes qui restent."
}

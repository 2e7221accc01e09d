/** French formats; instants are shown in the time zone of Paris. */
import type { PeriodUnit, RetentionPeriod } from '../domain/account/retention.ts'

const ZONE = 'Europe/Paris'

const LONG_DATE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: ZONE })
const LONG_DATE_TIME = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: ZONE,
})
const SHORT_DATE = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  timeZone: ZONE,
})
const CALENDAR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const EUROS = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 })

/** « lundi », with the spaces that no line breaks at. */
export function quoted(text: string): string {
  return `«\u00a0${text}\u00a0»`
}

/** «20 novembre 2026», from an instant. */
export function longDate(instant: string): string {
  return LONG_DATE.format(Date.parse(instant))
}

/** «20 novembre 2026 à 17:42», from an instant. */
export function longDateTime(instant: string): string {
  return LONG_DATE_TIME.format(Date.parse(instant))
}

/** «20/11», from an instant. */
export function shortDate(instant: string): string {
  return SHORT_DATE.format(Date.parse(instant))
}

/** «23 février 2018», from `YYYY-MM-DD`. */
export function longCalendarDate(date: string): string {
  return CALENDAR.format(Date.parse(`${date}T00:00:00Z`))
}

/** «Mardi 24 novembre», from `YYYY-MM-DD`. */
export function weekdayDate(date: string): string {
  const text = WEEKDAY.format(Date.parse(`${date}T00:00:00Z`))
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

/** «12,5», at most one decimal. */
export function decimal(value: number): string {
  return NUMBER.format(value)
}

/** «86 %» with a no-break space. */
export function percent(value: number): string {
  return `${NUMBER.format(value)}\u00a0%`
}

/** «3,99 €», «0 €» from cents. */
export function euros(cents: number): string {
  return `${cents % 100 === 0 ? NUMBER.format(cents / 100) : EUROS.format(cents / 100)}\u00a0€`
}

/** «5 Mo», at most one decimal, of 1 048 576 bytes each. */
export function megabytes(bytes: number): string {
  return `${NUMBER.format(bytes / 1_048_576)}\u00a0Mo`
}

/** A noun with its number: «1 mot», «12 mots», «0 mot». */
export function counted(count: number, singular: string, plural: string): string {
  return `${NUMBER.format(count)} ${Math.abs(count) < 2 ? singular : plural}`
}

/** «45 s», «1 min 5 s», «5 min» from ms, to the nearest second. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const parts = [
    seconds >= 60 ? `${Math.floor(seconds / 60)} min` : '',
    seconds < 60 || seconds % 60 > 0 ? `${seconds % 60} s` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** «4:05» for a countdown, rounded up: 0:00 only at the end. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const UNITS: Readonly<Record<PeriodUnit, string>> = {
  hours: 'heures',
  days: 'jours',
  months: 'mois',
}

/** «24 mois», «48 heures»; plural only. */
export function retentionPeriod({ count, unit }: RetentionPeriod): string {
  return `${count}\u00a0${UNITS[unit]}`
}

/** «d'Adam», «de Camille»; an h stays apart, as both are written. */
export function ofName(name: string): string {
  return /^(?:[aeiouœæ]|y[^aeiou])/iu.test(name.normalize('NFD')) ? `d'${name}` : `de ${name}`
}

/** The prose of a frame: numbers with their nouns and measures, persons with their agreement, elision, no-break spaces. */
import { type Measure, type Noun, nounOf, quantityText } from '../../domain/problem/quantity.ts'
import type { Random } from '../../domain/random.ts'
import type { Values } from './expression.ts'
import { measureOf, parseNoun } from './problem-frame.ts'

export interface FirstName {
  readonly name: string
  readonly gender: 'f' | 'm'
}

/** By the letter that stands for a person in the frame. */
export type Persons = ReadonlyMap<string, FirstName>

const PLACE = /\{([^{}]+)\}/gu
const PERSON = /^(?:(?<before>[\p{L}']{2,}) )?(?<who>[A-Z]+)(?: (?<form>.+))?$/u
const NUMBER = /^(?<name>[a-z])(?: (?<noun>.+))?$/u

/** Masculine and feminine of what is written most. */
const FORMS: Readonly<Record<string, string>> = {
  il: 'il|elle',
  Il: 'Il|Elle',
  lui: 'lui|elle',
  le: 'le|la',
  Le: 'Le|La',
  un: 'un|une',
  Un: 'Un|Une',
  e: '|e',
  ils: 'ils|elles',
  Ils: 'Ils|Elles',
  eux: 'eux|elles',
}

export function framePlaces(text: string): string[] {
  return Array.from(text.matchAll(PLACE), ([, place = '']) => place)
}

export function personsIn(text: string): string[] {
  return [
    ...new Set(framePlaces(text).flatMap((place) => [...(PERSON.exec(place)?.groups?.who ?? '')])),
  ]
}

/** Different first names, girls and boys by chance. */
export function drawPersons(text: string, names: readonly FirstName[], random: Random): Persons {
  const persons = new Map<string, FirstName>()
  for (const letter of personsIn(text)) {
    const gender = random.pick(['f', 'm'] as const)
    const taken = [...persons.values()]
    persons.set(
      letter,
      random.pick(names.filter((name) => name.gender === gender && !taken.includes(name))),
    )
  }
  return persons
}

/** What the number of a place counts; null for a noun or nothing. */
export function measureOfPlace(noun: string | undefined): Measure | null {
  return (noun !== undefined && measureOf(noun)) || null
}

/** The numbers that the text tells, with the measure that it gives to each. */
export function measuresIn(text: string): Map<string, Measure | null> {
  const measures = new Map<string, Measure | null>()
  for (const place of framePlaces(text)) {
    const { name, noun } = NUMBER.exec(place)?.groups ?? {}
    if (name !== undefined) measures.set(name, measureOfPlace(noun))
  }
  return measures
}

/** The nouns that the text writes with its numbers. */
export function nounsIn(text: string): Map<string, Noun> {
  const nouns = new Map<string, Noun>()
  for (const place of framePlaces(text)) {
    const { name, noun } = NUMBER.exec(place)?.groups ?? {}
    if (name !== undefined && noun !== undefined && measureOfPlace(noun) === null) {
      nouns.set(name, parseNoun(noun))
    }
  }
  return nouns
}

// «d'Yves», but «de Yasmine».
const VOWEL = /^(?:[aeiouàâéèêëîïôûhœ]|y(?![aeiouéè]))/iu

function elided(before: string, name: string): string {
  return VOWEL.test(name) && before.endsWith('e')
    ? `${before.slice(0, -1)}'${name}`
    : `${before} ${name}`
}

function personText(
  groups: Readonly<Record<string, string | undefined>>,
  persons: Persons,
): string {
  const { before, who = '', form } = groups
  const named = [...who].map((letter) => persons.get(letter))
  if (form === undefined) {
    const name = named[0]?.name ?? ''
    return before === undefined ? name : elided(before, name)
  }
  const [masculine = '', feminine = masculine] = (FORMS[form] ?? form).split('|')
  // Several are feminine when all of them are.
  return named.every((person) => person?.gender === 'f') ? feminine : masculine
}

function countedText(groups: Readonly<Record<string, string | undefined>>, values: Values): string {
  const { name = '', noun } = groups
  const value = values.get(name)
  if (value === undefined) throw new SyntaxError(`«${name}» has no value`)
  const measure = measureOfPlace(noun)
  const written = quantityText({ value, measure })
  if (measure !== null || noun === undefined) return written
  return `${written} ${nounOf(parseNoun(noun), value)}`
}

/** No-break spaces before the high signs and inside quotation marks. */
function spaced(text: string): string {
  return text.replace(/ ([?!:;»])/gu, '\u00a0$1').replace(/« /gu, '«\u00a0')
}

/** Throws where a place of the frame cannot be filled. */
export function realiseText(text: string, values: Values, persons: Persons): string {
  const filled = text.replace(PLACE, (_, place: string) => {
    const person = PERSON.exec(place)?.groups
    if (person) return personText(person, persons)
    return countedText(NUMBER.exec(place)?.groups ?? {}, values)
  })
  return spaced(filled)
}

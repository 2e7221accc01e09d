import { describe, expect, test } from 'vitest'
import { anchorsOf, clash, clashInside } from './time-anchors.ts'

test.each([
  ['La neige tombe sur le village.', 'hiver'],
  ["Au printemps, les bourgeons s'ouvrent.", 'printemps'],
  ['Cet été, Léa nage dans le lac.', 'été'],
  ['Léa a été malade.', null],
  ['Les feuilles mortes craquent.', 'automne'],
])('the season of «%s»', (text, season) => {
  expect(anchorsOf(text).season).toBe(season)
})

test.each([
  ['Mercredi matin, Tom part.', 'mercredi', 1],
  ['Tom prend son petit déjeuner.', null, 1],
  ['À midi, Tom mange à la cantine.', null, 2],
  ['Le soir, Tom lit.', null, 4],
  ['Un beau matin, Tom part.', 'un jour', 1],
  ['Chaque matin, Tom court.', null, null],
])('the day and the moment of «%s»', (text, day, moment) => {
  expect(anchorsOf(text)).toMatchObject({ day, moment })
})

describe('what contradicts what', () => {
  test('two days or two seasons, not two moments', () => {
    const monday = anchorsOf('Lundi, Tom court.')
    expect(clash(monday, anchorsOf('Mardi, Tom nage.'))).toBe(true)
    expect(clash(monday, anchorsOf('Le soir, Tom lit.'))).toBe(false)
    expect(clash(anchorsOf('Il neige, la neige tombe.'), anchorsOf('Cet été, il nage.'))).toBe(true)
  })

  test('inside one sentence, neither two moments nor two weathers', () => {
    const evening = anchorsOf('le soir')
    expect(clashInside(evening, anchorsOf('Tom part ce matin.'))).toBe(true)
    expect(clashInside(anchorsOf('sous la pluie'), anchorsOf('Le soleil brille.'))).toBe(true)
    expect(clashInside(evening, anchorsOf('Tom ferme la porte.'))).toBe(false)
  })
})

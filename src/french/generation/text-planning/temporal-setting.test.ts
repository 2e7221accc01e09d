import { describe, expect, test } from 'vitest'
import { contradicts, contradictsInSentence, temporalSettingOf } from './temporal-setting.ts'

test.each([
  ['La neige tombe sur le village.', 'hiver'],
  ["Au printemps, les bourgeons s'ouvrent.", 'printemps'],
  ['Cet été, Léa nage dans le lac.', 'été'],
  ['Léa a été malade.', null],
  ['Les feuilles mortes craquent.', 'automne'],
])('the season of «%s»', (text, season) => {
  expect(temporalSettingOf(text).season).toBe(season)
})

test.each([
  ['Mercredi matin, Tom part.', 'mercredi', 1],
  ['Tom prend son petit déjeuner.', null, 1],
  ['À midi, Tom mange à la cantine.', null, 2],
  ['Le soir, Tom lit.', null, 4],
  ['Un beau matin, Tom part.', 'un jour', 1],
  ['Chaque matin, Tom court.', null, null],
])('the day and the moment of «%s»', (text, day, moment) => {
  expect(temporalSettingOf(text)).toMatchObject({ day, moment })
})

describe('what contradicts what', () => {
  test('two days or two seasons, not two moments', () => {
    const monday = temporalSettingOf('Lundi, Tom court.')
    expect(contradicts(monday, temporalSettingOf('Mardi, Tom nage.'))).toBe(true)
    expect(contradicts(monday, temporalSettingOf('Le soir, Tom lit.'))).toBe(false)
    expect(
      contradicts(
        temporalSettingOf('Il neige, la neige tombe.'),
        temporalSettingOf('Cet été, il nage.'),
      ),
    ).toBe(true)
  })

  test('inside one sentence, neither two moments nor two weathers', () => {
    const evening = temporalSettingOf('le soir')
    expect(contradictsInSentence(evening, temporalSettingOf('Tom part ce matin.'))).toBe(true)
    expect(
      contradictsInSentence(
        temporalSettingOf('sous la pluie'),
        temporalSettingOf('Le soleil brille.'),
      ),
    ).toBe(true)
    expect(contradictsInSentence(evening, temporalSettingOf('Tom ferme la porte.'))).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'

const { lexicon } = loadLanguage()

function readings(form: string): string[] {
  return lexicon.analyse(form).map(({ lemma, nature }) => `${lemma} ${nature}`)
}

test.each([
  ['châteaux', 'château nom'],
  ['courageuse', 'courageux adjectif'],
  ['mangeait', 'manger verbe'],
  ["aujourd'hui", "aujourd'hui adverbe"],
  ['lit', 'lit nom'],
  ['lit', 'lire verbe'],
  ['prises', 'prendre verbe'],
])('%s may be %s', (form, reading) => {
  expect(readings(form)).toContain(reading)
})

test('a first name is known with its gender', () => {
  expect(lexicon.analyse('Léa')).toEqual([
    { lemma: 'Léa', nature: 'nom', gender: 'f', number: null, proper: 'first-name' },
  ])
})

test('an unknown form has no reading', () => {
  expect(lexicon.analyse('zorglub')).toEqual([])
  expect(lexicon.has('zorglub')).toBe(false)
})

test('a verb says what it can do', () => {
  expect(lexicon.verb('manger')).toMatchObject({ transitive: true, auxiliary: 'avoir' })
  expect(lexicon.verb('évanouir')).toMatchObject({ pronominalOnly: true, auxiliary: 'être' })
  expect(lexicon.verb('cheval')).toBeNull()
})

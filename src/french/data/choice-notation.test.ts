import { expect, test } from 'vitest'
import { expandChoices, parseChoices } from './choice-notation.ts'
import { NotationFault } from './part-notation.ts'

test('a text is cut at its choices; a bar inside a slot is the slot’s own', () => {
  expect(
    parseChoices('T{(soudain|tout à coup)}, S{héros} V{voir} O{[un animal|objet=chat]}'),
  ).toEqual([
    'T{',
    { kind: 'one', wordings: ['soudain', 'tout à coup'] },
    '}, S{héros} V{voir} O{[un animal|objet=chat]}',
  ])
})

test.each(['S{(le chat}', 'S{((le|un) chat)}'])('%s cannot be read', (text) => {
  expect(() => parseChoices(text)).toThrow(NotationFault)
})

test.each([
  ['T{(|soudain)}, S{héros} V{rire}', [['']], 'S{héros} V{rire}'],
  ['T{(|soudain)}, S{héros} V{rire}', [['soudain']], 'T{soudain}, S{héros} V{rire}'],
  ['S{héros} V{rire} M{(fort|)}', [['']], 'S{héros} V{rire}'],
  ['L{là}, S{(un & deux & trois)}', [['un', 'trois']], 'L{là}, S{un et trois}'],
  [
    '(S{a} V{rire} & S{b} V{dormir} & S{c} V{lire})',
    [['S{a} V{rire}', 'S{b} V{dormir}', 'S{c} V{lire}']],
    'S{a} V{rire} , S{b} V{dormir} J{et} S{c} V{lire}',
  ],
])('%s with %j', (text, chosen, expanded) => {
  expect(expandChoices(parseChoices(text), chosen, 'm')).toBe(expanded)
})

test('what is said of a girl is not what is said of a boy', () => {
  const segments = parseChoices('S{un bruit} V{<le:m|la:f> réveiller} L{derrière <lui|elle>}')
  expect(expandChoices(segments, [], 'f')).toBe('S{un bruit} V{la:f réveiller} L{derrière elle}')
  expect(expandChoices(segments, [], 'm')).toBe('S{un bruit} V{le:m réveiller} L{derrière lui}')
})

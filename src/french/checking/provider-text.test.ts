import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProviderText } from './provider-text.ts'

const STORY = 'Le héron pêche.\nIl attrape une truite.'

test.each([
  ['plain', 'Le héron pêche.\nIl attrape une truite.'],
  ['JSON', '{"phrases":["Le héron pêche.","Il attrape une truite."]}'],
  [
    'JSON with other keys',
    '{"titre":"x","phrases":["Le héron pêche.","Il attrape une truite."],"n":2}',
  ],
  [
    'a list of objects',
    '{"phrases":[{"texte":"Le héron pêche."},{"texte":"Il attrape une truite."}]}',
  ],
  ['a bare list', '["Le héron pêche.", "Il attrape une truite."]'],
  ['one text', '{"dictee":"Le héron pêche.\\nIl attrape une truite."}'],
  ['fenced', '```json\n{"phrases":["Le héron pêche.","Il attrape une truite."]}\n```'],
  ['after a sentence', 'Voici : {"phrases":["Le héron pêche.","Il attrape une truite."]}'],
  ['cut in a third sentence', '{"phrases":["Le héron pêche.","Il attrape une truite.","Il s\'env'],
  ['announced', 'Voici la dictée :\n\nLe héron pêche.\nIl attrape une truite.'],
  ['numbered', '1. Le héron pêche.\n2) Il attrape une truite.'],
  ['a list', '- Le héron pêche.\n- Il attrape une truite.'],
  ['under a title, marked up', '# Le héron\n**Le héron pêche.**\nIl attrape une *truite*.'],
  ['followed by a comment', 'Le héron pêche.\nIl attrape une truite.\nBonne dictée !'],
])('a text %s', (_how, reply) => {
  expect(parseProviderText(reply)).toEqual({ ok: true, value: STORY })
})

test.each([
  '',
  '   ',
  '<!DOCTYPE html><p>Erreur</p>',
  '{"phrases":[]}',
  '42',
  '…',
  'a'.repeat(50_000),
])('%j holds no text', (reply) => {
  expect(parseProviderText(reply)).toEqual({ ok: false, refusal: { kind: 'not-a-text' } })
})

test('apostrophes, quotation marks and spaces are those of the engine', () => {
  expect(parseProviderText('L’ours dit “bonjour”!')).toEqual({
    ok: true,
    value: "L'ours dit «\u00a0bonjour\u00a0»\u00a0!",
  })
})

test('whatever comes, there is an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (reply) => {
      const read = parseProviderText(reply)
      expect(read.ok ? read.value.trim() : 'refused').not.toBe('')
    }),
    { seed: 3, numRuns: 300 },
  )
})

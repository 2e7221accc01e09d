import { expect, test } from 'vitest'
import { misspellingsOf } from './misspelling-candidates.ts'

test.each([
  ['bateau', ['bato', 'batau', 'bateaus', 'Bateau', 'bataeu', 'ateau']],
  ['maison', ['maizon', 'mèson', 'méson', 'maisson', 'maisons']],
  ["l'école", ["l'ècole", "l'ecole", 'lécole', "l'écolle"]],
  ['est', ['et', 'ai', 'es']],
  ['à', ['a', 'as']],
  ['donner', ['doner', 'donné', 'donnez', 'don ner']],
  ['petits', ['petit']],
  ['Le', ['le', 'Les']],
])('HAN-02 of «%s» a child may write %j', (word, forms) => {
  const all = misspellingsOf(word)
  for (const form of forms) expect(all).toContain(form)
})

test('HAN-02 a misspelling is never the word, nor nothing, nor told twice', () => {
  for (const word of ['a', 'le', 'et', "aujourd'hui", 'grand-mère', 'œuf']) {
    const all = misspellingsOf(word)
    expect(all).not.toContain(word)
    expect(all).not.toContain('')
    expect(new Set(all).size).toBe(all.length)
  }
})

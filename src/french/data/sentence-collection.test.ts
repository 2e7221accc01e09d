import { expect, test } from 'vitest'
import { momentOf, parseCollection } from './sentence-collection.ts'

const FARM = parseCollection({
  path: 'sentences/lieux/ferme.sentences',
  text: `@title À la ferme
@levels CE2
@keywords ferme
@opening L{à la ferme}
S{héros} V{entrer} L{dans la cour}

# Les bêtes
S{héros} V{nourrir} O{les poules}
S{héros} V{laver} O{le seau}

# Le départ
S{héros} V{rendre} O{le seau} I{à la fermière}`,
})

test('TXT-02 each act of a place knows its moment, and headings are no acts', () => {
  expect(FARM.lines.map((line) => momentOf(FARM, line))).toEqual([-1, 0, 0, 1])
})

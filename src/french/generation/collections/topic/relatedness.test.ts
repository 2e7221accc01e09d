import { expect, test } from 'vitest'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { newRelatedness } from './relatedness.ts'

const { collections } = loadLanguage()

test.each([
  [
    ['la lave', 'le cratère', 'une éruption'],
    'le volcan crache de la lave',
    'le robot range le salon',
  ],
  [
    ['la tente', 'un duvet', 'la randonnée'],
    'le campeur plante sa tente',
    'le médecin soigne sa gorge',
  ],
  [
    ['le juge', 'un voleur', 'un indice'],
    'le détective suit une trace',
    'la vache broute dans le pré',
  ],
])(
  'TXT-02 a line on what the words are about is nearer to them than one on something else: %j',
  (words, near, far) => {
    const { whole: relatedTo } = newRelatedness(collections, {
      words: words.map((word) => [word]),
      typed: '',
      isOnTheme: () => false,
    })
    expect(relatedTo(near)).toBeGreaterThan(2 * relatedTo(far))
  },
)

test('TXT-02 the theme typed counts as the words do', () => {
  const { whole: relatedTo } = newRelatedness(collections, {
    words: [],
    typed: 'la ferme',
    isOnTheme: () => false,
  })
  expect(relatedTo('la vache rentre à l’étable')).toBeGreaterThan(
    relatedTo('la fusée rentre au port'),
  )
})

test('TXT-02 what a line says beside the words of the list may be about something else', () => {
  const { rest } = newRelatedness(collections, {
    words: [['village'], ['habitants'], ['mairie'], ['église'], ['fontaine']],
    typed: 'le village',
    isOnTheme: () => false,
  })
  const far = 'les habitants du village pêchent en pirogue'
  expect(rest('les habitants du village dansent devant l’église du clocher')).toBeGreaterThan(
    rest(far),
  )
})

import { expect, test } from 'vitest'
import { isAbout } from './topics.ts'

test.each([
  [['le son z', 'z'], 'le zoo', false],
  [['an', 'en'], 'les vacances', false],
  [['commerces'], 'mer', false],
  [['mer', 'la mer'], 'la mer', true],
  [['an', 'en'], 'le son an', true],
  [['pirate'], 'les pirates', true],
  [['animaux de la ferme'], 'la ferme', true],
  [['animaux de la ferme'], '', false],
  [['la République', 'élections'], 'la république', true],
  [['sport'], 'les transports', false],
  [['histoire'], 'la préhistoire', false],
  [['chant'], 'le chantier', false],
  [['au', 'eau'], 'au restaurant', false],
  [['son l', 'l'], "l'aquarium", false],
  [['l'], 'le son [l]', true],
  [['pirate'], 'pirate', true],
])(
  'TXT-02 a short word names a theme as a word, not as its letters: %j, «%s»',
  (keywords, topic, expected) => {
    expect(isAbout({ keywords }, [topic])).toBe(expected)
  },
)

import { describe, expect, test } from 'vitest'
import { type Enrichment, parseEnrichment, parseWordGroup } from './enrichment.ts'

const GROUPS = new Map([['<courir>', ['courir', 'galoper']]])

function read(text: string): Enrichment | string {
  const made = parseEnrichment(
    { file: 'enrichments.templates', line: 3, text },
    GROUPS,
    () => false,
  )
  return 'message' in made ? made.message : made
}

describe('a line of data/enrichments.templates', () => {
  test('says where it goes and what it fits', () => {
    expect(read('tête <courir>, filer: 3')).toBe('an enrichment needs «|» after its header')
    expect(
      read(
        '<courir>, filer: queue 3 événement sujet=héros,animal sans=L,T dit=rue | M{à toute vitesse}',
      ),
    ).toMatchObject({
      position: 'queue',
      words: ['courir', 'galoper', 'filer'],
      level: 3,
      aspect: 'événement',
      subjects: ['héros', 'animal'],
      withoutRoles: ['L', 'T'],
      withWords: ['rue'],
      kind: 'M',
    })
  })

  test.each([
    ['<voler>: 2 | M{en silence}', 'no @groupe voler above'],
    ['nom 3 | , S{qui} V{courir}', 'nom needs nouns before the colon, or classe='],
    ['verbe ouvrir: 2 | T{le soir}', 'verbe takes M{…}'],
    ['2 | ,', 'an enrichment needs a group'],
    ['2 couleur=bleu | M{vite}', 'unknown header part «couleur=»'],
    ['2 sans=X | M{vite}', 'not roles: «X»'],
    ['2 classe=animal | M{vite}', 'classe= is for nom'],
    ['2 | Q{vite}', 'unknown role «Q{…}»'],
  ])('is refused with its reason: %s', (text, reason) => {
    expect(read(text)).toBe(reason)
  })

  test('a group of words is named once', () => {
    expect(parseWordGroup('@groupe manger manger, goûter')).toEqual([
      '<manger>',
      ['manger', 'goûter'],
    ])
    expect(parseWordGroup('@autre manger')).toBeNull()
  })
})

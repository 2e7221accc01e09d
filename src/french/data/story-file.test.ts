import { expect, test } from 'vitest'
import type { Story } from './story.ts'
import { parseStory, storyFaults } from './story-file.ts'

function parse(...lines: readonly string[]): {
  readonly story: Story
  readonly faults: ReturnType<typeof storyFaults>
} {
  const file = { path: 'stories/la-cle.story', text: lines.join('\n') }
  return { story: parseStory(file), faults: storyFaults(file) }
}

const HEAD = ['@title La clé', '@levels CE1 CE2', '@keywords clé, maison', '@tenses présent, futur']

test('a story is its head and its beats, in their order', () => {
  const { story, faults } = parse(
    ...HEAD,
    '= ouverture',
    'S{héros} V{chercher} O{sa clé}',
    '# said only where a word asks',
    '? indice',
    '2 id=trace | S{une trace} V{briller} L{(sous|derrière) la porte}',
  )
  expect(faults).toEqual([])
  expect(story).toMatchObject({
    id: 'la-cle',
    title: 'La clé',
    levels: ['CE1', 'CE2'],
    keywords: ['clé', 'maison'],
    tenses: ['présent', 'futur'],
    protagonist: null,
    beats: [
      { name: 'ouverture', need: 'always', variants: [{ header: { level: 1, id: null } }] },
      {
        name: 'indice',
        need: 'optional',
        variants: [
          {
            header: { level: 2, id: 'trace' },
            segments: [
              'S{une trace} V{briller} L{',
              { kind: 'one', wordings: ['sous', 'derrière'] },
              ' la porte}',
            ],
          },
        ],
      },
    ],
  })
})

test.each([
  ['@levels CE1 CE9', 'unknown level'],
  ['@tenses jadis', 'unknown tense «jadis»'],
  ['@protagonist x', 'm or f'],
  ['@auteur Léa', 'unknown directive'],
  ['S{héros} V{rire}', 'a variant before any beat'],
])('«%s» is told with its line: %s', (line, message) => {
  expect(parse(line).faults).toEqual([{ file: 'stories/la-cle.story', line: 1, message }])
})

test('a choice that does not close is told, and the other variants are kept', () => {
  const { story, faults } = parse(...HEAD, '= fin', 'S{(le chat} V{rire}', 'S{héros} V{rire}')
  expect(faults).toEqual([
    { file: 'stories/la-cle.story', line: 6, message: 'a choice that does not close' },
  ])
  expect(story.beats[0]?.variants).toHaveLength(1)
})

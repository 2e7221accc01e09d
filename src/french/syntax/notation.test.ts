import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import type { Frame } from './frame.ts'
import { makeFrame, parseFrame } from './notation.ts'

const language = await loadLanguage()
const context = {
  origin: 'word',
  theme: null,
  knownClass: (name: string) => ['animal', 'objet', 'lieu'].includes(name),
} as const

function parse(text: string): Frame | string {
  const frame = parseFrame({ file: 'words/a.frames', line: 7, text }, context)
  return 'message' in frame ? `${frame.file}:${frame.line}: ${frame.message}` : frame
}

test('every sentence of the data is read, written and read again the same', () => {
  const roots = new Set(
    [...language.nouns.values()].flat().map(({ nounClass }) => nounClass.split('.')[0] ?? ''),
  )
  expect(language.allFrames().length).toBeGreaterThan(1000)
  for (const frame of language.allFrames()) {
    const again = parseFrame(
      { ...frame.source, text: makeFrame(frame) },
      { origin: frame.origin, theme: frame.theme, knownClass: (name) => roots.has(name) },
    )
    expect(again).toEqual(frame)
  }
}, 30_000)

test('a header says words, level, aspect, stage, tenses, hero and links', () => {
  const frame = parse(
    'pomme de terre, chou: fin 3 état temps=futur,passé_composé héros=f id=a après=b avec=ami | S{héros} V{manger}',
  )
  expect(frame).toMatchObject({
    words: ['pomme de terre', 'chou'],
    level: 3,
    aspect: 'état',
    stage: 'fin',
    tenses: ['futur', 'passé composé'],
    hero: 'f',
    id: 'a',
    after: 'b',
    needsFriend: true,
  })
})

test('a slot says determiner, classes, defaults, number, adjective and list', () => {
  const frame = parse(
    '| S{héros} V{voir} O{[un animal.ferme|objet=vache,pomme de terre pl adj=petit liste]}',
  )
  expect(frame).toMatchObject({
    items: [
      {},
      {},
      {
        parts: [
          {
            kind: 'slot',
            determiner: 'un',
            classes: ['animal.ferme', 'objet'],
            defaults: ['vache', 'pomme de terre'],
            number: 'p',
            adjective: 'petit',
            list: true,
          },
        ],
      },
    ],
  })
})

test('a verb says negation, pronouns, adverb, tense and tail', () => {
  expect(parse('| S{héros} V{ne le manger:antérieur pas +souvent avec plaisir}')).toMatchObject({
    items: [
      {},
      {
        lemma: 'manger',
        negation: 'pas',
        clitics: ['le'],
        adverbs: [{ text: 'souvent' }],
        tense: { kind: 'anterior' },
        tail: [{ text: 'avec' }, { text: 'plaisir' }],
      },
    ],
  })
})

test.each([
  ['S{héros} V{manger}', 'a frame needs «|» between header and sentence'],
  ['| S{héros} O{une pomme}', 'no verb V{…}'],
  ['| S{héros} V{manger} X{une pomme}', 'unknown role «X{…}»'],
  ['| S{héros} V{manger} O{une pomme/fruit}', 'unknown tag «/fruit»'],
  ['| S{héros} V{manger} O{[une pomme]}', 'no noun class in «[une pomme]»'],
  ['| S{héros} V{manger} O{[un objet=stylo beau]}', null],
  ['| S{héros} V{manger} O{[un objet beau]}', 'unknown slot option «beau»'],
  ['| S{héros} V{manger:hier}', 'unknown tense «:hier»'],
  ['| S{personne} V{ne manger}', null],
  ['| S{héros} V{ne jamais céder}', null],
  ['5 | S{héros} V{manger}', 'unknown header part «5»'],
  ['temps=demain | S{héros} V{manger}', 'unknown tense «demain»'],
  ['| S{héros} mange V{manger}', 'cannot read «mange V{manger}»'],
])('%s: %s', (text, message) => {
  const read = parse(text)
  if (message === null) expect(read).toBeTypeOf('object')
  else expect(read).toBe(`words/a.frames:7: ${message}`)
})

import { expect, test } from 'vitest'
import type { Template } from './template.ts'
import { parseTemplate } from './template-notation.ts'

const context = {
  origin: 'collection',
  knownClass: (name: string) => ['animal', 'objet', 'lieu'].includes(name),
} as const

function parse(text: string): Template | string {
  const template = parseTemplate({ file: 'words/a.templates', line: 7, text }, context)
  return 'message' in template ? `${template.file}:${template.line}: ${template.message}` : template
}

test('a header says words, level, aspect, tenses, hero and links', () => {
  const template = parse(
    'pomme de terre, chou: 3 état temps=futur,passé_composé héros=f id=a après=b | S{héros} V{manger}',
  )
  expect(template).toMatchObject({
    headwords: ['pomme de terre', 'chou'],
    level: 3,
    aspect: 'état',
    tenses: ['futur', 'passé composé'],
    protagonist: 'f',
    id: 'a',
    requires: 'b',
  })
})

test('a slot says determiner, classes, defaults, number, adjective and list', () => {
  const template = parse(
    '| S{héros} V{voir} O{[un animal.ferme|objet=vache,pomme de terre pl adj=petit liste]}',
  )
  expect(template).toMatchObject({
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
  ['S{héros} V{manger}', 'a template needs «|» between header and sentence'],
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
  else expect(read).toBe(`words/a.templates:7: ${message}`)
})

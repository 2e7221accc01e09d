import { expect, test } from 'vitest'
import { parseTemplateFiles } from './template-files.ts'
import { newTemplateLibrary } from './template-library.ts'

const { lines } = parseTemplateFiles([
  {
    path: 'themes/mer.templates',
    text: "@title La mer\nmarin: 2 | S{le marin} V{monter} L{sur le pont}\n| S{héros} V{voir} O{[un animal.mer|objet]} L{près de l'eau}",
  },
  { path: 'lists.templates', text: '| S{héros} V{acheter} O{[objet liste]}\n| X{faute}' },
])
const library = newTemplateLibrary(lines, (name) => ['animal', 'objet'].includes(name))

function at(
  templates: readonly { source: { file: string; line: number } }[] | undefined,
): string[] {
  return (templates ?? []).map(({ source }) => `${source.file}:${source.line}`)
}

test('templates are found by header word, class, theme and origin', () => {
  expect(at(library.forWord.get('marin'))).toEqual(['themes/mer.templates:2'])
  expect(at(library.withSlotFor.get('objet'))).toEqual([
    'themes/mer.templates:3',
    'lists.templates:1',
  ])
  expect(at(library.ofTheme.get('mer'))).toEqual([
    'themes/mer.templates:2',
    'themes/mer.templates:3',
  ])
  expect(at(library.ofOrigin.get('list'))).toEqual(['lists.templates:1'])
  expect(library.forWord.get('pont')).toBeUndefined()
})

test('templates are found by a whole written word only', () => {
  expect(at(library.containing('eau'))).toEqual(['themes/mer.templates:3'])
  expect(at(library.containing('pont'))).toEqual(['themes/mer.templates:2'])
  expect(library.containing('po')).toEqual([])
  expect(library.containing('animal')).toEqual([])
})

test('a template is read once: a line told is known again', () => {
  expect(library.containing('pont')[0]).toBe(library.forWord.get('marin')?.[0])
})

test('a line that cannot be read is a fault, and no template', () => {
  expect(library.faults().map(({ file, line }) => `${file}:${line}`)).toEqual(['lists.templates:2'])
  expect(library.templates()).toHaveLength(3)
})

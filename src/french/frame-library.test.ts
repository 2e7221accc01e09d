import { expect, test } from 'vitest'
import { newFrameLibrary } from './frame-library.ts'
import { parseFrameFiles } from './syntax/frame-files.ts'

const { lines } = parseFrameFiles([
  {
    path: 'themes/mer.frames',
    text: "@title La mer\nmarin: 2 | S{le marin} V{monter} L{sur le pont}\n| S{héros} V{voir} O{[un animal.mer|objet]} L{près de l'eau}",
  },
  { path: 'lists.frames', text: '| S{héros} V{acheter} O{[objet liste]}\n| X{faute}' },
])
const library = newFrameLibrary(lines, (name) => ['animal', 'objet'].includes(name))

function at(frames: readonly { source: { file: string; line: number } }[] | undefined): string[] {
  return (frames ?? []).map(({ source }) => `${source.file}:${source.line}`)
}

test('frames are found by header word, class, theme and origin', () => {
  expect(at(library.forWord.get('marin'))).toEqual(['themes/mer.frames:2'])
  expect(at(library.asking.get('objet'))).toEqual(['themes/mer.frames:3', 'lists.frames:1'])
  expect(at(library.ofTheme.get('mer'))).toEqual(['themes/mer.frames:2', 'themes/mer.frames:3'])
  expect(at(library.ofOrigin.get('list'))).toEqual(['lists.frames:1'])
  expect(library.forWord.get('pont')).toBeUndefined()
})

test('frames are found by a whole written word only', () => {
  expect(at(library.holding('eau'))).toEqual(['themes/mer.frames:3'])
  expect(at(library.holding('pont'))).toEqual(['themes/mer.frames:2'])
  expect(library.holding('po')).toEqual([])
  expect(library.holding('animal')).toEqual([])
})

test('a frame is read once: a line told is known again', () => {
  expect(library.holding('pont')[0]).toBe(library.forWord.get('marin')?.[0])
})

test('a line that cannot be read is a fault, and no frame', () => {
  expect(library.faults().map(({ file, line }) => `${file}:${line}`)).toEqual(['lists.frames:2'])
  expect(library.frames()).toHaveLength(3)
})

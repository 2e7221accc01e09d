/**
 * The templates of data/, found by what they hold and read when they are asked for: a text needs some hundreds of the
 * thousands there are.
 */

import type { DataFault } from './data-file.ts'
import { NotationFault, parseSlot } from './part-notation.ts'
import type { Template } from './template.ts'
import type { TemplateLine } from './template-files.ts'
import { headerWords } from './template-header.ts'
import { parseTemplate } from './template-notation.ts'
import { containsForm } from './written-form.ts'

/** Templates by a key; undefined when there are none. */
export interface TemplateLookup {
  readonly get: (key: string) => readonly Template[] | undefined
}

export interface TemplateLibrary {
  /** All of them: every line is read. */
  readonly templates: () => readonly Template[]
  readonly faults: () => readonly DataFault[]
  readonly forWord: TemplateLookup
  readonly withSlotFor: TemplateLookup
  readonly ofTheme: TemplateLookup
  readonly ofOrigin: TemplateLookup
  /** Templates that hold a word, in lower case, as it is written in them. */
  readonly containing: (word: string) => readonly Template[]
}

const MAX_CACHED_WORDS = 5000

type LineIndex = ReadonlyMap<string, readonly number[]>

function indexBy(
  lines: readonly TemplateLine[],
  keysOf: (line: TemplateLine) => Iterable<string>,
): LineIndex {
  const index = new Map<string, number[]>()
  lines.forEach((line, number) => {
    for (const key of keysOf(line)) {
      const numbers = index.get(key)
      if (numbers === undefined) index.set(key, [number])
      else if (numbers.at(-1) !== number) numbers.push(number)
    }
  })
  return index
}

/** Classes of the slots of a line; a slot that cannot be read has none, and the linter says it. */
function slotClassesOf(knownClass: (name: string) => boolean): (line: TemplateLine) => string[] {
  const known = new Map<string, readonly string[]>()
  const classesOf = (slot: string): readonly string[] => {
    const before = known.get(slot)
    if (before !== undefined) return before
    const classes = slotClasses(slot, knownClass)
    known.set(slot, classes)
    return classes
  }
  return ({ text }) => (text.match(/\[[^\]]*\]/gu) ?? []).flatMap(classesOf)
}

function slotClasses(slot: string, knownClass: (name: string) => boolean): readonly string[] {
  try {
    return parseSlot(slot.slice(1, -1), knownClass).classes
  } catch (error) {
    if (error instanceof NotationFault) return []
    throw error
  }
}

function writtenWords(template: Template): string[] {
  return template.items.flatMap((item) => {
    if (item.kind === 'comma' || item.kind === 'mark') return []
    const parts = item.kind === 'verb' ? [...item.adverbs, ...item.tail] : item.parts
    return parts.flatMap((part) => (part.kind === 'word' ? [part.text.toLowerCase()] : []))
  })
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
}

export function newTemplateLibrary(
  lines: readonly TemplateLine[],
  knownClass: (name: string) => boolean,
): TemplateLibrary {
  const read: (Template | DataFault)[] = []
  const readLine = (number: number): Template | DataFault | undefined => {
    const line = lines[number]
    if (line !== undefined) read[number] ??= parseTemplate(line, { ...line, knownClass })
    return read[number]
  }
  const templatesAt = (numbers: readonly number[]): Template[] =>
    numbers.flatMap((number) => {
      const template = readLine(number)
      return template === undefined || 'message' in template ? [] : [template]
    })
  const everyLine = (): number[] => lines.map((_, number) => number)
  const lookup = (index: LineIndex): TemplateLookup => {
    const known = new Map<string, readonly Template[]>()
    return {
      get: (key) => {
        const numbers = index.get(key)
        if (numbers === undefined) return undefined
        const templates = known.get(key) ?? templatesAt(numbers)
        known.set(key, templates)
        return templates
      },
    }
  }
  const held = new Map<string, readonly Template[]>()
  const search = (word: string): readonly Template[] => {
    const forms = [word, capitalised(word)]
    const numbers = everyLine().filter((number) =>
      forms.some((form) => containsForm(lines[number]?.text ?? '', form)),
    )
    return templatesAt(numbers).filter((template) => writtenWords(template).includes(word))
  }
  return {
    templates: () => templatesAt(everyLine()),
    faults: () =>
      everyLine().flatMap((number) => {
        const template = readLine(number)
        return template !== undefined && 'message' in template ? [template] : []
      }),
    forWord: lookup(indexBy(lines, ({ text }) => headerWords(text))),
    withSlotFor: lookup(indexBy(lines, slotClassesOf(knownClass))),
    ofTheme: lookup(indexBy(lines, ({ theme }) => (theme === null ? [] : [theme]))),
    ofOrigin: lookup(indexBy(lines, ({ origin }) => [origin])),
    containing: (word) => {
      const templates = held.get(word) ?? (word.includes(' ') ? [] : search(word))
      if (held.size > MAX_CACHED_WORDS) held.clear()
      held.set(word, templates)
      return templates
    },
  }
}

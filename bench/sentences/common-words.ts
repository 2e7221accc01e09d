/** Common words of primary school, asked one by one and by ten: the promise that every word is there. */
import { readFileSync } from 'node:fs'
import { LEVELS, type Level } from '../../src/domain/level.ts'
import type { Language } from '../../src/french/data/language.ts'
import { writeDictation } from '../../src/french/generation/write-dictation.ts'
import type { Figure } from '../figure.ts'
import { hasWord } from './sentence-marks.ts'

const FILE = new URL('common-words.txt', import.meta.url)

function commonWords(): string[] {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return lines
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function levelAt(index: number): Level {
  return LEVELS[index % LEVELS.length] ?? 'CE2'
}

/** Share of the words that stand in their texts, in percent. */
function included(
  lists: readonly (readonly string[])[],
  length: number,
  language: Language,
): number {
  const present = lists.flatMap((words, seed) => {
    const level = levelAt(seed)
    const request = { words, level, length, theme: '', pedagogicalGoals: [] }
    const { text } = writeDictation(request, language, seed)
    return words.map((word) => hasWord(text, word, false, language))
  })
  return (100 * present.filter(Boolean).length) / present.length
}

export function commonWordFigures(language: Language): Figure[] {
  const words = commonWords()
  const tens = Array.from({ length: 30 }, (_, start) =>
    words.filter((_word, index) => index % 30 === start),
  )
  const alone = words.map((word) => [word])
  return [
    {
      name: 'common words, one by one',
      value: included(alone, 1, language),
      unit: '%',
      atLeast: 99.5,
    },
    { name: 'common words, by ten', value: included(tens, 10, language), unit: '%', atLeast: 99.5 },
  ]
}

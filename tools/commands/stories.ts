/** npm run --silent stories -- FILE [--words «chat, lune»] [--level CE2] [--length 7] [--tense présent] [--seeds 1,2,3] [--family «chat, lune, …»] : a story told, what is wrong in its file, and the lists of a family of words that it holds. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { isLevel } from '../../src/domain/level.ts'
import { lintStory } from '../../src/french/checking/data-linter/lint-stories.ts'
import { parseStory, storyFaults } from '../../src/french/data/story-file.ts'
import { storyCoverage } from '../../src/french/generation/stories/story-coverage.ts'
import { writeStory } from '../../src/french/generation/stories/write-story.ts'
import { isTense } from '../../src/french/morphology/features.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    words: { type: 'string', default: '' },
    level: { type: 'string' },
    length: { type: 'string' },
    tense: { type: 'string', default: 'présent' },
    seeds: { type: 'string', default: '1,2,3' },
    family: { type: 'string', default: '' },
  },
})

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const language = loadLanguage()
for (const path of positionals) {
  const text = readFileSync(path, 'utf8').normalize('NFC')
  const source = { path: `stories/${basename(path)}`, text }
  const story = parseStory(source)
  for (const { file, line, message } of [
    ...storyFaults(source),
    ...lintStory(story, 'every-telling', language),
  ]) {
    stdout.write(`${file}:${line} ${message}\n`)
  }
  const level = values.level ?? story.levels[0] ?? 'CE2'
  const tense = values.tense.replaceAll('_', ' ')
  if (!isLevel(level) || !isTense(tense)) {
    stdout.write(`no class «${level}» or no tense «${tense}»\n`)
    continue
  }
  for (const seed of values.seeds.split(',').map(Number)) {
    const told = writeStory(
      story,
      {
        level,
        tense,
        seed,
        words: listOf(values.words),
        length: values.length === undefined ? null : Number(values.length),
      },
      language,
    )
    if (told.sentences.length === 0) {
      stdout.write(
        `\n${story.title}, ${level}: cannot be told in ${values.length ?? 'any number of'} sentences\n`,
      )
      continue
    }
    const missing = told.missing.length > 0 ? `  [manque : ${told.missing.join(', ')}]` : ''
    stdout.write(`\n${story.title}, ${level}, ${seed}${missing}\n${told.sentences.join(' ')}\n`)
  }
  const family = listOf(values.family)
  for (const one of family.length === 0 ? [] : story.levels) {
    const { lists, whole, missing, tooLong } = storyCoverage(
      story,
      family,
      { level: one, tense },
      language,
    )
    stdout.write(`\n${one}: ${whole} of ${lists} lists whole; left out: ${missing.join(', ')}\n`)
    for (const text of tooLong.slice(0, 5)) stdout.write(`  too long: ${text}\n`)
  }
}

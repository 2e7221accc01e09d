/** node tools/checks/lint-language.ts : checks data/ and names file, line and remedy of each fault; silent but for a count when all is well. */
import { exit, stdout } from 'node:process'
import { lintLanguageData } from '../../src/french/checking/data-linter/lint-language-data.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'

const language = loadLanguage()
const faults = lintLanguageData(language, 'every-telling')
for (const { file, line, message } of faults) stdout.write(`data/${file}:${line}: ${message}\n`)
const { nouns, adjectives, verbs, functionWords, themes, stories, collections } = language
const sentences = collections.flatMap(({ lines }) => lines)
stdout.write(
  `${sentences.length} sentences, ${nouns.size} nouns, ${adjectives.size} adjectives, ${verbs.size} verbs, ${functionWords.size} function words, ${themes.length} themes, ${stories.length} stories: ${faults.length} faults\n`,
)
exit(faults.length === 0 ? 0 : 1)

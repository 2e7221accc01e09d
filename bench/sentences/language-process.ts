/** A plain process that loads the language and writes one dictation, then says on stdout what it took. */
import { writeDictation } from '../../src/french/generation/write-dictation.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'

const start = process.cpuUsage()
const language = loadLanguage()
const { user, system } = process.cpuUsage(start)
const loadingMs = (user + system) / 1000
const request = {
  words: ['chat', 'jardin', 'courir', 'toujours', 'grand'],
  level: 'CE2',
  length: 5,
  theme: '',
  pedagogicalGoals: [],
} as const
writeDictation(request, language, 1)
const { rss, heapUsed } = process.memoryUsage()
process.stdout.write(JSON.stringify({ loadingMs, rssMb: rss / 1e6, heapMb: heapUsed / 1e6 }))

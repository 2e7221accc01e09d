import { readFileSync } from 'node:fs'
import { loadLanguage } from '../src/server/language-worker/load-language.ts'
import { readRequest } from '../src/french/generation/request/request-reading.ts'
import { wholeStory } from '../src/french/generation/stories/whole-story.ts'
const language:any = loadLanguage()
const reqs = JSON.parse(readFileSync(process.argv[2]??'/tmp/judge/j5t/req.json','utf8')).requests
let n=0
for (const r of reqs){
  const request:any={level:r.level,words:r.words,length:r.length,theme:r.theme,pedagogicalGoals:r.goals,exactForms:r.exact}
  for (const seed of [1]) {
    const w={request,language,seed,knownStories:[]} as any
    const reading=readRequest(w)
    const whole=wholeStory(reading,w)
    if(!whole){console.log(`## ${r.id} none :: ${r.words.join(', ')}`);continue}
    n++
    console.log(`## ${r.id} ${whole.told.story.id} enum=${whole.told.enumerated} missed=${whole.told.missed.join(';')} added=${reading.added.length} :: ${r.words.join(', ')} [${r.goals}]\n   ${whole.told.sentences.map((s:any)=>s.text).join(' ')}`)
  }
}
console.log(n)

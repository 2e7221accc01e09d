import { readFileSync } from 'node:fs'
import { loadLanguage } from '../src/server/language-worker/load-language.ts'
import { readRequest } from '../src/french/generation/request/request-reading.ts'
import { wholeStory } from '../src/french/generation/stories/whole-story.ts'
import { storyHolds } from '../src/french/generation/stories/story-index.ts'
import { soughtWord } from '../src/french/generation/stories/story-words.ts'
const language:any = loadLanguage()
const reqs = JSON.parse(readFileSync(process.argv[2]!,'utf8')).requests
const verbose = process.argv[3]==='v'
const pop=(x:number)=>{let n=0;while(x){n+=x&1;x>>>=1}return n}
let n=0, e0=0, ok3=0, near=0
const t0=process.cpuUsage()
for (const r of reqs){
  const request:any={level:r.level,words:r.words,length:r.length,theme:r.theme,pedagogicalGoals:r.goals,exactForms:r.exact}
  const w={request,language,seed:1,knownStories:[]} as any
  const reading=readRequest(w)
  const whole=wholeStory(reading,w)
  const sought=reading.interpreted.words.map((x:any)=>soughtWord(x,language))
  const holds=storyHolds(language.stories,sought,language.knownClass).filter(({story}:any)=>story.levels.includes(r.level)).map((h:any)=>({n:pop(h.written|h.inSlots),w:pop(h.written),id:h.story.id, t:h.story.tenses.join('+'), lack:reading.interpreted.words.filter((_:any,i:number)=>!((h.written|h.inSlots)>>i&1)).map((x:any)=>x.text).join(',')})).sort((a:any,b:any)=>b.n-a.n||b.w-a.w)
  const max=sought.length
  if(!whole){ if(holds[0].n>=max-1) near++
    console.log(`## ${r.id} NONE (${max}) ${holds.slice(0,3).map((b:any)=>`${b.n}(${b.w}) ${b.id} [${b.t}] -${b.lack}`).join(' | ')} :: ${r.words.join(', ')} [${r.goals}]`);continue}
  n++; if(whole.told.enumerated===0)e0++; if(whole.told.enumerated<=3)ok3++
  console.log(`## ${r.id} ${whole.told.story.id} enum=${whole.told.enumerated} missed=${whole.told.missed.join(';')} :: ${r.words.join(', ')} [${r.goals}]`)
  if(verbose) console.log(`   ${whole.told.sentences.map((s:any)=>s.text).join(' ')}`)
}
const t=process.cpuUsage(t0)
console.log(`whole ${n} enum0 ${e0} enum<=3 ${ok3} near ${near} of ${reqs.length}; cpu ms/list ${Math.round((t.user+t.system)/1000/reqs.length)}`)

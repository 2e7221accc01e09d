/** What others do, or how something is, as what a child reads, sees or learns of it. */
import type { Language } from '../../../data/language.ts'
import type { SceneClause } from './clause-ties.ts'
import {
  type DayTelling,
  isSeveral,
  SCHOOL,
  type Somebody,
  somebody,
  written,
  writtenChoice,
} from './one-day.ts'

/** How a child comes to know of somebody: «V{lire} O{un roman sur un pirate} S{qui} …». */
type Telling = (who: string) => readonly [string, string]

const FILM: Telling = (who) => ['V{regarder}', `O{un film sur ${who}}`]
const STORY: Telling = (who) => ['V{écouter}', `O{l'histoire de ${who}}`]
const ROLE: Telling = (who) => ['V{jouer}', `O{le rôle de ${who}}`]
const NOVEL: Telling = (who) => ['V{lire}', `O{un roman sur ${who}}`]
const REPORT: Telling = (who) => ['V{regarder}', `O{un reportage sur ${who}}`]
const ARTICLE: Telling = (who) => ['V{lire}', `O{un article sur ${who}}`]
const DREAM: Telling = (who) => ['V{rêver}', `I{de ${who}}`]

/** Of whom what can be told; the youngest read neither novels nor newspapers. */
function tellingsOf({ noun: { nounClass } }: Somebody, isYoung: boolean): readonly Telling[] {
  if (nounClass.startsWith('animal')) return [FILM, STORY, DREAM]
  const isOfTale = /^personne\.(?:conte|histoire)/u.test(nounClass)
  if (isYoung) return isOfTale ? [FILM, STORY, DREAM] : [FILM, STORY]
  return isOfTale ? [FILM, STORY, ROLE, NOVEL, DREAM] : [FILM, ROLE, REPORT, ARTICLE]
}

/** Of whom no story is told. */
const IN_NO_STORY = /groupe|public|foule|élève|enfant/u

/** What somebody does as the story that a child reads of it; null where there is nobody to tell of. */
export function asStory(
  one: SceneClause,
  { language, random, hasSemicolon }: DayTelling,
): SceneClause | null {
  // How somebody is makes no story.
  const isNone = one.doers.includes('héros') || one.rest.includes(' A{')
  if (isNone || SCHOOL.test(written(one))) return null
  const known = one.doers.flatMap((doer) => somebody(doer, language) ?? [])
  const who = random.pick(
    known.filter((named) => {
      const isOne = /^[lu]/u.test(named.determiner) && !isSeveral(named)
      return isOne && !IN_NO_STORY.test(named.noun.nounClass)
    }),
  )
  if (who === undefined) return null
  const telling = random.pick(tellingsOf(who, !hasSemicolon)) ?? FILM
  const [verb, what] = telling(`${who.gender === 'f' ? 'une' : 'un'} ${who.name}`)
  if (one.verb === verb) return null
  const rest = ` ${what} S{qui} ${written(one)}`
  return { ...one, doers: ['héros'], verb, rest, places: [], opening: '', hasTime: false }
}

/** What is learnt: of things and beings that anybody may speak of. */
const KNOWN_TO_ALL = /^(?:le |la |les |l'|un |une |des )/u
const LEARNT = ['V{apprendre}', 'V{découvrir}', 'V{expliquer} I{à son cousin}'] as const

/** «La rue est étroite» is nothing to learn, «le tigre est une espèce menacée» is. */
const IS_SO = /^V\{être[^}]*\}(?! A\{une? )/u

function isThingOrBeast(doer: string, { nounForms }: Language): boolean {
  const forms = nounForms.get(/[\p{L}-]+$/u.exec(doer)?.[0] ?? '') ?? []
  return forms.some(({ noun }) => !noun.nounClass.startsWith('personne'))
}

/** How something is as a fact that a child learns: «V{apprendre} O{que} S{le caméléon} V{avoir} …»; null where it is no fact. */
export function asFact(one: SceneClause, { language, random }: DayTelling): SceneClause | null {
  const doers = one.doers.filter(
    (doer) => KNOWN_TO_ALL.test(doer) && isThingOrBeast(doer, language),
  )
  const isFact = one.tenses === 'temps=présent' && !IS_SO.test(one.verb + one.rest)
  if (doers.length === 0 || !isFact) return null
  const verb = random.pick(LEARNT) ?? LEARNT[0]
  const rest = ` O{que} S{${writtenChoice(doers)}} ${written(one)}`
  return { ...one, tenses: 'temps=présent', doers: ['héros'], verb, rest, places: [] }
}

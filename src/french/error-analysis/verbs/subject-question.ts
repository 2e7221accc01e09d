/** The question that finds the subject of a verb: «Qui est-ce qui chante», «Qu'est-ce qui nous arrête». */
import type { Language } from '../../data/language.ts'
import { participleForm, simpleForm } from '../../morphology/conjugation.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import type { VerbSubject } from '../../parsing/subject-group.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { headNoun } from '../parsed-place.ts'
import type { FiniteVerb, VerbCase } from './conjugated-verb.ts'

type Asking = Pick<VerbCase, 'word' | 'language'> & { readonly finite: FiniteVerb }

/** « allé» of «sont allés», as it is said of one. */
function participleAfter({ parsed, at, tag }: ExpectedWord, language: Language): string {
  const next = parsed?.words[at + 1]
  if (!/^[HE]/u.test(tag) || next?.tag !== 'VK') return ''
  const own = next.analyses.find(({ verb }) => verb?.kind === 'participle')?.lemma
  const said = own === undefined ? null : participleForm(own, 'm', 's', language.lexicon)
  return ` ${said ?? next.text}`
}

/** «nous» of «la pluie nous arrête», said before the verb of the question; '' where nothing stands there. */
function cliticsBefore({ parsed, at }: ExpectedWord, verb: string, language: Language): string {
  const words = parsed?.words ?? []
  let start = at
  while (/^(?:O|RN)$/u.test(words[start - 1]?.tag ?? '')) start -= 1
  const said = words
    .slice(start, at)
    .flatMap(({ tag, lower }) => (tag === 'O' ? [lower.replace(/(?<=[smt])'$/u, 'e')] : []))
  return said
    .map((clitic, index) => elidedClitic(clitic, said[index + 1] ?? verb, language))
    .join('')
}

/** «se » before «lave», «s'» before «habille». */
function elidedClitic(clitic: string, next: string, language: Language): string {
  if (clitic.endsWith("'")) return clitic
  const elides = /^(?:[smtl]e|la)$/u.test(clitic)
  return elides && startsWithVowelSound(next, language.aspirated)
    ? `${clitic.slice(0, -1)}'`
    : `${clitic} `
}

/** Groups of people, which the tables have as things. */
const COLLECTIVE =
  /^(?:équipage|équipe|foule|famille|classe|public|groupe|peuple|armée|bande|troupe|chorale|police|jury|couple|personnel|population)$/u
/** Things that the tables have with the people or the animals that they look like. */
const LIFELESS = /^(?:poupée|peluche|marionnette|robot|statue|fantôme|épouvantail)$/u

/** Endings that no tabled noun of a person or of an animal has. */
const NAMES_OF_THINGS = /(?:ement|[ts]ion|ité|oire|isme|[ae]nce|itude|cide|erie|ette)$/u

/** Whether «quoi» is asked for: by the noun that decides, not by its complement. */
function isThing(subject: VerbSubject | null, language: Language): boolean {
  const [own = ''] = (subject?.core ?? '').split(/ (?:de|du|des|à|au|aux|en) | d'/u)
  const head = headNoun(own, language)
  const lemma = language.lexicon.analyse(head).find(({ nature }) => nature === 'nom')?.lemma ?? head
  const entry = language.nouns.get(lemma)?.[0] ?? language.nouns.get(head)?.[0]
  if (subject?.text === 'tout le monde') return false
  // «Clémence» is no thing, though «patience» is; «ce type de stylo» is.
  if (entry === undefined && /^\p{Lu}/u.test(own)) return false
  if (/^(?:type|genre|modèle) d(?:e |')/u.test(subject?.text.replace(/^\p{L}+ /u, '') ?? ''))
    return true
  if (entry === undefined) return NAMES_OF_THINGS.test(lemma)
  const isLiving = /^(?:personne|animal)/u.test(entry.nounClass) || COLLECTIVE.test(lemma)
  return LIFELESS.test(lemma) || !isLiving
}

/** Who or what is asked for: «Qui est-ce qui chante», «Qui est-ce qui a gagné». */
export function questionFor({ word, finite, language }: Asking): string {
  const third = simpleForm(finite.lemma, finite.tense, { person: 3, number: 's' }, language.lexicon)
  const verb = (third ?? finite.lemma) + participleAfter(word, language)
  const who = isThing(word.subject, language) ? "Qu'est-ce qui" : 'Qui est-ce qui'
  return `${who} ${cliticsBefore(word, verb, language)}${verb}`
}

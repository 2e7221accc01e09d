/** «Ensuite», «puis», «enfin»: words that tie the actions of the hero into one story. */
import { type Sentence, type Token, textOf } from '../sentence.ts'
import type { Binding } from '../syntax/binding.ts'
import type { Random } from './random.ts'

const MIDDLE = ['Ensuite', 'Puis', 'Un peu plus tard', 'Après cela'] as const
const LAST = 'Enfin'
/** One sentence out of three at most: more sounds like a list of orders. */
const SHARE = 0.5

/** Whether a sentence tells one action of the hero, with nothing before its subject. */
function isPlainAction(binding: Binding, sentence: Sentence): boolean {
  const { items, origin, stage } = binding.frame
  const [first, second] = items
  const hero = first?.kind === 'group' && first.role === 'S' && first.parts[0]?.kind === 'character'
  const simple = items.every((item) => item.kind !== 'group' || !'TJ'.includes(item.role))
  const denied = second?.kind !== 'verb' || second.negation !== null
  const told = binding.subject === null && binding.star?.kind !== 'infinitive'
  return (
    hero &&
    simple &&
    !denied &&
    told &&
    origin !== 'fallback' &&
    stage === 'milieu' &&
    !sentence.forced
  )
}

function lowered(token: Token): Token {
  const proper = token.nature === 'nom' && /^\p{Lu}/u.test(token.lemma ?? '')
  const text = proper
    ? token.text
    : token.text.charAt(0).toLocaleLowerCase('fr') + token.text.slice(1)
  return { ...token, text }
}

function begun(sentence: Sentence, connector: string): Sentence {
  const [first, ...rest] = sentence.tokens
  if (first === undefined) return sentence
  const word: Token = {
    text: connector,
    nature: 'adverbe',
    grammarFunction: null,
    group: -1,
    head: false,
    lemma: connector.toLowerCase(),
    tense: null,
    person: null,
    gender: null,
    number: null,
    after: connector === 'Puis' ? ' ' : ', ',
    givenWord: null,
  }
  const tokens = [word, lowered(first), ...rest]
  return { ...sentence, tokens, text: textOf(tokens) }
}

export interface Told {
  readonly binding: Binding
  readonly sentence: Sentence
  readonly isState: boolean
  /** It is not joined to another. */
  readonly isAlone: boolean
}

/** Actions of the hero after which «Enfin» closes a series. */
const SERIES = 3

/** The sentences again, some begun with a connector: after another action of the hero, each once, never two in a row. */
export function connect(told: readonly Told[], random: Random): Sentence[] {
  const left: string[] = random.shuffle(MIDDLE)
  let actions = 0
  let before = true
  let afterAction = false
  return told.map(({ binding, sentence, isState, isAlone }, index) => {
    const action = isAlone && !isState && isPlainAction(binding, sentence)
    const wanted = action && afterAction && !before && random.next() < SHARE
    actions += action ? 1 : 0
    afterAction = action
    before = wanted || index === 0
    if (!wanted) return sentence
    const last = index === told.length - 1 && actions >= SERIES
    const connector = last ? LAST : left.pop()
    return connector === undefined ? sentence : begun(sentence, connector)
  })
}

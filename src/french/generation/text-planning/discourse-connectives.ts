/** Discourse connectives: «Ensuite», «Puis», «Enfin» before successive actions of the protagonist. */

import type { FilledTemplate } from '../../realisation/filled-template.ts'
import type { Sampler } from '../../sampler.ts'
import { type Sentence, type Token, textOfTokens } from '../../sentence.ts'

const CONTINUING = ['Ensuite', 'Puis', 'Un peu plus tard', 'Après cela'] as const
const CLOSING = 'Enfin'
/** One sentence out of three at most: more sounds like a list of orders. */
const SHARE = 0.5

/** Whether a sentence tells one action of the protagonist, with nothing before its subject. */
function isPlainAction(filled: FilledTemplate, sentence: Sentence): boolean {
  const { items, origin, stage } = filled.template
  const [first, second] = items
  const protagonist =
    first?.kind === 'group' && first.role === 'S' && first.parts[0]?.kind === 'character'
  const simple = items.every((item) => item.kind !== 'group' || !'TJ'.includes(item.role))
  const denied = second?.kind !== 'verb' || second.negation !== null
  const sentences = filled.subject === null && filled.headword?.kind !== 'infinitive'
  return (
    protagonist &&
    simple &&
    !denied &&
    sentences &&
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

function withConnective(sentence: Sentence, connector: string): Sentence {
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
    before: '',
    after: connector === 'Puis' ? ' ' : ', ',
    givenWord: null,
  }
  const tokens = [word, lowered(first), ...rest]
  return { ...sentence, tokens, text: textOfTokens(tokens) }
}

export interface ConnectableSentence {
  readonly filled: FilledTemplate
  readonly sentence: Sentence
  readonly isState: boolean
  /** It is not joined to another. */
  readonly isAlone: boolean
}

/** Actions of the protagonist after which «Enfin» closes a series. */
const MIN_SERIES = 3

/** A connective only follows an action of the protagonist; none is used twice, and no two sentences in a row have one. */
export function addConnectives(
  sentences: readonly ConnectableSentence[],
  random: Sampler,
): Sentence[] {
  const left: string[] = random.shuffle(CONTINUING)
  let actions = 0
  let before = true
  let afterAction = false
  return sentences.map(({ filled, sentence, isState, isAlone }, index) => {
    const action = isAlone && !isState && isPlainAction(filled, sentence)
    const preferredPatterns = action && afterAction && !before && random.next() < SHARE
    actions += action ? 1 : 0
    afterAction = action
    before = preferredPatterns || index === 0
    if (!preferredPatterns) return sentence
    const last = index === sentences.length - 1 && actions >= MIN_SERIES
    const connector = last ? CLOSING : left.pop()
    return connector === undefined ? sentence : withConnective(sentence, connector)
  })
}

/** Sentences told by hand, for rules on words, natures and functions. */
import { isGrammarFunction } from '../../../src/domain/grammar/grammar-function.ts'
import type { Nature } from '../../../src/domain/grammar/nature.ts'
import { type Sentence, type Token, textOfTokens } from '../../../src/french/sentence.ts'

const NATURES: Readonly<Record<string, Nature>> = {
  n: 'nom',
  v: 'verbe',
  adj: 'adjectif',
  dét: 'déterminant',
  adv: 'adverbe',
  pré: 'préposition',
  pro: 'pronom',
}

/** «le/dét vent/n=sujet | pousse/v=verbe»: groups between bars, the function on the word that carries it. */
export function told(written: string): Sentence {
  const tokens = written.split(' | ').flatMap((words, group) =>
    words.split(' ').map((word): Token => {
      const [text = '', kind = '', lemma] = word.replace(/=.*/u, '').split('/')
      const name = /=(.*)/u.exec(word)?.[1]?.replace('_', ' ')
      const isVerb = kind === 'v'
      return {
        text,
        nature: NATURES[kind] ?? 'nom',
        grammarFunction: isGrammarFunction(name) ? name : null,
        group,
        head: name !== undefined,
        lemma: lemma ?? null,
        tense: isVerb ? 'présent' : null,
        person: isVerb ? 3 : null,
        gender: null,
        number: null,
        before: '',
        after: ' ',
        givenWord: null,
      }
    }),
  )
  return { text: textOfTokens(tokens), forced: false, tokens }
}

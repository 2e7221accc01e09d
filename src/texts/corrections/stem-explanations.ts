/** Of a verb that does not keep the stem that a copy gives it: what its forms start with. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

const WITH_A: Readonly<Record<string, string>> = {
  a: 'il chanta',
  as: 'tu chantas',
  ai: 'je chantai',
}

type StemReason = Of<'past-of-others' | 'changed-stem' | 'imperfect-stem' | 'present-stems'>

export function stemReason(one: StemReason): string {
  switch (one.kind) {
    case 'past-of-others': {
      const like = one.wrong === 'èrent' ? 'ils chantèrent' : WITH_A[one.wrong]
      const head = `La fin -${one.wrong}${like === undefined ? '' : `, comme ${quoted(like)},`} est pour les verbes en -er, et ${quoted(one.infinitive)} n'en est pas un`
      if (one.singular !== null)
        return `${head}\u00a0: ${quoted(one.singular)} donne ${quoted(one.said)}.`
      return `${head}\u00a0: sa fin est -${one.ending}${one.model === null ? '' : `, comme ${quoted(one.model)}`}.`
    }
    case 'changed-stem':
      return `${one.tense === 'futur' ? 'Au futur' : 'Au passé simple'}, ${quoted(one.infinitive)} change de début, le même avec toutes les personnes\u00a0: ${one.said.map(quoted).join(', ')}, donc ${quoted(one.expected)}.`
    case 'imperfect-stem':
      return `À l'imparfait, on part de ${quoted(one.present)}\u00a0: on enlève -ons et on ajoute -${one.ending}, ${quoted(one.expected)}.`
    case 'present-stems':
      return `${quoted(one.infinitive)} ne garde pas le même début partout au présent\u00a0: ${one.said.map(quoted).join(', ')}.`
  }
}

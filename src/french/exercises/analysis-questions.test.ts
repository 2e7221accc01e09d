import { expect, test } from 'vitest'
import { told } from '../../../test/support/house/annotated-sentence.ts'
import { askedTerms } from '../../domain/grammar/programme.ts'
import { isSuitableForAnalysis } from './analysis-questions.ts'

function isAsked(written: string): boolean {
  return isSuitableForAnalysis(told(written), askedTerms('CM2', false), {
    nature: true,
    function: true,
  })
}

test.each([
  'le/dét vent/n=sujet | pousse/v=verbe | les/dét bateaux/n=COD',
  'les/dét deux/dét petits/adj frères/n=sujet | partagent/v=verbe | tout/dét le/dét pain/n=COD',
  'le/dét petit/adj panier/n=sujet | est/v=verbe | très/adv lourd/adj=attribut',
  'Tom/n=sujet | prend/v=verbe | une/dét photo/n=COD du/dét très/adv vieux/adj château/n',
])('GRA-06 a plain sentence is asked: %s', (written) => {
  expect(isAsked(written)).toBe(true)
})

test.each([
  ['«toute» is an adverb', "l'/dét eau/n=sujet | devient/v=verbe | toute/dét bleue/adj=attribut"],
  [
    '«vrai» is no determiner',
    'la/dét tarte/n=sujet | est/v=verbe | un/dét vrai/dét délice/n=attribut',
  ],
  [
    '«haute» is no determiner',
    "l'/dét oiseau/n=sujet | vole/v=verbe | sur/pré la/dét plus/dét haute/dét branche/n=complément_circonstanciel",
  ],
  [
    'an adjective stands for a noun',
    'la/dét pie/n=sujet | est/v=verbe | la/dét vraie/adj coupable/adj=attribut',
  ],
  [
    'no object after «mal à»',
    'Tom/n=sujet | a/v/avoir=verbe | mal/adv/mal à/pré la/dét tête/n=COD',
  ],
  [
    '«avoir mal» is one turn',
    'Tom/n=sujet | a/v/avoir=verbe | mal/adv/mal | au/dét dos/n=complément_circonstanciel',
  ],
  ['«beaucoup de» is one turn', 'Tom/n=sujet | a/v=verbe | beaucoup/adv de/pré mérite/n=COD'],
  [
    '«de bonne humeur» is a state',
    'papa/n=sujet | est/v/être=verbe | de/pré bonne/adj humeur/n=complément_circonstanciel',
  ],
  ['«au trésor» is one turn', 'Tom/n=sujet | suit/v=verbe | la/dét carte/n=COD au/pré trésor/n'],
])('GRA-06 nobody is asked what can be disputed: %s', (_, written) => {
  expect(isAsked(written)).toBe(false)
})

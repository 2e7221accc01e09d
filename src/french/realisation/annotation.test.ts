import { expect, test } from 'vitest'
import { tokensOf } from '../../../test/support/house/told-line.ts'

const SHORT: Readonly<Record<string, string>> = {
  nom: 'n',
  verbe: 'v',
  adjectif: 'adj',
  déterminant: 'dét',
  pronom: 'pro',
  adverbe: 'adv',
  préposition: 'pré',
  conjonction: 'con',
  'complément circonstanciel': 'CC',
}

function short(name: string): string {
  return SHORT[name] ?? name
}

/** «Le/dét chat/n:sujet dort/v:v» */
function annotated(text: string, past = false): string {
  return tokensOf(text, past ? 'passé composé' : 'présent')
    .map(
      (token) =>
        `${token.text}/${short(token.nature)}` +
        (token.grammarFunction === null ? '' : `:${short(token.grammarFunction)}`),
    )
    .join(' ')
}

test.each([
  [
    'S{le chat de la voisine} V{boire} O{du lait}',
    'Le/dét chat/n:sujet de/pré la/dét voisine/n boit/v:v du/dét lait/n:COD',
  ],
  [
    'S{héros} V{parler} I{à les élèves} T{le matin/nom}',
    'Emma/n:sujet parle/v:v aux/dét élèves/n:COI le/dét matin/n:CC',
  ],
  ['S{la fête} V{durer} T{trois jours}', 'La/dét fête/n:sujet dure/v:v trois/dét jours/n:CC'],
  ['S{la soupe} V{sembler} A{chaud/adj}', 'La/dét soupe/n:sujet semble/v:v chaude/adj:attribut'],
  [
    'S{le têtard} V{devenir} A{une grenouille}',
    'Le/dét têtard/n:sujet devient/v:v une/dét grenouille/n:attribut',
  ],
  ['S{héros} V{le retrouver}', 'Emma/n:sujet le/pro:COD retrouve/v:v'],
  ['S{héros} V{lui parler}', 'Emma/n:sujet lui/pro:COI parle/v:v'],
  ['S{héros} V{avoir} O{très faim}', 'Emma/n:sujet a/v:v très/adv faim/n'],
  ['S{il} V{faire} M{très froid/nom}', 'Il/pro:sujet fait/v:v très/adv froid/n'],
  [
    'S{héros} V{courir} C{pour attraper/ver le ballon}',
    'Emma/n:sujet court/v:v pour/pré attraper/v:CC le/dét ballon/n',
  ],
  [
    "S{héros} V{lire} T{avant de s'endormir/ver}",
    "Emma/n:sujet lit/v:v avant/pré de/pré s'/pro endormir/v:CC",
  ],
  ['S{héros} V{rentrer} M{en courant/ver}', 'Emma/n:sujet rentre/v:v en/pré courant/v:CC'],
  [
    'S{les vaches} V{brouter} L{près des maisons}',
    'Les/dét vaches/n:sujet broutent/v:v près des/pré maisons/n:CC',
  ],
  [
    'S{mon petit frère} V{vouloir} O{tout}',
    'Mon/dét petit/adj frère/n:sujet veut/v:v tout/pro:COD',
  ],
  [
    'S{héros} V{lire} O{une bande dessinée}',
    'Emma/n:sujet lit/v:v une/dét bande/n:COD dessinée/adj',
  ],
  [
    'S{le chien}, S{qui} V{dormir:état}, V{se lever}',
    'Le/dét chien/n:sujet qui/pro:sujet dort/v:v se/pro lève/v:v',
  ],
  [
    'L{dans le ciel} V{briller} S{les étoiles}',
    'Dans/pré le/dét ciel/n:CC brillent/v:v les/dét étoiles/n:sujet',
  ],
])('%s', (template, expected) => {
  expect(annotated(template)).toBe(expected)
})

test.each([
  [
    'S{les filles} V{se laver} O{les mains}',
    'Les/dét filles/n:sujet se/pro sont/v:v lavé/v:v les/dét mains/n:COD',
  ],
  ['S{héros} V{ne voir personne}', "Emma/n:sujet n'/adv a/v:v vu/v:v personne/pro:COD"],
  ['S{héros} V{ne manger rien}', "Emma/n:sujet n'/adv a/v:v rien/pro:COD mangé/v:v"],
  ['S{héros} V{ne sortir pas}', "Emma/n:sujet n'/adv est/v:v pas/adv sortie/v:v"],
  [
    'S{les feuilles} V{tomber +doucement}',
    'Les/dét feuilles/n:sujet sont/v:v doucement/adv tombées/v:v',
  ],
])('in the past: %s', (template, expected) => {
  expect(annotated(template, true)).toBe(expected)
})

import { expect, test } from 'vitest'
import { told } from '../../../test/support/house/annotated-sentence.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { hasPlainSense } from './plain-sense.ts'

const language = loadLanguage()

function isPlain(written: string): boolean {
  return hasPlainSense(told(written).tokens, language)
}

test.each([
  'le/dét/le chien/n/chien=sujet | lève/v/lever=verbe | la/dét/le patte/n/patte=COD',
  'Tom/n/Tom=sujet | offre/v/offrir=verbe | une/dét/un rose/n/rose=COD | à/pré/à mamie/n/mamie=COI',
  'la/dét/le mer/n/mer=sujet | devient/v/devenir=verbe | agitée/adj/agité=attribut',
  'mon/dét/mon frère/n/frère=sujet | a/v/avoir=verbe | partagé/v/partager son/dét/son goûter/n/goûter=COD',
  'le/dét/le père/n/père=sujet Noël/n/Noël | passe/v/passer=verbe',
  'la/dét/le sœur/n/sœur=sujet de/pré/de Tom/n/Tom | rit/v/rire=verbe',
])('GRA-14 a sentence with a plain sense is asked: %s', (written) => {
  expect(isPlain(written)).toBe(true)
})

test.each([
  [
    'an adjective of the family of its noun',
    'le/dét/le chaton/n/chaton=sujet peureux/adj/peureux | a/v/avoir=verbe | peur/n/peur=COD',
  ],
  [
    'one adjective twice',
    'son/dét/son carnet/n/carnet=sujet secret/adj/secret | est/v/être=verbe | dans/pré/dans une/dét/un boîte/n/boîte=complément_circonstanciel secrète/adj/secret',
  ],
  [
    'a gift for nobody',
    'le/dét/le parrain/n/parrain=sujet | offre/v/offrir=verbe | un/dét/un vélo/n/vélo=COD',
  ],
  [
    'a part of the body with «son»',
    'Tom/n/Tom=sujet | lève/v/lever=verbe | son/dét/son pied/n/pied=COD',
  ],
  [
    'a part of another’s body with «mon»',
    'le/dét/le bébé/n/bébé=sujet | tire/v/tirer=verbe | mon/dét/mon nez/n/nez=COD',
  ],
  [
    'two states of one thing',
    'la/dét/le mer/n/mer=sujet calme/adj/calme | devient/v/devenir=verbe | agitée/adj/agité=attribut',
  ],
  [
    'a place said of something new, for «il y a»',
    "un/dét/un sandwich/n/sandwich=sujet | est/v/être=verbe | dans/pré/dans l'/dét/le assiette/n/assiette=complément_circonstanciel",
  ],
  [
    '«ceci» for «c’est»',
    'ceci/pro/ceci=sujet | est/v/être=verbe | un/dét/un secret/n/secret=attribut',
  ],
  [
    'two words that are written alike',
    'Tom/n/Tom=sujet | lit/v/lire=verbe | dans/pré/dans son/dét/son lit/n/lit=complément_circonstanciel',
  ],
  [
    'somebody of a family that is nobody’s',
    'la/dét/le grande/adj/grand sœur/n/sœur=sujet | choisit/v/choisir=verbe | un/dét/un tissu/n/tissu=COD',
  ],
  ['a noun called «nom»', 'Tom/n/Tom=sujet | écrit/v/écrire=verbe | son/dét/son nom/n/nom=COD'],
])('GRA-14 a sentence is left for its sense: %s', (_, written) => {
  expect(isPlain(written)).toBe(false)
})

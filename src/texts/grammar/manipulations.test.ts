import { expect, test } from 'vitest'
import type { FillQuestion, GapFocus } from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import { wordHints } from './grammar-hints.ts'
import { gapReason, gapTrial, orderTrial } from './manipulations.ts'

function gap(sentence: string, focus: GapFocus, ...options: readonly string[]): FillQuestion {
  return { sentence, words: [{ text: options[0] ?? '', options, focus }] }
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function trial(question: FillQuestion, level: Level = 'CE2'): string {
  return plain(gapTrial(question, 0, level))
}

test.each([
  ["J'", "« J' » désigne la personne qui parle."],
  ['Tu', '« Tu » désigne la personne à qui on parle.'],
  ['Nous', '« Nous » désigne plusieurs personnes, dont celle qui parle.'],
  ['vous', '« vous » désigne la personne ou les personnes à qui on parle.'],
  ['Elle', '« Elle » remplace un nom, pour ne pas le répéter.'],
])('GRA-15 a pronoun is told for what it stands for: %s', (pronoun, said) => {
  expect(wordHints(pronoun, 'pronom', null).map(plain)).toEqual([said])
})

test('GRA-15 a subject of any gender and number is told by its agreement', () => {
  for (const subject of ['fille', 'élèves', 'je', 'ils']) {
    const [hint = ''] = wordHints(subject, null, 'sujet')
    expect(hint).toMatch(/le verbe s'accorde avec ce mot\.$/u)
  }
})

test('GRA-15 the person of a compound tense is looked for in its auxiliary', () => {
  const compound = gap('___ a joué un air.', 'pronoun', 'Il', 'Nous', 'Tu')
  expect(trial(compound)).toBe('Regarde le mot qui suit, « a » : avec qui le dit-on ?')
  expect(plain(gapReason(compound, 0, 'CE2'))).toBe('Avec « Il », on écrit « a ».')
  expect(trial(gap('___ jouons un air.', 'pronoun', 'Nous', 'Tu'))).toContain('la fin du verbe')
})

test('GRA-15 an adjective may agree with a pronoun, and only what can be chosen is asked', () => {
  const number = trial(gap('Elle est très ___ en classe.', 'adjective', 'sage', 'sages'))
  expect(number).toContain('est-ce il, elle, ils ou elles ?')
  const beside = trial(gap('La fourmi est un insecte ___.', 'adjective', 'social', 'sociale'))
  expect(beside).toContain('Cherche le nom que ce mot précise')
  const both = trial(gap('Il est ___.', 'adjective', 'content', 'contente', 'contents'))
  expect(both).toContain('est-ce il, elle, ils ou elles ?')
  const red = trial(gap('La robe ___ est belle.', 'adjective', 'rouge', 'rouges'))
  expect(red).toContain('Y en a-t-il un seul ou plusieurs ?')
  expect(red).not.toContain('masculin')
})

test.each([
  ['Nous ___ une chanson.', '« nous »'],
  ['Il ___ interdit de courir.', '« il »'],
  ['Le matin, elle se ___ tôt.', '« elle »'],
])('GRA-15 no pronoun is put between «c’est» and «qui»: %s', (sentence, pronoun) => {
  const said = trial(gap(sentence, 'verb', 'chantons', 'chante'))
  expect(said).toContain(`Le sujet est ${pronoun}`)
  expect(said).not.toContain("c'est … qui")
})

test('GRA-15 the passé simple is looked for in the persons that school teaches', () => {
  const past = gap('Elle ___ la laine.', 'verb', 'toucha', 'touchèrent', 'toucher')
  expect(trial(past, 'CM2')).toContain('au passé simple avec il, puis avec ils')
  const now = gap('Ils ___ la corde.', 'verb', 'tirent', 'tirons', 'tire')
  expect(trial(now, 'CM2')).toContain('Récite le verbe')
})

test.each([
  [
    "J'ai vu qu'il ___ froid.",
    'a',
    'On peut dire « avait » : « a » est le verbe avoir, sans accent.',
  ],
  ['Où ___ tes clés ?', 'sont', 'On peut dire « étaient » : « sont » est le verbe être.'],
  ['Léa ___ coiffe.', 'se', 'Avec « je », on dirait « me » : « se » va avec le verbe qui suit.'],
])('GRA-15 a homophone has its reason: %s', (sentence, text, said) => {
  expect(plain(gapReason(gap(sentence, 'homophone', text), 0, 'CE2'))).toBe(said)
})

test.each([
  [
    'Chloé ___ une tarte.',
    'verb',
    ['prépare'],
    'CE1',
    'avec son sujet, « Chloé », qui est au singulier.',
  ],
  ['Tout ___ calme.', 'verb', ['est'], 'CE1', 'avec son sujet, « tout », comme avec « il ».'],
  ['Ici ___ les rois.', 'verb', ['vivent'], 'CE1', 'avec son sujet.'],
  [
    'Les élèves ___ en classe.',
    'verb',
    ['parlent'],
    'CP',
    'va avec « les élèves » : il y en a plusieurs.',
  ],
  ['Papa ___ la salade.', 'verb', ['lave'], 'CP', 'va avec « Papa ».'],
  ['Il ___ le ciel.', 'verb', ['regarde'], 'CP', 'va avec « il ».'],
  ['Il caresse ___ chat.', 'determiner', ['un'], 'CP', 'va avec « chat » : on dit « un chat ».'],
  [
    'Il compte ___ moutons.',
    'determiner',
    ['les'],
    'CP',
    'va avec « moutons » : il y en a plusieurs.',
  ],
  ['Il compte les ___.', 'noun', ['moutons'], 'CP', 'avant, « les » : il y en a plusieurs.'],
  ['Il aime la ___.', 'noun', ['fée'], 'CP', "avant, « la » : il n'y en a pas plusieurs."],
] as const)(
  'GRA-15 the reason names the word that decides: %s',
  (sentence, focus, options, level, said) => {
    expect(plain(gapReason(gap(sentence, focus, ...options), 0, level))).toContain(said)
  },
)

test('GRA-15 «on» has the verb of «il»', () => {
  const said = trial(gap('On ___ ici.', 'verb', 'joue', 'jouent'))
  expect(said).toContain('Le sujet est « on »')
  expect(said).toContain("s'écrit-il avec « il »")
})

test.each([
  ['Le faon se cache dans les ___ herbes.', '« herbes », le nom'],
  ['Léa met un pull ___.', '« pull », le nom'],
  ['Un ___ petit chat dort.', 'avec le nom'],
  ['Le serpent ___ dort.', '« serpent », le nom'],
  ['Elle est très ___.', 'avec le sujet'],
  ["Il s'est senti ___ de son gâteau.", 'avec le sujet'],
  ['La soupe est très ___.', 'avec le sujet, « la soupe » : on dirait « elle ».'],
  ['Zoé semble ___.', 'avec le sujet, « Zoé », qui est au singulier.'],
  ['Elle est ___.', 'avec le sujet, « elle ».'],
  ['Les amis de Léo sont ___.', 'avec le sujet.'],
])('GRA-15 an adjective is told to agree with its own noun: %s', (sentence, said) => {
  const question = gap(sentence, 'adjective', 'joli', 'jolie')
  expect(plain(gapReason(question, 0, 'CE2'))).toContain(said)
})

test.each([
  ['Noël', 'nom', null, 'une fête'],
  ['oisillons', null, 'sujet', '« ce sont … qui »'],
  ['Ils', null, 'sujet', '« ce sont eux qui » à la place de « ils »'],
  ['joue', null, 'verbe', 'le verbe conjugué'],
] as const)('GRA-15 «%s» is told for what it is', (word, nature, name, said) => {
  expect(wordHints(word, nature, name).map(plain).join(' ')).toContain(said)
})

test('GRA-15 a noun that is a subject is looked for with «c’est … qui», then told by its pronoun', () => {
  const said = trial(gap('Les chiens du voisin ___ fort.', 'verb', 'aboient', 'aboie'))
  expect(said).toContain("« c'est … qui »")
  expect(said).toContain('il, elle, ils ou elles')
})

test.each(['Ali', 'Zoé', 'France'])('GRA-15 «%s» is told for a proper noun', (name) => {
  const [said = ''] = wordHints(name, 'nom', null).map(plain)
  expect(said).toContain('nom propre')
  expect(said).not.toContain('« un »')
})

test.each(['lait', 'chance', 'Maman'])('GRA-15 «%s» is told for what has an article', (noun) => {
  const [said = ''] = wordHints(noun, 'nom', null).map(plain)
  expect(said).toContain("« le », « la », « l' » ou « les »")
})

test('GRA-16 CP is told of words that name, not of subject, noun or agreement', () => {
  for (const focus of ['verb', 'noun', 'determiner'] as const) {
    const question = gap('Les ___ ici.', focus, 'jouent', 'joue')
    const said = [trial(question, 'CP'), plain(gapReason(question, 0, 'CP'))].join(' ')
    expect(said).not.toMatch(/sujet|accord|déterminant|\bnom\b/u)
  }
})

test('GRA-15 a capital tells the first word where there is one only, and nobody has to act', () => {
  const order = (sentence: string): string =>
    orderTrial({ words: sentence.split(' ').map((text, position) => ({ text, position })) })
  expect(order('La semaine a sept jours.')).toMatch(/^La majuscule donne le premier mot/u)
  expect(order('Elle lança le ballon à Valentin.')).not.toContain('donne le premier mot')
  expect(order('La semaine a sept jours.')).not.toContain("l'action")
  // Nobody does anything there.
  for (const shown of ["C'est l'heure du goûter.", 'Ce sont les bottes de papa.'])
    expect(order(shown)).not.toContain('de qui')
  expect(order('Ce chat noir dort.')).toContain('de qui')
})

test.each([
  ['La vis ___ bien.', 'verb', 'serre', '« la vis » : on dirait « elle ».'],
  [
    'Le matin, les petits chats ___.',
    'verb',
    'jouent',
    '« les petits chats », qui est au pluriel.',
  ],
  ["L'amie se ___.", 'verb', 'repose', "« l'amie », qui est au singulier."],
  ['Nous ___ ici.', 'verb', 'jouons', 'son sujet, « nous ».'],
  ['On ___ ici.', 'verb', 'joue', 'comme avec « il ».'],
  ['Les chiens du voisin ___.', 'verb', 'aboient', 's’accorde avec son sujet.'],
  [
    '___ cloche sonne.',
    'determiner',
    'La',
    '« La » va avec « cloche », qui est au féminin singulier.',
  ],
  ['Tom voit ___ fleurs.', 'determiner', 'les', 'qui est au pluriel.'],
  [
    'Anna sonne la ___.',
    'noun',
    'cloche',
    'Le déterminant « la » annonce un singulier : « cloche ».',
  ],
  ['Tom voit trois petits ___.', 'noun', 'chats', '« trois » annonce un pluriel'],
  ['Un bol de ___.', 'noun', 'fraises', 'suit ce que le déterminant annonce'],
] as const)(
  'GRA-15 a reason names what the word agrees with, where the sentence tells it: %s',
  (sentence, focus, text, said) => {
    expect(plain(gapReason(gap(sentence, focus, text), 0, 'CE2'))).toContain(
      said.replaceAll('’', "'"),
    )
  },
)

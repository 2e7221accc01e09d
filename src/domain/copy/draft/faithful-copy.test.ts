/** Hand-made copies: what stands on the sheet is what is asked about, marked and stored, in its order and with its accents. */
import { expect, test } from 'vitest'
import { wordsOf } from '../text/text-words.ts'
import { type CopyDraft, draftFromReading, pendingWords } from './copy-draft.ts'
import { type CopyMark, copyMarks } from './copy-marks.ts'
import { confirmedText, confirmShownText } from './copy-text.ts'

function readSheet(dictation: string, sheet: string): CopyDraft {
  const tokens = sheet.split(' ').map((text) => ({ text, confidence: 95 }))
  return { ...draftFromReading(dictation, tokens), guided: false }
}

/** What is to check, a piece at a time: the expected words, and what was read. */
function asked(draft: CopyDraft): string[] {
  return pendingWords(draft)
    .map((index) => draft.words[index])
    .filter((word) => word?.found.joined === false)
    .map((word) => `${word?.text}>${word?.found.read ?? ''}`)
}

/** Every mark but plain text. */
function marked(draft: CopyDraft): string[] {
  return copyMarks(draft)
    .map(told)
    .filter((mark) => mark !== '')
}

function told(mark: CopyMark): string {
  switch (mark.kind) {
    case 'plain':
      return ''
    case 'wrong':
      return `${mark.written}≠${mark.expected}`
    case 'nuance':
      return `${mark.written}~${mark.expected}`
    case 'reordered':
      return `${mark.written}⇄${mark.expected}`
    case 'moved-sentence':
      return '⇅'
    case 'missing':
      return `_${mark.expected}`
    case 'extra':
      return `+${mark.written}${mark.nature === 'repeated' ? '²' : ''}`
    case 'heading':
      return `#${mark.written}`
    case 'illegible':
      return `?${mark.expected}`
  }
}

function forms(text: string): string[] {
  return wordsOf(text).map((word) => word.text)
}

const CAT = 'Le petit chat noir dort.'
const TWO = 'Le chat dort dans son panier. La souris grise mange du fromage.'
const THREE = `${TWO} Un oiseau chante sur la branche.`

/** What is planted, the dictation, the sheet, what is asked about, and the marks once it was confirmed as read. */
const COPIES: readonly (readonly [string, string, string, readonly string[], readonly string[]])[] =
  [
    ['nothing', CAT, CAT, [], []],
    // Accents
    ['à for a', 'Il a un chat.', 'Il à un chat.', ['a>à'], ['à~a']],
    ['a for à', 'Il va à Paris.', 'Il va a Paris.', ['à>a'], ['a~à']],
    ['ou for où', 'Où vas-tu ou restes-tu ?', 'Ou vas-tu ou restes-tu ?', ['Où>Ou'], ['Ou~Où']],
    ['où for ou', 'Le chat ou le chien.', 'Le chat où le chien.', ['ou>où'], ['où~ou']],
    ['la for là', 'Il est là.', 'Il est la.', ['là>la'], ['la~là']],
    ['là for la', 'Il voit la mer.', 'Il voit là mer.', ['la>là'], ['là~la']],
    ['du for dû', 'Il a dû partir.', 'Il a du partir.', ['dû>du'], ['du~dû']],
    ['sur for sûr', 'Il est sûr de lui.', 'Il est sur de lui.', ['sûr>sur'], ['sur~sûr']],
    [
      'one accent missing',
      "L'école est là.",
      "L'ecole est là.",
      ["L'école>L'ecole"],
      ["L'ecole~L'école"],
    ],
    [
      'every accent missing',
      "L'été, la forêt où rêve l'élève est fermée.",
      "L'ete, la foret ou reve l'eleve est fermee.",
      ["L'été>L'ete", 'forêt>foret', 'où>ou', 'rêve>reve', "l'élève>l'eleve", 'fermée>fermee'],
      ["L'ete~L'été", 'foret~forêt', 'ou~où', 'reve~rêve', "l'eleve~l'élève", 'fermee~fermée'],
    ],
    ['another accent', 'La mère part.', 'La mére part.', ['mère>mére'], ['mére~mère']],
    ['an accent too many', 'Il mange ici.', 'Il mangé ici.', ['mange>mangé'], ['mangé~mange']],
    ['a cedilla missing', 'Le garçon rit.', 'Le garcon rit.', ['garçon>garcon'], ['garcon~garçon']],
    // Capitals
    ['a capital missing', 'Il voit Paris.', 'Il voit paris.', ['Paris>paris'], ['paris~Paris']],
    ['a capital too many', 'Il voit un chat.', 'Il voit un Chat.', ['chat>Chat'], ['Chat~chat']],
    // Order
    [
      'two words swapped',
      CAT,
      'Le petit noir chat dort.',
      ['chat>noir chat'],
      ['noir chat⇄chat noir'],
    ],
    [
      'the first two swapped',
      CAT,
      'petit Le chat noir dort.',
      ['Le>petit Le'],
      ['petit Le⇄Le petit'],
    ],
    [
      'a word carried two places on',
      CAT,
      'Le chat noir petit dort.',
      ['petit>chat noir petit'],
      ['chat noir petit⇄petit chat noir'],
    ],
    [
      'a word carried two places back',
      CAT,
      'Le noir petit chat dort.',
      ['petit>noir petit chat'],
      ['noir petit chat⇄petit chat noir'],
    ],
    [
      'two pairs swapped',
      'Le petit chat dort et la souris grise mange.',
      'Le chat petit dort et la grise souris mange.',
      ['petit>chat petit', 'souris>grise souris'],
      ['chat petit⇄petit chat', 'grise souris⇄souris grise'],
    ],
    [
      'two sentences in the other order',
      TWO,
      'La souris grise mange du fromage. Le chat dort dans son panier.',
      [],
      ['⇅'],
    ],
    [
      'a sentence carried to the end',
      THREE,
      'Le chat dort dans son panier. Un oiseau chante sur la branche. La souris grise mange du fromage.',
      [],
      ['⇅'],
    ],
    [
      'two sentences in the other order, one with an error',
      TWO,
      'La sourit grise mange du fromage. Le chat dort dans son panier.',
      ['souris>sourit'],
      ['⇅', 'sourit≠souris'],
    ],
    // What is written twice, and what is not dictated
    ['a word twice', CAT, 'Le petit petit chat noir dort.', [], ['+petit²']],
    [
      'a line twice',
      TWO,
      'Le chat dort dans son panier. Le chat dort dans son panier. La souris grise mange du fromage.',
      [],
      ['+Le chat dort dans son panier²'],
    ],
    [
      'the end of a sentence twice',
      TWO,
      'Le chat dort dans son panier dans son panier. La souris grise mange du fromage.',
      [],
      ['+dans son panier²'],
    ],
    ['a word in excess', CAT, 'Le petit chat noir dort bien.', [], ['+bien']],
    ['a title', CAT, 'La sieste Le petit chat noir dort.', [], ['#La sieste']],
    ['a date', CAT, 'Mardi 12 mai Le petit chat noir dort.', [], ['#Mardi 12 mai']],
    ['the word «dictée»', CAT, 'Dictée Le petit chat noir dort.', [], ['#Dictée']],
    ['a word struck out and written again', CAT, 'Le petit cha chat noir dort.', [], ['+cha']],
    // Glued and split
    [
      'two words glued',
      'La plume grise tombe.',
      'La plumegrise tombe.',
      ['plume>plumegrise'],
      ['plumegrise≠plume grise'],
    ],
    [
      'two words glued, one misspelt',
      'La plume grise tombe.',
      'La plumegris tombe.',
      ['plume>plumegris'],
      ['plumegris≠plume grise'],
    ],
    ['three words glued', 'Il y a un chat.', 'Ilya un chat.', ['Il>Ilya'], ['Ilya≠Il y a']],
    [
      'a word split',
      'Il part ensuite.',
      'Il part en suite.',
      ['ensuite>en suite'],
      ['en suite≠ensuite'],
    ],
    [
      'an apostrophe lost',
      "Dans l'herbe verte.",
      'Dans lherbe verte.',
      ["l'herbe>lherbe"],
      ["lherbe≠l'herbe"],
    ],
    ['a hyphen lost', 'Où va-t-il ?', 'Où va t il ?', ['va-t-il>va t il'], ['va t il≠va-t-il']],
    // What is no error
    ['a space after an apostrophe', "Dans l'herbe verte.", "Dans l' herbe verte.", [], []],
    ['a curved apostrophe', "Dans l'herbe verte.", 'Dans l’herbe verte.', [], []],
    [
      'a word cut at the end of a line',
      'Des noisettes rousses.',
      'Des noi- settes rousses.',
      [],
      [],
    ],
    ['a word cut at its own hyphen', 'Un arc-en-ciel rose.', 'Un arc- en-ciel rose.', [], []],
    ['a spelling of 1990', 'Un oignon cru.', 'Un ognon cru.', [], []],
    ['a no-break space', 'Il dort : voilà.', 'Il dort\u00a0: voilà.', [], []],
    ['letters of two code points', "L'été vient.", "L'e\u0301te\u0301 vient.", [], []],
    // What is missing
    ['a word forgotten', CAT, 'Le chat noir dort.', ['petit>'], ['_petit']],
    [
      'a sentence forgotten',
      THREE,
      'Le chat dort dans son panier. Un oiseau chante sur la branche.',
      ['La>', 'souris>', 'grise>', 'mange>', 'du>', 'fromage>'],
      ['_La souris grise mange du fromage'],
    ],
    ['the last word forgotten', CAT, 'Le petit chat noir', ['dort>'], ['_dort']],
  ]

test.each(COPIES)(
  'MAR-01 %s: asked about, then marked for what it is',
  (_, dictation, sheet, questions, marks) => {
    const draft = readSheet(dictation, sheet)
    expect(asked(draft)).toEqual(questions)
    expect(marked(confirmShownText(draft))).toEqual(marks)
  },
)

test.each(COPIES)(
  'MAR-01 %s: stored as on the sheet once it was confirmed',
  (_, dictation, sheet) => {
    const stored = forms(confirmedText(confirmShownText(readSheet(dictation, sheet))))
    expect(stored.join(' ')).toBe(forms(sheet.replace(/(?<=noi)- |(?<=arc-) /u, '')).join(' '))
  },
)

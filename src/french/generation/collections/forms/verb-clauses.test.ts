import { expect, test } from 'vitest'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { interpretGivenWords } from '../../request/given-word-list.ts'
import { preferTense } from '../../request/verb-forms.ts'
import { mayTellForm } from './verb-clauses.ts'

const language = loadLanguage()

function given(text: string): Parameters<typeof mayTellForm>[1] {
  const [word] = interpretGivenWords([text], language)
  if (word === undefined) throw new Error(text)
  return preferTense(word, ['passé simple', 'futur', 'imparfait'])
}

test.each([
  ['dirent', 'S{les enfants} V{dire} O{merci}', true],
  ['dirent', '« V{venir:impératif.tu} ! » V{dire} S{papa}', false],
  ['dirent', '« V{venir:impératif.tu} ! » V{dire} S{(les jumelles|les élèves)}', true],
  ['iront', 'V{aller:impératif.tu} L{au marché}', false],
  ['iront', 'S{héros} V{pouvoir aller} L{au parc}', false],
  ['iront', 'S{héros} V{prendre} O{son vélo} J{et} V{aller} L{au parc}', true],
  ['prendra', 'S{tu} V{lire} O{la carte}, J{et} S{nous} V{prendre} O{les sacs}', false],
  ['prendra', 'S{mamie} V{ne pas prendre} O{le train}', true],
  ['viendrez', 'S{mon oncle} V{venir} L{à la fête}', false],
  ['viendrez', 'S{vous} V{venir} L{à la fête}', true],
  ['partait', 'S{le bateau} V{partir:présent} L{vers le large}', false],
  ['partait', 'S{le bateau} V{partir:état} L{vers le large}', true],
  ['partait', 'S{le bateau} V{se remettre} C{à flotter}', false],
])('TXT-02 «%s» in «%s»: %s', (form, line, may) => {
  expect(mayTellForm(line, given(form))).toBe(may)
})

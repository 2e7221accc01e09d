/** Every sentence a person can read lives in `src/texts`: no accented or typographic French literal stands elsewhere. */
import { expect, test } from 'vitest'
import { filesUnder, productFiles } from '../support/house/sources.ts'

/** Vocabulary of the language itself: the engine's and the rules' own words are data, not sentences. */
const WORDS_ARE_DATA =
  /^src\/(texts|french|domain\/grammar)\/|^src\/domain\/copy\/text\/(spelling-1990|misspelling-candidates)\b/u
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu
const FRENCH = /[éèêëàâîïôûùçœ«»]/iu

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*\/\/.*$/gmu, '')
}

test('no French literal stands outside src/texts', () => {
  const found = productFiles()
    .filter((file) => !WORDS_ARE_DATA.test(file.path))
    .flatMap((file) =>
      (withoutComments(file.text).match(LITERAL) ?? [])
        .filter((literal) => FRENCH.test(literal))
        .filter((literal) => !/^['"`][^\s]{1,3}['"`]$/u.test(literal))
        .map((literal) => `${file.path}: ${literal}`),
    )
  expect(found).toEqual([])
})

test('no French text stands between tags', () => {
  const found = filesUnder('src/web', /\.tsx$/u)
    .filter((file) => !file.path.endsWith('.test.tsx'))
    .flatMap((file) =>
      (withoutComments(file.text).match(/>[^<>{}]*[éèêëàâîïôûùçœ][^<>{}]*</giu) ?? []).map(
        (text) => `${file.path}: ${text.trim()}`,
      ),
    )
  expect(found).toEqual([])
})

/** Specified with an ordinary space: exactly these have one before a high sign. */
const SPECIFIED =
  /^(Merci|Correct|Bonne réponse|Temps écoulé|Toutes les réponses sont correctes|La phrase est correctement ordonnée) !|^Êtes-vous sûr de vouloir supprimer (cet apprenant|cette dictée|ce résultat) \?$|^Erreur : \$$|^Échec du parsing de la réponse \$ : |^(Question \$|Mot \$ de la question \$) invalide : |^(Nature|Fonction) invalide .* Valeurs autorisées : \$$|^L'Encrier est prêt : \$$/u

/** Literals whose `${…}` are a mere `$`; those inside of such a place stand by themselves. */
function literalsOf(file: string): string[] {
  const computed: string[] = []
  let text = withoutComments(file)
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/\$\{([^{}]*)\}/gu, (_, code: string) => {
      computed.push(code)
      return '$'
    })
  }
  const literals = [text, ...computed].flatMap((part) => part.match(LITERAL) ?? [])
  return literals.map((literal) => literal.slice(1, -1))
}

test('sentences use the straight apostrophe and no-break spaces', () => {
  const found = filesUnder('src/texts', /\.ts$/u)
    .filter((file) => !file.path.endsWith('.test.ts'))
    .flatMap((file) =>
      literalsOf(file.text)
        // The signs that a sentence may end with are named one after the other.
        .filter((text) => /[’]|« | [;:!?%»]/u.test(text.replace('. ! ou ?', '')))
        .filter((text) => !SPECIFIED.test(text))
        .map((text) => `${file.path}: ${text}`),
    )
  expect(found).toEqual([])
})

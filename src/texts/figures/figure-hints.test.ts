/** What is asked and hinted in fractions and measures, with no-break spaces as spaces. */
import { expect, test } from 'vitest'
import type { Figure, FigureQuestion, FigureTask } from '../../domain/figure/figure.ts'
import { drawsOf } from '../../domain/figure/figure-series.ts'
import { LEVELS } from '../../domain/level.ts'
import { newRandom } from '../../domain/random.ts'
import { figureHint } from './figure-hints.ts'
import { figureAnswerText, figurePrompt } from './figure-prompts.ts'

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/gu, ' ')
}

function on(figure: Figure, task: FigureTask): FigureQuestion {
  const answer = { kind: 'quantity', value: { value: 1, measure: null } } as const
  return { level: 'CM2', figure, task, answer }
}

const NONE: Figure = { form: 'none' }

function of(numerator: number, denominator: number): { numerator: number; denominator: number } {
  return { numerator, denominator }
}

test.each([
  [
    180,
    "La grande aiguille est sur le 12 : il n'y a pas de minutes. Lis le nombre que montre la petite aiguille.",
  ],
  [
    195,
    "La petite aiguille montre l'heure qu'elle a dépassée. La grande est sur le 3 : elle a fait un quart du tour.",
  ],
  [
    225,
    "La petite aiguille montre l'heure qu'elle a dépassée. La grande est sur le 9 : elle a fait trois quarts du tour.",
  ],
])('CAL-17 a clock at %d minutes is hinted by its hands', (minutes, hint) => {
  expect(plain(figureHint(on({ form: 'clock', minutes }, { kind: 'read' })))).toBe(hint)
})

test.each([
  [
    of(13, 10),
    "10 dixièmes font 1 ; dans 13 dixièmes, il y a 1 et 3 dixièmes. Les dixièmes s'écrivent au premier rang après la virgule.",
  ],
  [
    of(72, 100),
    "Les centièmes s'écrivent au deuxième rang après la virgule : le dernier chiffre de 72 va là.",
  ],
  [
    of(7, 100),
    "Les centièmes s'écrivent au deuxième rang après la virgule : que faut-il écrire avant ?",
  ],
  [of(3, 2), "Un demi, c'est 5 dixièmes. Combien font 3 demis ?"],
  [of(1, 4), "Un quart, c'est 25 centièmes."],
])('CAL-17 the decimal of a fraction is hinted by what makes it hard', (part, hint) => {
  expect(plain(figureHint(on(NONE, { kind: 'decimal', part })))).toBe(hint)
})

test.each([
  [
    { kind: 'sum', one: of(3, 2), other: of(7, 8) },
    '3/2 + 7/8 =',
    'Écris 3/2 en huitièmes. Les parts sont alors de la même taille : ajoute les nombres du haut.',
  ],
  [
    { kind: 'difference', one: of(5, 6), other: of(1, 12) },
    '5/6 \u2212 1/12 =',
    'Écris 5/6 en douzièmes. Les parts sont alors de la même taille : soustrais les nombres du haut.',
  ],
  [
    { kind: 'sum', one: of(2, 1), other: of(3, 4) },
    '2 + 3/4 =',
    "1, c'est 4 quarts : écris 2 en quarts. Ajoute ensuite 3 quarts.",
  ],
  [
    { kind: 'between', part: of(11, 4), side: 'above' },
    'La fraction 11/4 est entre deux nombres entiers qui se suivent. Quel est le plus grand des deux ?',
    "4 quarts font 1 : combien d'unités entières y a-t-il dans 11 quarts ? Le plus grand des deux nombres vient juste après.",
  ],
  [
    {
      kind: 'mixed',
      great: { value: 4, measure: 'h' },
      small: { value: 30, measure: 'min' },
      to: 'small',
    },
    '4 h 30 min = … min',
    'Rappelle-toi : 1 h = 60 min. Écris 4 h en min, puis ajoute 30 min.',
  ],
  [
    {
      kind: 'mixed',
      great: { value: 3, measure: 'm' },
      small: { value: 5, measure: 'cm' },
      to: 'great',
    },
    '3 m 5 cm = … m',
    "Rappelle-toi : 1 m = 100 cm. Les centimètres sont donc des centièmes de mètre : à quel rang s'écrivent-ils après la virgule ?",
  ],
  [
    { kind: 'left-over', from: { value: 390, measure: 's' }, great: { value: 6, measure: 'min' } },
    '390 s = 6 min … s',
    'Rappelle-toi : 1 min = 60 s. Écris 6 min en s, puis cherche ce qui manque pour aller à 390 s.',
  ],
  [
    {
      kind: 'rectangle',
      asked: 'area',
      length: { value: 9, measure: 'cm' },
      width: { value: 9, measure: 'cm' },
    },
    'Un carré a 9 cm de côté. Quelle est son aire ?',
    "L'aire d'un carré, c'est le côté multiplié par le côté.",
  ],
  [
    {
      kind: 'rectangle',
      asked: 'perimeter',
      length: { value: 9, measure: 'm' },
      width: { value: 4.5, measure: 'm' },
    },
    'Un rectangle mesure 9 m de long et 4,5 m de large. Quel est son périmètre ?',
    "Le périmètre, c'est le tour : ajoute la longueur et la largeur, puis prends le double.",
  ],
  [
    { kind: 'whole-of', half: 7 },
    "La moitié d'un nombre est 7. Quel est ce nombre ?",
    "Ce nombre, c'est 7 et encore 7.",
  ],
] satisfies readonly (readonly [FigureTask, string, string])[])(
  'CAL-17 %j is asked and hinted',
  (task, prompt, hint) => {
    const question = on(NONE, task)
    expect(plain(figurePrompt(question))).toBe(prompt)
    expect(plain(figureHint(question))).toBe(hint)
  },
)

test('CAL-17 every question of every class has a prompt, a hint and an answer without a hole', () => {
  for (const series of ['fractions', 'measures'] as const) {
    for (const level of LEVELS) {
      for (const [kind, draw] of drawsOf(series, level).entries()) {
        const random = newRandom(kind)
        for (let time = 0; time < 60; time += 1) {
          const question = draw(random)
          const said = [figurePrompt(question), figureHint(question), figureAnswerText(question)]
          expect(
            said.filter((text) => !/\S/u.test(text) || /undefined|null|NaN|: \./u.test(text)),
          ).toEqual([])
        }
      }
    }
  }
})

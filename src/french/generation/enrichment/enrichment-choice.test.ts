import { describe, expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { type Enrichment, parseEnrichment } from '../../data/enrichment.ts'
import type { Template } from '../../data/template.ts'
import { parseTemplate } from '../../data/template-notation.ts'
import type { Gender } from '../../morphology/features.ts'
import { type DiscourseEntity, newDiscourseModel } from '../../realisation/discourse-model.ts'
import { newSampler } from '../../sampler.ts'
import type { GenerationContext } from '../generation-context.ts'
import { fillTemplate } from '../placement/template-filling.ts'
import { temporalSettingOf } from '../text-planning/temporal-setting.ts'
import { NARRATIVE_TENSES } from '../text-planning/tense-selection.ts'
import { enrichSentence } from './enrichment-choice.ts'
import { NOT_ENRICHED, type TextPosition } from './enrichment-history.ts'

const language = await loadLanguage()
const ROOTS = new Set(['animal', 'personne', 'lieu', 'objet', 'nature', 'aliment'])
const knownClass = (name: string): boolean => ROOTS.has(name)
const FREE: TextPosition = {
  otherSettings: [],
  isFirst: false,
  from: 0,
  to: 5,
  preferredPatterns: [],
}

function frameOf(text: string): Template {
  const filled = parseTemplate(
    { file: 'words/x.templates', line: 1, text },
    { origin: 'word', theme: null, knownClass },
  )
  if ('message' in filled) throw new Error(filled.message)
  return filled
}

function enrichmentOf(text: string): Enrichment {
  const filled = parseEnrichment(
    { file: 'enrichments.templates', line: 1, text },
    new Map(),
    knownClass,
  )
  if ('message' in filled) throw new Error(filled.message)
  return filled
}

function actor(name: string, gender: Gender): DiscourseEntity {
  return { name, gender }
}

function storyWith(lines: readonly string[], tense: 'présent' | 'passé simple'): GenerationContext {
  const tenses = NARRATIVE_TENSES[tense]
  if (tenses === undefined) throw new Error(tense)
  const entities = {
    protagonist: actor('Léa', 'f'),
    friend: actor('Tom', 'm'),
    other: actor('Inès', 'f'),
  }
  return {
    language: { ...language, enrichments: lines.map(enrichmentOf) },
    // Every short sentence is lengthened: chance always says yes.
    random: { ...newSampler(1), next: () => 0 },
    seed: 0,
    level: 4,
    targetWords: 13,
    maxWords: 19,
    themes: ['journée'],
    tenses,
    discourse: newDiscourseModel(entities),
    conjugates: false,
    adjectiveProbability: 0,
  }
}

function told(
  template: string,
  lines: readonly string[],
  more: { readonly tense?: 'présent' | 'passé simple'; readonly around?: TextPosition } = {},
): string | null {
  const context = storyWith(lines, more.tense ?? 'présent')
  const plain = fillTemplate(frameOf(template), null, [], context)
  if (plain === null) throw new Error(`cannot fill ${template}`)
  const sentence = { text: plain.text, forced: false, tokens: [] }
  const enrichmentContext = {
    generation: context,
    history: NOT_ENRICHED,
    position: more.around ?? FREE,
  }
  return enrichSentence(plain.filled, sentence, enrichmentContext)?.realised.sentence.text ?? null
}

describe('a short sentence takes what fits it', () => {
  test('manner comes after the verb and its object, before the place', () => {
    expect(
      told('1 | S{héros} V{pousser} O{la porte} L{au fond de la grande cave}', [
        'pousser: | M{de toutes ses forces}',
      ]),
    ).toBe('Léa pousse la porte de toutes ses forces au fond de la grande cave.')
  })

  test('a pronoun stands for the subject, whoever it is', () => {
    const because = ['manger: | J{parce que} S{il} V{avoir:état} O{très faim}']
    expect(told('1 | S{les poules} V{manger} O{du pain}', because)).toBe(
      "Les poules mangent du pain parce qu'elles ont très faim.",
    )
    expect(told('1 | S{eux} V{manger} O{du pain}', because)).toBe(
      "Léa et Tom mangent du pain parce qu'ils ont très faim.",
    )
  })

  test('«son» and «le» follow the subject, and the tense the story', () => {
    const called = ["courir: | J{parce que} S{sa mère} V{l'appeler:état}"]
    expect(told('1 | S{eux} V{courir} L{dans la rue}', called, { tense: 'passé simple' })).toBe(
      'Léa et Tom coururent dans la rue parce que leur mère les appelait.',
    )
  })

  test('the main verb keeps its aspect behind a clause', () => {
    const night = ['tête | J{quand} S{la nuit} V{tomber}']
    expect(
      told('1 état | S{héros} V{chanter} O{une chanson}', night, { tense: 'passé simple' }),
    ).toBe('Quand la nuit tomba, Léa chantait une chanson.')
  })

  test('a relative describes the noun that ends the sentence, or the hero by name', () => {
    expect(
      told('1 | S{héros} V{regarder} O{une rivière}', [
        'nom rivière: | , S{qui} V{couler:état} L{dans le pré},',
      ]),
    ).toBe('Léa regarde une rivière, qui coule dans le pré.')
    expect(
      told('1 | S{héros} V{ouvrir} O{le coffre}', [
        "prénom | , S{qui} V{aimer:état} O{l'aventure},",
      ]),
    ).toBe("Léa, qui aime l'aventure, ouvre le coffre.")
  })
})

describe('and nothing that would be odd', () => {
  const quickly = ['courir: | M{à toute vitesse}']
  test.each([
    ['a negation', '1 | S{héros} V{ne courir pas} L{dans la rue}'],
    ['a question', '1 | V{courir}-S{héros} L{dans la rue} ?'],
    ['a wish', '1 | S{héros} V{courir} C{pour attraper le bus}'],
    ['a manner already told', '1 | S{héros} V{courir} M{sans bruit}'],
    ['another verb', '1 | S{héros} V{marcher} L{dans la rue}'],
  ])('%s takes no manner', (_, template) => {
    expect(told(template, quickly)).toBeNull()
  })

  test("no other day, season or hour than the text's", () => {
    const evening = ['| T{le soir}']
    const template = '1 | S{héros} V{courir} L{dans la rue}'
    expect(told(template, evening)).toBe('Léa court dans la rue le soir.')
    expect(told(template, evening, { around: { ...FREE, to: 2 } })).toBeNull()
    const winter = { ...FREE, isFirst: true, otherSettings: [temporalSettingOf('La neige tombe.')] }
    expect(told(template, ["tête | T{un matin d'été}"], { around: winter })).toBeNull()
  })

  test('what opens a text stands in its first sentence only', () => {
    const opening = ['tête | T{un beau matin/nom}']
    const template = '1 | S{héros} V{courir} L{dans la rue}'
    expect(told(template, opening)).toBeNull()
    expect(told(template, opening, { around: { ...FREE, isFirst: true } })).toBe(
      'Un beau matin, Léa court dans la rue.',
    )
  })

  test('no word that the sentence has already', () => {
    expect(told('1 | S{héros} V{courir} L{dans la nuit}', ['| T{avant la nuit}'])).toBeNull()
  })
})

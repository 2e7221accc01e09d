/** The fixed samples of the fill and reorder players (specification §2; GRA-09). */
import type { Exercise } from './exercise.ts'

function placed(sentence: string): { text: string; position: number }[] {
  return sentence.split(' ').map((text, position) => ({ text, position }))
}

export const FILL_SAMPLE: Exercise = {
  type: 'fill',
  questions: [
    {
      sentence: 'Le petit chat ___ dans le jardin.',
      words: [{ text: 'joue', options: ['joue', 'joues', 'jouent'] }],
    },
    {
      sentence: '___ enfants ___ une chanson.',
      words: [
        { text: 'Les', options: ['Le', 'La', 'Les'] },
        { text: 'chantent', options: ['chante', 'chantent', 'chantons'] },
      ],
    },
    {
      sentence: 'Ma sœur porte une robe ___.',
      words: [{ text: 'verte', options: ['vert', 'verte', 'verts', 'vertes'] }],
    },
  ],
}

export const REORDER_SAMPLE: Exercise = {
  type: 'reorder',
  questions: [
    {
      sentence: 'Le chien court dans le jardin.',
      words: placed('Le chien court dans le jardin.'),
      orders: [[0, 1, 2, 3, 4, 5]],
    },
    {
      sentence: 'Nous mangeons une pomme rouge.',
      words: placed('Nous mangeons une pomme rouge.'),
      orders: [[0, 1, 2, 3, 4]],
    },
  ],
}

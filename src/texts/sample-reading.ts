/** Written by tools/generators/sample-copy.ts: what the reader reads on the photo of the sample copy. */
import type { PhotoToken } from '../domain/photo/photo.ts'

interface SampleReading {
  readonly width: number
  readonly height: number
  readonly tokens: readonly PhotoToken[]
}

export const SAMPLE_READING: SampleReading = {
  width: 1180,
  height: 600,
  tokens: [
    { text: 'Ce', confidence: 97, box: [199, 178, 34, 24] },
    { text: 'matin,', confidence: 100, box: [279, 169, 108, 45] },
    { text: "l'écureuil", confidence: 99, box: [406, 158, 181, 52] },
    { text: 'sort', confidence: 100, box: [606, 179, 67, 33] },
    { text: 'de', confidence: 100, box: [706, 165, 27, 48] },
    { text: 'son', confidence: 100, box: [759, 191, 60, 24] },
    { text: 'nid.', confidence: 99, box: [189, 240, 69, 49] },
    { text: 'Il', confidence: 90, box: [269, 242, 28, 48] },
    { text: 'cherche', confidence: 100, box: [322, 243, 142, 51] },
    { text: 'une', confidence: 100, box: [496, 272, 54, 24] },
    { text: 'noisète', confidence: 96, box: [583, 260, 128, 40] },
    { text: 'sous', confidence: 100, box: [737, 277, 87, 26] },
    { text: 'les', confidence: 97, box: [178, 327, 42, 49] },
    { text: 'feuille.', confidence: 97, box: [245, 328, 137, 77] },
    { text: 'Bientôt', confidence: 100, box: [413, 344, 129, 39] },
    { text: "l'iver", confidence: 95, box: [561, 336, 95, 51] },
    { text: 'arrive,', confidence: 100, box: [682, 353, 122, 46] },
    { text: 'alors', confidence: 100, box: [180, 415, 89, 51] },
    { text: 'il', confidence: 97, box: [288, 418, 22, 49] },
    { text: 'cache', confidence: 100, box: [336, 419, 103, 51] },
    { text: 'son', confidence: 100, box: [470, 447, 55, 25] },
    { text: 'trésor.', confidence: 99, box: [551, 435, 129, 41] },
  ],
}

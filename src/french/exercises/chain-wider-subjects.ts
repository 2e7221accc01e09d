/** More of whom chains of agreement tell, by the class from which they are met (GRA-17). */
import type { Level } from '../../domain/level.ts'
import type { ChainSubject } from './chain-subjects.ts'

interface WiderSubject extends ChainSubject {
  readonly from: Level
}

const SAID = ['content', 'fatigué', 'heureux', 'fier'] as const

export const WIDER_SUBJECTS: readonly WiderSubject[] = [
  {
    from: 'CP',
    noun: 'vache',
    gender: 'f',
    hasColour: true,
    before: ['gros', 'petit', 'vieux'],
    behind: ['blanc', 'noir', 'brun'],
    said: ['calme', 'fatigué', 'curieux'],
    does: [
      ['manger', "de l'herbe"],
      ['marcher', 'dans le pré'],
    ],
  },
  {
    from: 'CP',
    noun: 'poule',
    gender: 'f',
    hasColour: true,
    before: ['petit', 'gros', 'joli'],
    behind: ['roux', 'noir', 'blanc'],
    said: ['calme', 'craintif', 'curieux'],
    does: [
      ['manger', 'du grain'],
      ['marcher', 'dans la cour'],
    ],
  },
  {
    from: 'CP',
    noun: 'voiture',
    gender: 'f',
    hasColour: true,
    isThing: true,
    before: ['petit', 'grand', 'vieux'],
    behind: ['rouge', 'bleu', 'noir'],
    said: ['rapide', 'propre', 'sale'],
    does: [
      ['rouler', 'sur la route'],
      ['rouler', 'dans la rue'],
    ],
  },
  {
    from: 'CP',
    noun: 'facteur',
    feminine: 'factrice',
    before: ['nouveau', 'jeune', 'gentil'],
    behind: [],
    said: SAID,
    does: [
      ['distribuer', 'le courrier'],
      ['sonner', 'à la porte'],
      ['porter', 'un paquet'],
    ],
  },
  {
    from: 'CP',
    noun: 'fermier',
    feminine: 'fermière',
    before: ['vieux', 'jeune', 'gentil'],
    behind: [],
    said: SAID,
    does: [
      ['réparer', 'le tracteur'],
      ['fermer', 'la barrière'],
      ['travailler', 'dans les champs'],
    ],
  },
  {
    from: 'CE1',
    noun: 'camion',
    hasColour: true,
    isThing: true,
    before: ['gros', 'grand', 'vieux'],
    behind: ['rouge', 'bleu', 'blanc'],
    said: ['lourd', 'propre', 'sale'],
    does: [
      ['rouler', 'sur la route'],
      ['rouler', 'dans la rue'],
    ],
  },
  {
    from: 'CE2',
    noun: 'chanteur',
    isMerry: true,
    feminine: 'chanteuse',
    before: ['jeune', 'gentil', 'nouveau'],
    behind: [],
    said: SAID,
    does: [
      ['chanter', 'sur la scène'],
      ['saluer', 'le public'],
    ],
  },
  {
    from: 'CE2',
    noun: 'jardinier',
    feminine: 'jardinière',
    before: ['vieux', 'nouveau', 'jeune'],
    behind: [],
    said: SAID,
    does: [
      ['tailler', 'la haie'],
      ['planter', 'des salades'],
      ['travailler', 'dans le parc'],
    ],
  },
  {
    from: 'CE2',
    noun: 'loup',
    feminine: 'louve',
    hasColour: true,
    before: ['grand', 'vieux', 'jeune'],
    behind: ['gris', 'blanc', 'noir'],
    said: ['fatigué', 'craintif', 'curieux'],
    does: [
      ['marcher', 'dans la neige'],
      ['traverser', 'la forêt'],
      ['hurler', 'dans la nuit'],
    ],
  },
  {
    from: 'CE2',
    noun: 'bateau',
    hasColour: true,
    isThing: true,
    before: ['grand', 'petit', 'vieux', 'beau'],
    behind: ['blanc', 'bleu', 'rouge'],
    said: ['rapide', 'solide', 'lourd'],
    does: [
      ['traverser', 'le lac'],
      ['rentrer', 'au port'],
    ],
  },
  {
    from: 'CM1',
    noun: 'cavalier',
    feminine: 'cavalière',
    before: ['jeune', 'nouveau', 'gentil'],
    behind: [],
    said: [...SAID, 'prudent', 'courageux'],
    does: [
      ['galoper', 'sur la plage'],
      ['monter', 'sur la colline'],
      ['rentrer', 'au village'],
    ],
  },
  {
    from: 'CM1',
    noun: 'skieur',
    isMerry: true,
    feminine: 'skieuse',
    before: ['jeune', 'nouveau', 'vieux'],
    behind: [],
    said: [...SAID, 'prudent'],
    does: [
      ['rentrer', 'au chalet'],
      ['monter', 'au sommet'],
      ['traverser', 'la piste'],
    ],
  },
  {
    from: 'CM1',
    noun: 'renard',
    hasColour: true,
    before: ['jeune', 'petit', 'vieux'],
    behind: ['roux', 'gris', 'blanc'],
    said: ['fatigué', 'prudent', 'curieux'],
    does: [
      ['traverser', 'le chemin'],
      ['rentrer', 'au terrier'],
      ['marcher', 'dans la neige'],
    ],
  },
]

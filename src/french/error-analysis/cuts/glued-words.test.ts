/** Of words that the copy writes as one, or of one with several errors, every part is told. */
import { expect, test } from 'vitest'
import { toldErrors } from '../../../../test/support/house/told-error.ts'

function toldOf(marked: string): string {
  return toldErrors(marked, 'CM2')
    .map(({ code, said }) => `${code}: ${said}`)
    .join(' | ')
}

const PARTS: readonly (readonly [marked: string, ...parts: string[]])[] = [
  ['Il court {dans les|danlé} bois.', 'mot à part', 'le s de « dans »', 'finissent par es'],
  ['Maman fait {un gâteau|ungato}.', 'un petit gâteau', '-eau', 'Le chapeau de « gâteau »'],
  ['Il y a {une seule|uneseul} pièce.', 'mot à part', 'ajoute e à « seul »'],
  ['{Il y a|Ilia} un chat.', "c'est donc trois mots", 'un i grec'],
  ['{Je vais|Jevé} au parc.', "c'est donc deux mots", '« je vais », « tu vas »'],
  ['{Puis-je|Puije} sortir ?', "un trait d'union", '-s, comme « je finis »'],
  ['Ils sont venus {eux-mêmes|eux même}.', "un trait d'union", '« même » prend un s'],
  ['Une {carotte|carot} crue.', 'deux t', 'sans e derrière lui'],
  ['La {ville|file} dort.', 'pour v, elle vibre', '-ille se lit « il »'],
  ['Il joue au {tennis|denis}.', 'pour t, elle ne vibre pas', 'deux n'],
  ['Il court {vite|fit}.', 'pour v, elle vibre', 'sans e derrière lui'],
  ['Mon {bonnet|boné} rouge.', 'deux n', '-et'],
  ["C'est un {éléphant|néléfan}.", "c'est la liaison", 'ph', 'on y entend le t'],
  ['Des {sandwichs|sandouiche} chauds.', 'prend un s', 'le w'],
  ['Les {trente|trantes} élèves.', 'avec en', 'il ne prend jamais de s'],
  ['{Toutes|Tout} les équipes jouent.', 'on met un s', 'ajoute e à « tout »'],
]

test.each(PARTS)('MAR-04 every error of «%s» is told', (marked, ...parts) => {
  const told = toldOf(marked)
  for (const part of parts) expect(told).toContain(part)
})

const TOLD: readonly (readonly [marked: string, said: string])[] = [
  ["{C'était|Sétait} hier.", "segmentation: « c' », c'est « cela » en plus court"],
  ["{C'était|S'était} lui qui la réparait.", "« ce n'était pas lui qui la réparait »"],
  ["{C'étaient|S'étaient} mes amis.", "« ce n'étaient pas mes amis »"],
  ['Il y {en|an} a.', 'remplace « de cela »'],
  ["{C'est|Cé} mon papa.", 'On peut dire « cela est mon papa » : '],
  ["{C'est|Ses} pourquoi il rit.", 'On peut dire « voilà pourquoi il rit »'],
  ["{C'est|Ces} Léa qui chante.", "On peut dire « ce n'est pas Léa qui chante »"],
  ["Je ne sais pas {quand|qu'en} il vient.", '« je ne sais pas à quel moment il vient »'],
  ['Je ne sais pas quand {commence|commences} le film.', 'accord_verbe: Le sujet est après'],
  ['{Perdue|Perdu} dans la forêt, la fillette pleurait.', 'accord_genre: De qui ou de quoi'],
  ["Ils croient {qu'ils|qu'il} étaient là.", 'accord_nombre: Regarde le verbe, « étaient »'],
  ['Les animaux sans {lesquels|lequel} il vit.', '« lesquels » remplace « les animaux »'],
  ['Il faut que nous {soyons|soillons} là.', 'se lit comme « soi-ions »'],
  ["Une île entourée {d'eau|dos} salée.", "« d'eau », c'est « de » et « eau »"],
  ['Si tu {pouvais|pouvès}, tu viendrais.', 'temps_mode: Avec « tu » : à l'],
  ['Deux oiseaux {gazouillent|gazouyent}.', "Derrière ou, le son de « grenouille » s'écrit ill"],
  ['Nous voyons de hauts {murs|mur}.', '« de hauts » annonce plusieurs'],
  ['Il dit : « {Attention|atension} ! »', "majuscule: C'est le premier mot de la phrase"],
  ['Il vit une {ombre|hombre}.', 'commence par « o », sans h'],
  ['Mon ami est {gentil|janti}.', 'commence par ge'],
  ['Il {tape|tap} fort.', 'le verbe se termine par -e'],
  ['Arrête de {te|tes} plaindre.', 'devant un verbe, comme dans « il te parle »'],
  ['Ils avaient de nombreux {dieux|dieu}.', '« de nombreux » annonce plusieurs'],
  ['Ma sœur et moi {sommes|somme} là.', 'on peut dire « nous » : le verbe se termine par -s'],
  ['Le {pneu|peneu} est crevé.', 'il y en a une de trop'],
  ['{Pourquoi|Pourquoit} ris-tu ?', 'il finit comme « moi » et « roi »'],
  ['Votre {petite-fille|petite fille} rit.', "c'est l'enfant de leur enfant"],
  ['Léo {a|ha} un vélo.', 'homophone: On peut dire « Léo avait un vélo »'],
  ['La plus jeune, {émerveillée|émerveiller}, rit.', '« la plus jeune, surprise »'],
]

test.each(TOLD)('MAR-04 of «%s» what decides is told', (marked, said) => {
  expect(toldOf(marked)).toContain(said)
})

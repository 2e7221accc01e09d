/** Errors on the homophones that every class knows, planted in sentences: each is told the reason that is true in its own. */
import { expect, test } from 'vitest'
import { alignCopy } from '../../domain/copy/alignment/copy-alignment.ts'
import { copyWords } from '../../domain/copy/alignment/copy-words.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import { diagnoseCopy } from './diagnose-copy.ts'
import { loadLanguage } from './load-language.ts'

const language = loadLanguage()

/** The reason, then the sentences in which it is told, with {what is dictated|what is written}. */
const TABLE = `
(aucune) ← Ils viennent {tous|tout} les deux. / {Tous|Tout} ceux qui jouent rient. / Il est {tout|tous} seul. / {Tous|Tout} dorment.
Après le verbe être, « tous » s'accorde avec le sujet : « ils ». ← Ils sont {tous|tout} là.
Après le verbe être, « toutes » s'accorde avec le sujet : « elles ». ← Elles sont {toutes|toute} petites.
Après le verbe être, « toutes » s'accorde avec le sujet : « les filles ». ← Les filles sont {toutes|tous} là.
C'est le contraire de « avec », donc « sans ». ← Il part {sans|s'en} son sac. / Il boit son lait {sans|cent} sucre.
C'est le contraire de « beaucoup », donc « peu ». ← Il mange {peu|peut}. / {Peu|Peut} de gens viennent.
C'est le contraire de « loin », donc « près ». ← Il habite {près|prêt} d'ici. / Il passe tout {près|prêt}.
C'est le contraire de « plus tard », donc « plus tôt » en deux mots. ← Il se lève {plus tôt|plutôt}.
C'est le contraire de « sous », donc « sur » sans accent. ← Le chat est {sur|sûr} le toit.
C'est le nom du mois, donc « mai ». ← Le mois de {mai|mais} arrive. / Ce mois de {mai|met} est doux.
C'est le nombre 100, donc « cent ». ← Il a {cent|sans} billes. / {Cent|Sans} enfants courent.
C'est le nombre 6, donc « six » avec un x. ← Il achète {six|si} pommes. / Nous étions {six|si} à table.
C'est le pluriel de « c'est » ou de « c'était », donc « ce ». ← {Ce|Se} sont mes amis. / {Ce|Se} ne sont pas des jeux.
C'est le verbe devoir, comme dans « j'ai dû », donc « dû » avec un accent. ← Il a {dû|du} partir. / Il a {dû|du} pleuvoir.
C'est un seul mot, qui dit souvent où ou quand, donc « dans ». ← Il dort {dans|d'en} son lit. / {Dans|D'en} deux jours, il part.
C'est « de » devant « en », en deux mots, donc « d'en ». ← Il a envie {d'en|dans} manger. / Il revient {d'en|dans} haut.
C'est « si » devant « il » ou « ils », donc « s' ». ← Elle se demande {s'il|c'il} vient. / {S'ils|C'ils} jouent, je joue.
Ce sont les siens ou les siennes, donc « ses ». ← Paul range {ses|ces} jouets. / Elle met {ses|s'est} bottes.
Devant ce verbe, on peut dire « le », donc « la » sans accent. ← Il {la|là} regarde. / Il {la|l'a} voit souvent.
Devant un nom au pluriel, « leurs » prend un s. ← Ils rangent {leurs|leur} affaires. / {Leurs|Leur} enfants jouent.
Devant un nom au singulier, « leur » ne prend pas de s. ← {Leur|Leurs} maison est grande. / Il a vu {leur|leurs} voisin.
Devant un verbe, comme « lui », « leur » ne prend jamais de s. ← Ils {leur|leurs} donnent du pain. / Elle {leur|leurs} parle doucement.
Devant un verbe, on peut dire « m' » ou « t' » avec un autre sujet, donc « s' ». ← Il {s'était|c'était} perdu. /
    Ils {s'étaient|c'étaient} cachés.
Devant un verbe, on peut dire « me » ou « te » avec un autre sujet, donc « se ». ← Il {se|ce} lave. / Ils {se|ce} cachent derrière l'arbre.
Devant un verbe, « leur » ne prend jamais de s ; devant un nom au singulier, non plus. ← Le loup {leur|leurs} fait peur.
Devant « à », « au » ou « aux », il veut dire « pour ce qui est de », donc « quant » avec un t. ← {Quant|Quand} à moi, je reste.
Ici, « même » ne s'accorde avec aucun nom : il ne prend pas de s. ← {Même|Mêmes} les petits courent. / Il vient quand {même|mêmes}.
Ici, « quand même » veut dire « tout de même » : « quand » prend un d. ← Elle vient {quand|quant} même.
Ici, « tout » ne s'accorde avec aucun nom : il ne prend pas de s. ← Elle est {tout|tous} étonnée. / Il a {tout|tous} vu.
Il remplace un nom au pluriel, comme « les siens » ou « les siennes » : « leurs » prend un s. ← Les {leurs|leur} sont verts. /
    Elle vient avec les {leurs|leur}.
Il remplace un nom au singulier, comme « le sien » ou « la sienne » : « leur » ne prend pas de s. ← Elle a pris la {leur|leurs}.
Il remplace un nom, comme « le mien » ou « la mienne », donc « nôtre » avec un accent. ← Ce ballon est le {nôtre|notre}. /
    La {nôtre|notre} est plus grande.
Il remplace un nom, comme « le tien » ou « la tienne », donc « vôtre » avec un accent. ← Ce livre est le {vôtre|votre}.
Il va avec un nom féminin, comme « une » ou « ma », donc « la » sans accent. ← {La|Là} mer est calme. / {La|Là} France est grande.
Il va avec un nom, comme « un » ou « le », donc « ce ». ← {Ce|Se} chat est noir. / {Ce|Se} matin-là, il pleut.
La phrase n'est pas négative : devant « aime », on n'ajoute pas « n' ». ← On {aime|n'aime} les pommes.
La phrase n'est pas négative : devant « y », on n'ajoute pas « n' ». ← On {y|n'y} va.
Le mot « d' » manque. ← Il y a {d'autres|autres} amis.
Le mot « l' » manque. ← Elle va à {l'école|école}.
Le mot « n' » manque. ← Il {n'a|a} pas peur.
On les montre : au singulier, on dirait « ce » ou « cette », donc « ces ». ← {Ces|Ses} fleurs sont belles. / Il aime {ces|c'est} gâteaux.
On ne peut dire ni « ici » ni « l'avait », donc « la ». ← {La|Là} plus belle est partie. / {La|Là} leur est verte.
On ne peut dire ni « me » ni « te », donc « ce ». ← Jusqu'à {ce|se} que la nuit tombe. / Il pense à {ce|se} qu'il dit.
On ne peut dire ni « sept » ni « m'y », donc « si ». ← {Si|Six} tu viens, nous jouerons. / Il est {si|six} content !
On ne peut dire ni « tes » ni « mettait », donc « mais ». ← {Mais|Mes} oui, il vient !
On ne peut pas dire « avait » : c'est le petit mot « à », avec un accent. ← Il va {à|a} la plage. / {À|A} midi, il mange.
On ne peut pas dire « et pas » : c'est « ne » et « y » devant un verbe, donc « n'y ». ← Il {n'y|ni} a personne. / Elle {n'y|ni} va jamais.
On ne peut pas dire « l'avais », donc « les ». ← Je {les|l'ai} vois.
On ne peut pas dire « lorsque » : c'est « que » devant « en », donc « qu'en ». ← {Qu'en|Quand} penses-tu ? /
    Il dit {qu'en|quand} hiver il neige.
On ne peut pas dire « ou bien » : « où » parle d'un endroit ou d'un moment. ← {Où|Ou} vas-tu ? / La maison {où|ou} il habite est petite.
On ne peut pas dire « ou bien », donc « où » avec un accent. ← Au cas {où|ou} il pleuvrait, rentrez.
On ne peut pas dire « plus tard », donc « plutôt » en un seul mot. ← Il préfère {plutôt|plus tôt} le bleu. /
    Prends {plutôt|plus tôt} ce livre.
On ne peut pas dire « pouvait », donc « peu ». ← {Peu|Peut} à peu, il grandit. / Il viendra sous {peu|peut}.
On ne peut pas dire « prête », donc « près » avec un s. ← Il arrive à peu {près|prêt} à midi. / Il y a {près|prêt} de cent élèves.
On ne peut pas dire « qu'il », donc « quel » en un seul mot. ← {Quel|Qu'elle} âge as-tu ?
On ne peut pas dire « qu'il », donc « quelle » en un seul mot. ← {Quelle|Qu'elle} belle fleur !
On ne peut pas dire « qu'ils », donc « quels » en un seul mot. ← {Quels|Qu'elle} beaux jours !
On ne peut pas dire « sous », donc « sûr » avec un accent. ← C'est un endroit {sûr|sur}.
On peut dire « avaient » : c'est le verbe avoir, donc « ont ». ← Ils {ont|on} faim. / Les enfants {ont|on} joué.
On peut dire « avais » : c'est le verbe avoir avec « je », donc « ai ». ← {J'ai|J'est} faim.
On peut dire « avais » : c'est le verbe avoir avec « tu », donc « as ». ← Tu {as|a} un chat. / Tu {as|à} un chat.
On peut dire « avait » : c'est le verbe avoir, donc « a » sans accent. ← Il {a|à} un vélo. / Il y {a|à} du vent.
On peut dire « cela est », donc « c'est ». ← {C'est|S'est} un beau jour. / {C'est|Ces} mon ami.
On peut dire « cela », donc « c' ». ← {C'était|S'était} hier.
On peut dire « cela », donc « ce ». ← {Ce|Se} n'est pas vrai. / {Ce|Se} doit être lui.
On peut dire « cela », donc « ça ». ← {Ça|Sa} va bien.
On peut dire « certain », donc « sûr » avec un accent. ← Il est {sûr|sur} de lui. / Bien {sûr|sur}, il viendra.
On peut dire « de la » devant un nom féminin, donc « du » sans accent. ← Il boit {du|dû} lait.
On peut dire « et pas », donc « ni ». ← Il n'est {ni|n'y} grand ni petit.
On peut dire « et puis », donc « et ». ← Le chat {et|est} le chien jouent. / Nous avons soif {et|est} faim.
On peut dire « ici », donc « là » avec un accent. ← Elle est {là|la}. / Maman l'a mise {là|l'a}.
On peut dire « il », donc « on ». ← {On|Ont} mange à midi. / {On|Ont} a vu un lapin.
On peut dire « je m'en » avec un autre sujet, donc « s'en ». ← Il {s'en|sans} va. / Elle {s'en|c'en} souvient.
On peut dire « je m'y » avec un autre sujet, donc « s'y ». ← Il {s'y|si} trouve bien. / Elle {s'y|six} rend à pied.
On peut dire « je me suis » avec un autre sujet, donc « s'est ». ← Il {s'est|c'est} levé tôt. / Elle {s'est|ses} lavée.
On peut dire « l'avais », donc « l'ai ». ← Je {l'ai|les} vu.
On peut dire « l'avais », donc « l'as ». ← Tu {l'as|la} trouvé.
On peut dire « l'avait », donc « l'a ». ← Il {l'a|la} vu hier. / Le garçon {l'a|là} mangée.
On peut dire « la chose », donc « ce ». ← Il fait {ce|se} qu'il veut. / Il ne sait pas {ce|se} qui se passe.
On peut dire « lorsque » ou « à quel moment », donc « quand ». ← {Quand|Quant} il pleut, je lis. / {Quand|Qu'en} viens-tu ?
On peut dire « m'avaient », donc « m'ont ». ← Ils {m'ont|mon} vu.
On peut dire « m'avait », donc « m'a ». ← Il {m'a|ma} vu. / Il {m'a|ma} dit merci.
On peut dire « m'était », donc « m'est ». ← Il {m'est|mes} arrivé une histoire. / Ce livre {m'est|met} utile.
On peut dire « ma » ou « ta », donc « sa ». ← Il prend {sa|ça} veste.
On peut dire « ma », donc « ta ». ← {Ta|T'a} robe est belle.
On peut dire « mes », donc « tes ». ← {Tes|T'es} amis jouent.
On peut dire « mettais » : c'est le verbe mettre, donc « mets ». ← Tu {mets|mes} ton manteau.
On peut dire « mettait » : c'est le verbe mettre, donc « met ». ← Il {met|mes} son manteau.
On peut dire « mon » ou « ma », donc « notre » sans accent. ← C'est {notre|nôtre} maison. / {Notre|Nôtre} chat dort.
On peut dire « mon » ou « ton », donc « son ». ← {Son|Sont} frère est grand. / Il cherche {son|sont} sac.
On peut dire « mon », donc « ton ». ← {Ton|T'ont} ami rit. / {Ton|T'ont} école est loin.
On peut dire « ou bien », donc « ou » sans accent. ← Il en mange une {ou|où} deux. / Tu veux du pain {ou|où} du gâteau ?
On peut dire « pourtant », donc « mais ». ← Il se couche tôt {mais|mes} il dort mal. / Il est petit {mais|met} fort.
On peut dire « pouvais » : c'est le verbe pouvoir, donc « peux ». ← Je {peux|peu} venir. / Je {peux|peut} courir.
On peut dire « pouvait » : c'est le verbe pouvoir, donc « peut ». ← Il {peut|peu} venir. / Elle {peut|peux} sortir.
On peut dire « pouvait être » : c'est le verbe pouvoir, donc « peut être » en deux mots. ← Il {peut être|peut-être} grand.
On peut dire « prête » au féminin, donc « prêt ». ← Il est {prêt|près} à partir.
On peut dire « prêtes » au féminin, donc « prêts ». ← Ils sont {prêts|près}.
On peut dire « qu'il », donc « qu'elle ». ← Il dit {qu'elle|quelle} dort.
On peut dire « qu'ils », donc « qu'elles ». ← Je crois {qu'elles|quelles} jouent.
On peut dire « sans doute », donc « peut-être » avec un trait d'union. ← {Peut-être|Peu-être} viendra-t-il. /
    Il est {peut-être|peut être} là.
On peut dire « savais » : c'est le verbe savoir, donc « sais ». ← Je {sais|c'est} nager. / Je ne {sais|s'est} pas.
On peut dire « savait » : c'est le verbe savoir, donc « sait ». ← Il {sait|s'est} lire. / Qui {sait|c'est} ?
On peut dire « sentais » : c'est le verbe sentir, donc « sens ». ← Je {sens|sans} une odeur.
On peut dire « sentait » : c'est le verbe sentir, donc « sent ». ← Il {sent|sans} la fleur. / Le chien {sent|s'en} le chat.
On peut dire « t'avaient », donc « t'ont ». ← Ils {t'ont|ton} vu.
On peut dire « t'avait », donc « t'a ». ← Il {t'a|ta} parlé.
On peut dire « t'étais », donc « t'es ». ← Tu {t'es|tes} lavé.
On peut dire « t'était », donc « t'est ». ← Elle {t'est|tes} fidèle.
On peut dire « ta », donc « ma ». ← {Ma|M'a} sœur dort.
On peut dire « tellement », donc « si ». ← Elle chante {si|s'y} bien.
On peut dire « tes », donc « mes ». ← {Mes|Mais} amis arrivent. / Il range {mes|met} livres.
On peut dire « ton » ou « ta », donc « votre » sans accent. ← {Votre|Vôtre} chien aboie. / Prenez {votre|vôtre} cahier.
On peut dire « ton », donc « mon ». ← {Mon|M'ont} chat dort.
On peut dire « un petit peu », donc « peu ». ← Il a un {peu|peux} froid. / Il fait un {peu|peut} de bruit.
On peut dire « étaient » : c'est le verbe être, donc « sont ». ← Ils {sont|son} partis. / Les chats {sont|son} gris.
On peut dire « étais » : c'est le verbe être avec « tu », donc « es ». ← Tu {es|est} grand. / Tu {es|et} gentil.
On peut dire « était » : c'est le verbe être, donc « est ». ← Il {est|et} tard. / Le ciel {est|ai} bleu.
« est » et « et » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Il va vers {l'est|l'et}.
« eux » annonce plusieurs : « mêmes » prend un s. ← Ils le font {eux-mêmes|eux-même}.
« l'as » et « la » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Il joue {l'as|la} de pique.
« la » est au singulier : « même » aussi. ← Il mange la {même|mêmes} pomme.
« le » est au singulier : « même » aussi. ← Ils ont le {même|mêmes} sac.
« les » annonce plusieurs : « mêmes » prend un s. ← Ils ont les {mêmes|même} chaussures.
« les » annonce plusieurs : « nôtres » prend un s. ← Les {nôtres|nôtre} jouent.
« lui » est au singulier : « même » aussi. ← {Lui-même|Lui-mêmes} chante.
« là » et « la » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← D'ici {là|la}, il dort.
« mets » et « mes » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Il mange des {mets|mes} délicieux.
« ni » et « nid » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Elle n'a {ni|nid} frère ni sœur.
« nid » et « ni » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Le {nid|ni} est dans l'arbre.
« pas » va avec « n' » devant le verbe : on écrit « n'a ». ← On {n'a|a} pas peur.
« pas » va avec « n' » devant le verbe : on écrit « n'entre ». ← Qu'on {n'entre|entre} pas !
« plus » va avec « n' » devant le verbe : on écrit « n'y ». ← On {n'y|y} va plus.
« que » va avec « n' » devant le verbe : on écrit « n'aime ». ← On {n'aime|aime} que les pommes.
« quelle » s'accorde avec « heure ». ← {Quelle|Quel} heure est-il ?
« quels » s'accorde avec « beaux jours ». ← {Quels|Quel} beaux jours !
« rien » va avec « n' » devant le verbe : on écrit « n'a ». ← Quand on {n'a|a} rien, on rêve.
« rien » va avec « n' » devant le verbe : on écrit « n'entend ». ← On {n'entend|entend} rien.
« sang » et « sans » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Il perd du {sang|sans}.
« sens » et « sans » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Le {sens|sans} du mot est clair.
« son » et « sont » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Le {son|sont} de la cloche est doux. /
    Un joli {son|sont} sort du tambour.
« ton » et « t'ont » se prononcent de la même façon : c'est le sens de la phrase qui choisit. ← Elle parle d'un {ton|t'ont} doux.
« tous » s'accorde avec « les enfants ». ← {Tous|Tout} les enfants jouent.
« tous » s'accorde avec « les jours ». ← Il court {tous|tout} les jours.
« tous » s'accorde avec « mes petits chats ». ← {Tous|Tout} mes petits chats dorment.
« tout » s'accorde avec « ce gâteau ». ← {Tout|Tous} ce gâteau est bon.
« tout » s'accorde avec « l'hiver ». ← Il dort {tout|tous} l'hiver.
« tout » s'accorde avec « le gâteau ». ← Il mange {tout|tous} le gâteau.
« tout » s'accorde avec « le monde ». ← {Tout|Tous} le monde rit.
« toute » s'accorde avec « la classe ». ← {Toute|Tout} la classe rit.
« toute » s'accorde avec « une journée ». ← {Toute|Tout} une journée passe.
« toutes » s'accorde avec « les filles ». ← {Toutes|Tous} les filles rient.
`

interface Planted {
  readonly reason: string
  readonly sentence: string
}

/** Rows of the table, each reason with its sentences; a line that starts with a space goes on. */
const ROWS: readonly Planted[] = TABLE.trim()
  .split(/\n(?! )/u)
  .flatMap((row) => {
    const [reason = '', sentences = ''] = row.split(' ←')
    return sentences.split('/').map((sentence) => ({ reason, sentence: sentence.trim() }))
  })

const PLANT = /\{(.+)\|(.+)\}/u

/** The first reason that a copy of the sentence is given, with plain spaces. */
function reasonOf(sentence: string): string {
  const [, expected = '', written = ''] = PLANT.exec(sentence) ?? []
  const text = sentence.replace(PLANT, expected)
  const start = sentence.indexOf('{')
  const words = wordsOf(text)
  const first = words.findIndex((word) => word.start === start)
  const last = words.findIndex((word) => word.end === start + expected.length)
  const { errors } = diagnoseCopy(text, [{ first, last, expected, written }], language)
  return errors[0]?.classes[0]?.explanation?.replaceAll('\u00a0', ' ') ?? '(aucune)'
}

test('COR-03 the table plants more than 150 errors', () => {
  expect(ROWS.length).toBeGreaterThan(150)
})

test.each(ROWS)('COR-03 «$sentence»: $reason', ({ reason, sentence }) => {
  expect(reasonOf(sentence)).toBe(reason)
})

test.each([
  ['Prends plutôt ce livre.', 'Prends plus tôt ce livre.', ['plus tôt']],
  ['Il se lève plus tôt.', 'Il se lève plutôt.', ['plutôt', 'plutôt']],
  ["On n'a pas peur.", 'On a pas peur.', ['a']],
])('COR-03 «%s» copied «%s» stays one piece', (text, copy, read) => {
  const { words } = alignCopy(wordsOf(text), copyWords([{ text: copy }]))
  expect(words.filter(({ status }) => status !== 'right').map((word) => word.read)).toEqual(read)
})

/** Errors on the homophones that every class knows, planted in sentences: each is told by a replacement in its own. */
import { expect, test } from 'vitest'
import { alignCopy } from '../../domain/copy/alignment/copy-alignment.ts'
import { copyWords } from '../../domain/copy/alignment/copy-words.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import { diagnoseCopy } from './diagnose-copy.ts'
import { loadLanguage } from './load-language.ts'

const language = loadLanguage()

/** The reason, then the sentences in which it is told, with {what is dictated|what is written}. */
const TABLE = `
On peut dire « il boit son lait avec ou sans sucre » : donc « sans ». ← Il boit son lait {sans|cent} sucre.
On peut dire « il mange beaucoup » : c'est le contraire, donc « peu ». ← Il mange {peu|peut}.
On peut dire « beaucoup de gens viennent » : c'est le contraire, donc « peu ». ← {Peu|Peut} de gens viennent.
On ne peut pas dire « prête d'ici » : ce n'est pas quelqu'un de prêt, donc « près ». ← Il habite {près|prêt} d'ici.
« près » veut dire « pas loin » ; « prêt » devient « prête » au féminin. ← Il passe tout {près|prêt}.
On peut dire « il se lève plus tard » : c'est le contraire, en deux mots, donc « plus tôt ». ← Il se lève {plus tôt|plutôt}.
On ne peut pas dire « le chat est certain le toit » : ce n'est pas quelqu'un de sûr, donc « sur ». ← Le chat est {sur|sûr} le toit.
C'est le nom du mois, entre avril et juin, donc « mai ». ← Le mois de {mai|mais} arrive. / Ce mois de {mai|met} est doux.
On peut dire « il a mille billes » : c'est un nombre, donc « cent », avec un c, comme « centaine ». ← Il a {cent|sans} billes.
On peut dire « mille enfants courent » : c'est un nombre, donc « cent », avec un c, comme « centaine ». ← {Cent|Sans} enfants courent.
On peut dire « il achète sept pommes » : c'est un nombre, donc « six », avec un x, comme « dix ». ← Il achète {six|si} pommes.
On peut dire « nous étions sept à table » : c'est un nombre, donc « six », avec un x, comme « dix ». ← Nous étions {six|si} à table.
C'est « c'est » au pluriel : « c'est mon ami », « ce sont mes amis ». ← {Ce|Se} sont mes amis. / {Ce|Se} ne sont pas des jeux.
C'est le verbe devoir : « il doit », « il a dû ». Le chapeau le distingue du petit mot « du ». ← Il a {dû|du} partir. / Il a {dû|du} pleuvoir.
« dans » se met devant un nom, pour dire où ou quand : « dans la cour », « dans une heure ». ← Il dort {dans|d'en} son lit. / {Dans|D'en} deux jours, il part.
On peut dire « il a envie de manger » : donc « d'en ». ← Il a envie {d'en|dans} manger.
C'est « de » devant « en » : on dit « en bas », « en haut », « en face », donc « d'en bas », « d'en face ». ← Il revient {d'en|dans} haut.
C'est « si » devant « il » ou « ils » : on peut dire « si elle », donc « s' ». ← Elle se demande {s'il|c'il} vient. / {S'ils|C'ils} jouent, je joue.
On peut dire « Paul range mes jouets » : on dit à qui c'est, donc « ses ». ← Paul range {ses|ces} jouets.
On peut dire « elle met mes bottes » : on dit à qui c'est, donc « ses ». ← Elle met {ses|s'est} bottes.
On peut dire « il le regarde » : donc « la ». ← Il {la|là} regarde.
On peut dire « il le voit souvent » : donc « la ». ← Il {la|l'a} voit souvent.
On peut dire « ils rangent ses affaires » : il y en a plusieurs, avec un s, donc « leurs ». ← Ils rangent {leurs|leur} affaires.
On peut dire « ses enfants jouent » : il y en a plusieurs, avec un s, donc « leurs ». ← {Leurs|Leur} enfants jouent.
On peut dire « sa maison est grande » : il n'y en a pas plusieurs, sans s, donc « leur ». ← {Leur|Leurs} maison est grande.
On peut dire « il a vu son voisin » : il n'y en a pas plusieurs, sans s, donc « leur ». ← Il a vu {leur|leurs} voisin.
On peut dire « ils lui donnent du pain » : il ne prend jamais de s, donc « leur ». ← Ils {leur|leurs} donnent du pain.
On peut dire « elle lui parle doucement » : il ne prend jamais de s, donc « leur ». ← Elle {leur|leurs} parle doucement.
On peut dire « je m'étais perdu » : donc « s' ». ← Il {s'était|c'était} perdu.
On peut dire « je m'étais caché » : donc « s' ». ← Ils {s'étaient|c'étaient} cachés.
On peut dire « je me lave » : donc « se ». ← Il {se|ce} lave.
On peut dire « je me cache » : donc « se ». ← Ils {se|ce} cachent derrière l'arbre.
Devant « à », « au » ou « aux », il veut dire « pour ce qui est de » : « quant », avec un t. ← {Quant|Quand} à moi, je reste.
Ici, « même » ne va avec aucun nom : il ne change pas. ← {Même|Mêmes} les petits courent. / Il vient quand {même|mêmes}.
« quand même » veut dire « tout de même » : retiens le d, comme dans « quand il pleut ». ← Elle vient {quand|quant} même.
Il y en a plusieurs, comme « les miens » ou « les miennes » : « leurs » avec un s. ← Les {leurs|leur} sont verts. / Elle vient avec les {leurs|leur}.
Il n'y en a pas plusieurs, comme « le sien » : « leur » sans s. ← Elle a pris la {leur|leurs}.
Sans nom derrière, comme « le mien » ou « la mienne » : « nôtre » avec un chapeau. ← Ce ballon est le {nôtre|notre}. / La {nôtre|notre} est plus grande.
Sans nom derrière, comme « le tien » ou « la tienne » : « vôtre » avec un chapeau. ← Ce livre est le {vôtre|votre}.
On peut dire « un chat est noir » : donc « ce ». ← {Ce|Se} chat est noir.
On peut dire « un matin » : donc « ce ». ← {Ce|Se} matin-là, il pleut.
Il n'y a ni « pas » ni « jamais » : avec « il », on n'entendrait pas « n' » devant « aime ». ← On {aime|n'aime} les pommes.
Il n'y a ni « pas » ni « jamais » : avec « il », on n'entendrait pas « n' » devant « y ». ← On {y|n'y} va.
Relis à voix haute : avant « autres », on entend un petit mot, « d' ». ← Il y a {d'autres|autres} amis.
Relis à voix haute : avant « école », on entend un petit mot, « l' ». ← Elle va à {l'école|école}.
Relis à voix haute : avant « a », on entend un petit mot, « n' ». ← Il {n'a|a} pas peur.
On peut dire « ces fleurs-là » : on les montre du doigt, donc « ces ». ← {Ces|Ses} fleurs sont belles.
On peut dire « ces gâteaux-là » : on les montre du doigt, donc « ces ». ← Il aime {ces|c'est} gâteaux.
On ne peut dire ni « me » ni « te » à la place, donc « ce ». ← Jusqu'à {ce|se} que la nuit tombe. / Il pense à {ce|se} qu'il dit.
On ne peut pas dire « m'y tu viens » : donc « si ». ← {Si|Six} tu viens, nous jouerons.
On peut dire « il est tellement content » : donc « si ». ← Il est {si|six} content !
On ne peut dire ni « tes » ni « mettait » à la place, donc « mais ». ← {Mais|Mes} oui, il vient !
On ne peut pas dire « il va avait la plage » : ce n'est pas le verbe avoir, donc « à ». ← Il va {à|a} la plage.
On ne peut pas dire « avait midi » : ce n'est pas le verbe avoir, donc « à ». ← {À|A} midi, il mange.
On peut dire « il y a » : le petit mot « y » reste, accroché à « ne », donc « n'y ». ← Il {n'y|ni} a personne.
On peut dire « elle y va » : le petit mot « y » reste, accroché à « ne », donc « n'y ». ← Elle {n'y|ni} va jamais.
On peut dire « je le vois » : donc « les ». ← Je {les|l'ai} vois.
C'est « que » et « en » : sans « en », on dirait « que » tout seul, donc « qu'en ». ← {Qu'en|Quand} penses-tu ? / Il dit {qu'en|quand} hiver il neige.
On ne peut pas dire « ou bien vas-tu » : il parle du lieu ou du moment, donc « où ». ← {Où|Ou} vas-tu ?
On ne peut pas dire « la maison ou bien il habite est petite » : il parle du lieu ou du moment, donc « où ». ← La maison {où|ou} il habite est petite.
En un mot, « plutôt » veut dire « de préférence » ou « assez » ; en deux mots, « plus tôt » est le contraire de « plus tard ». ← Il préfère {plutôt|plus tôt} le bleu.
En un mot, « plutôt » veut dire « de préférence » ou « assez » ; en deux mots, « plus tôt » est le contraire de « plus tard ». ← Prends {plutôt|plus tôt} ce livre.
On ne peut pas dire « pouvait » à la place, donc « peu ». ← {Peu|Peut} à peu, il grandit. / Il viendra sous {peu|peut}.
On ne peut pas dire « qu'il âge as-tu » : donc « quel ». ← {Quel|Qu'elle} âge as-tu ?
On ne peut pas dire « qu'il belle fleur » : donc « quelle ». ← {Quelle|Qu'elle} belle fleur !
On ne peut pas dire « qu'ils beaux jours » : donc « quels ». ← {Quels|Qu'elle} beaux jours !
Il veut dire « sans danger », ou « certain » : « sûr », avec un chapeau. ← C'est un endroit {sûr|sur}.
On peut dire « ils avaient faim » : c'est le verbe avoir, donc « ont ». ← Ils {ont|on} faim.
On peut dire « les enfants avaient joué » : c'est le verbe avoir, donc « ont ». ← Les enfants {ont|on} joué.
On peut dire « j'avais faim » : c'est le verbe avoir, donc « ai ». ← {J'ai|J'est} faim.
Avec « tu », le verbe finit par s : on dit « tu as », mais « il a ». ← Tu {as|a} un chat.
On peut dire « tu avais un chat » : c'est le verbe avoir, donc « as ». ← Tu {as|à} un chat.
On peut dire « il avait un vélo » : c'est le verbe avoir, donc « a ». ← Il {a|à} un vélo.
On peut dire « il y avait du vent » : c'est le verbe avoir, donc « a ». ← Il y {a|à} du vent.
On peut dire « cela est un beau jour » : donc « c'est ». ← {C'est|S'est} un beau jour.
On peut dire « cela est mon ami » : donc « c'est ». ← {C'est|Ces} mon ami.
On peut dire « cela était hier » : donc « c' ». ← {C'était|S'était} hier.
On peut dire « cela va bien » : donc « ça ». ← {Ça|Sa} va bien.
On peut dire « il est certain de lui » : donc « sûr ». ← Il est {sûr|sur} de lui.
On peut dire « bien certain » : donc « sûr ». ← Bien {sûr|sur}, il viendra.
On ne peut pas dire « il boit devait lait » : ce n'est pas le verbe devoir, donc « du ». ← Il boit {du|dû} lait.
« ni » remplace « pas » : « pas grand, pas petit », « ni grand ni petit ». ← Il n'est {ni|n'y} grand ni petit.
On peut dire « le chat et puis le chien jouent » : donc « et ». ← Le chat {et|est} le chien jouent.
On peut dire « nous avons soif et puis faim » : donc « et ». ← Nous avons soif {et|est} faim.
On peut dire « elle est ici » : c'est un lieu, avec un accent, donc « là ». ← Elle est {là|la}.
On peut dire « maman l'a mise ici » : c'est un lieu, avec un accent, donc « là ». ← Maman l'a mise {là|l'a}.
On peut dire « il mange à midi » : donc « on ». ← {On|Ont} mange à midi.
On peut dire « il a vu un lapin » : donc « on ». ← {On|Ont} a vu un lapin.
On peut dire « je m'en vais » : donc « s'en ». ← Il {s'en|sans} va.
On peut dire « je m'en souviens » : donc « s'en ». ← Elle {s'en|c'en} souvient.
On peut dire « je m'y trouve » : donc « s'y ». ← Il {s'y|si} trouve bien.
On peut dire « je m'y rends » : donc « s'y ». ← Elle {s'y|six} rend à pied.
On peut dire « je me suis levé » : « se » devient « me », donc « s'est ». ← Il {s'est|c'est} levé tôt.
On peut dire « je me suis lavée » : « se » devient « me », donc « s'est ». ← Elle {s'est|ses} lavée.
On peut dire « je l'avais vu » : c'est le verbe avoir, donc « l'ai ». ← Je {l'ai|les} vu.
On peut dire « tu l'avais trouvé » : c'est le verbe avoir, donc « l'as ». ← Tu {l'as|la} trouvé.
On peut dire « il l'avait vu hier » : c'est le verbe avoir, donc « l'a ». ← Il {l'a|la} vu hier.
On peut dire « le garçon l'avait mangée » : c'est le verbe avoir, donc « l'a ». ← Le garçon {l'a|là} mangée.
On peut dire « lorsqu'il pleut » : donc « quand ». ← {Quand|Quant} il pleut, je lis.
On peut dire « à quel moment viens-tu » : donc « quand ». ← {Quand|Qu'en} viens-tu ?
On peut dire « ils m'avaient vu » : c'est le verbe avoir, donc « m'ont ». ← Ils {m'ont|mon} vu.
On peut dire « il m'avait vu » : c'est le verbe avoir, donc « m'a ». ← Il {m'a|ma} vu.
On peut dire « il m'avait dit merci » : c'est le verbe avoir, donc « m'a ». ← Il {m'a|ma} dit merci.
On peut dire « il m'était arrivé une histoire » : c'est le verbe être, donc « m'est ». ← Il {m'est|mes} arrivé une histoire.
On peut dire « ce livre m'était utile » : c'est le verbe être, donc « m'est ». ← Ce livre {m'est|met} utile.
On peut dire « il prend ma veste » : donc « sa ». ← Il prend {sa|ça} veste.
On peut dire « ma robe est belle » : donc « ta ». ← {Ta|T'a} robe est belle.
On peut dire « mes amis jouent » : donc « tes ». ← {Tes|T'es} amis jouent.
On peut dire « tu mettais ton manteau » : c'est le verbe mettre, donc « mets ». ← Tu {mets|mes} ton manteau.
On peut dire « il mettait son manteau » : c'est le verbe mettre, donc « met ». ← Il {met|mes} son manteau.
On peut dire « c'est ma maison » : donc « notre ». ← C'est {notre|nôtre} maison.
On peut dire « mon chat dort » : donc « notre ». ← {Notre|Nôtre} chat dort.
On peut dire « mon frère est grand » : donc « son ». ← {Son|Sont} frère est grand.
On peut dire « il cherche mon sac » : donc « son ». ← Il cherche {son|sont} sac.
On peut dire « mon ami rit » : donc « ton ». ← {Ton|T'ont} ami rit.
On peut dire « mon école est loin » : donc « ton ». ← {Ton|T'ont} école est loin.
On peut dire « il en mange une ou bien deux » : donc « ou ». ← Il en mange une {ou|où} deux.
On peut dire « tu veux du pain ou bien du gâteau » : donc « ou ». ← Tu veux du pain {ou|où} du gâteau ?
On peut dire « il se couche tôt pourtant il dort mal » : donc « mais ». ← Il se couche tôt {mais|mes} il dort mal.
On peut dire « il est petit pourtant fort » : donc « mais ». ← Il est petit {mais|met} fort.
On peut dire « je pouvais venir » : c'est le verbe pouvoir, donc « peux ». ← Je {peux|peu} venir.
Le sujet est « je » : le verbe se termine par -x, comme « je veux ». ← Je {peux|peut} courir.
On peut dire « il pouvait venir » : c'est le verbe pouvoir, donc « peut ». ← Il {peut|peu} venir.
Le sujet est « elle » : le verbe se termine par -t, comme « elle finit ». ← Elle {peut|peux} sortir.
On peut dire « il pouvait être grand » : c'est le verbe pouvoir, en deux mots, donc « peut être ». ← Il {peut être|peut-être} grand.
Au féminin, on dirait « prête » : on entend le t, donc « prêt ». ← Il est {prêt|près} à partir.
Au féminin, on dirait « prêtes » : on entend le t, donc « prêts ». ← Ils sont {prêts|près}.
On peut dire « il dit qu'il dort » : donc « qu'elle ». ← Il dit {qu'elle|quelle} dort.
On peut dire « je crois qu'ils jouent » : donc « qu'elles ». ← Je crois {qu'elles|quelles} jouent.
On peut dire « sans doute viendra-t-il » : c'est un seul mot, avec un trait d'union, donc « peut-être ». ← {Peut-être|Peu-être} viendra-t-il.
On peut dire « il est sans doute là » : c'est un seul mot, avec un trait d'union, donc « peut-être ». ← Il est {peut-être|peut être} là.
On peut dire « je savais nager » : c'est le verbe savoir, donc « sais ». ← Je {sais|c'est} nager.
On peut dire « je ne savais pas » : c'est le verbe savoir, donc « sais ». ← Je ne {sais|s'est} pas.
On peut dire « il savait lire » : c'est le verbe savoir, donc « sait ». ← Il {sait|s'est} lire.
On peut dire « qui savait » : c'est le verbe savoir, donc « sait ». ← Qui {sait|c'est} ?
On peut dire « je sentais une odeur » : c'est le verbe sentir, donc « sens ». ← Je {sens|sans} une odeur.
On peut dire « il sentait la fleur » : c'est le verbe sentir, donc « sent ». ← Il {sent|sans} la fleur.
On peut dire « le chien sentait le chat » : c'est le verbe sentir, donc « sent ». ← Le chien {sent|s'en} le chat.
On peut dire « ils t'avaient vu » : c'est le verbe avoir, donc « t'ont ». ← Ils {t'ont|ton} vu.
On peut dire « il t'avait parlé » : c'est le verbe avoir, donc « t'a ». ← Il {t'a|ta} parlé.
On peut dire « tu t'étais lavé » : c'est le verbe être, donc « t'es ». ← Tu {t'es|tes} lavé.
On peut dire « elle t'était fidèle » : c'est le verbe être, donc « t'est ». ← Elle {t'est|tes} fidèle.
On peut dire « ta sœur dort » : donc « ma ». ← {Ma|M'a} sœur dort.
On peut dire « tes amis arrivent » : donc « mes ». ← {Mes|Mais} amis arrivent.
On peut dire « il range tes livres » : donc « mes ». ← Il range {mes|met} livres.
On peut dire « ton chien aboie » : donc « votre ». ← {Votre|Vôtre} chien aboie.
On peut dire « prenez ton cahier » : donc « votre ». ← Prenez {votre|vôtre} cahier.
On peut dire « ton chat dort » : donc « mon ». ← {Mon|M'ont} chat dort.
« peu », c'est le contraire de « beaucoup » : on ne peut pas dire « pouvait » à la place. ← Il a un {peu|peux} froid. / Il fait un {peu|peut} de bruit.
On peut dire « ils étaient partis » : c'est le verbe être, donc « sont ». ← Ils {sont|son} partis.
On peut dire « les chats étaient gris » : c'est le verbe être, donc « sont ». ← Les chats {sont|son} gris.
Avec « tu », le verbe finit par s : on dit « tu es », mais « il est ». ← Tu {es|est} grand.
On peut dire « tu étais gentil » : c'est le verbe être, donc « es ». ← Tu {es|et} gentil.
On peut dire « il était tard » : c'est le verbe être, donc « est ». ← Il {est|et} tard.
On peut dire « le ciel était bleu » : c'est le verbe être, donc « est ». ← Le ciel {est|ai} bleu.
C'est le côté où le soleil se lève : l'est. ← Il va vers {l'est|l'et}.
« eux » annonce plusieurs : « même » prend un s, « mêmes ». ← Ils le font {eux-mêmes|eux-même}.
C'est le nom d'une carte : « un as », « l'as ». ← Il joue {l'as|la} de pique.
De qui ou de quoi parle « même » ? Réponse : « la pomme », il n'y en a qu'une, donc pas de marque du pluriel. ← Il mange la {même|mêmes} pomme.
De qui ou de quoi parle « même » ? Réponse : « le sac », il n'y en a qu'un, donc pas de marque du pluriel. ← Ils ont le {même|mêmes} sac.
De qui ou de quoi parle « mêmes » ? Réponse : « les chaussures », il y en a plusieurs, donc on met un s. ← Ils ont les {mêmes|même} chaussures.
« les » annonce plusieurs : « nôtre » prend un s, « nôtres ». ← Les {nôtres|nôtre} jouent.
« lui » n'en annonce pas plusieurs : « même » reste sans marque du pluriel. ← {Lui-même|Lui-mêmes} chante.
On peut dire « d'ici à ce moment » : « là » parle d'un moment, avec un accent. ← D'ici {là|la}, il dort.
C'est un nom, « un mets » : un plat que l'on mange. On y retrouve le verbe mettre. ← Il mange des {mets|mes} délicieux.
Les deux se disent pareil. « ni », c'est le petit mot qui dit « pas » ; « nid », c'est la maison de l'oiseau. ← Elle n'a {ni|nid} frère ni sœur.
Pense à « nidifier », qui veut dire faire son nid : on y entend le d de « nid ». ← Le {nid|ni} est dans l'arbre.
« pas » va avec « n' » : avec « il », on entendrait bien « il n'a ». ← On {n'a|a} pas peur.
« pas » va avec « n' » : avec « il », on entendrait bien « il n'entre ». ← Qu'on {n'entre|entre} pas !
« plus » va avec « n' » : avec « il », on entendrait bien « il n'y ». ← On {n'y|y} va plus.
« que » va avec « n' » : avec « il », on entendrait bien « il n'aime ». ← On {n'aime|aime} que les pommes.
De qui ou de quoi parle « quelle » ? Réponse : « heure », c'est féminin, et -el devient -elle : « quel », « quelle ». ← {Quelle|Quel} heure est-il ?
De qui ou de quoi parle « quels » ? Réponse : « beaux jours », il y en a plusieurs, donc on met un s. ← {Quels|Quel} beaux jours !
« rien » va avec « n' » : avec « il », on entendrait bien « il n'a ». ← Quand on {n'a|a} rien, on rêve.
« rien » va avec « n' » : avec « il », on entendrait bien « il n'entend ». ← On {n'entend|entend} rien.
Les deux se disent pareil. « sang », c'est le liquide rouge du corps ; « sans », c'est le contraire de avec. ← Il perd du {sang|sans}.
C'est un nom, « le sens » : il finit par un s que l'on entend. ← Le {sens|sans} du mot est clair.
C'est un nom, « un son » : ce que l'on entend, comme dans « sonore ». ← Le {son|sont} de la cloche est doux. / Un joli {son|sont} sort du tambour.
C'est un nom, « un ton » : la façon de parler, comme dans « tonalité ». ← Elle parle d'un {ton|t'ont} doux.
De qui ou de quoi parle « tous » ? Réponse : « les enfants », il y en a plusieurs, donc « tous ». ← {Tous|Tout} les enfants jouent.
De qui ou de quoi parle « tous » ? Réponse : « les jours », il y en a plusieurs, donc « tous ». ← Il court {tous|tout} les jours.
De qui ou de quoi parle « tous » ? Réponse : « mes petits chats », il y en a plusieurs, donc « tous ». ← {Tous|Tout} mes petits chats dorment.
De qui ou de quoi parle « tout » ? Réponse : « ce gâteau », il n'y en a qu'un, donc pas de marque du pluriel. ← {Tout|Tous} ce gâteau est bon.
De qui ou de quoi parle « tout » ? Réponse : « l'hiver », il n'y en a qu'un, donc pas de marque du pluriel. ← Il dort {tout|tous} l'hiver.
De qui ou de quoi parle « tout » ? Réponse : « le gâteau », il n'y en a qu'un, donc pas de marque du pluriel. ← Il mange {tout|tous} le gâteau.
De qui ou de quoi parle « tout » ? Réponse : « le monde », il n'y en a qu'un, donc pas de marque du pluriel. ← {Tout|Tous} le monde rit.
De qui ou de quoi parle « toute » ? Réponse : « la classe », c'est féminin, donc on ajoute e à « tout ». ← {Toute|Tout} la classe rit.
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
    return sentences.split(' / ').map((sentence) => ({ reason, sentence: sentence.trim() }))
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
  const { errors } = diagnoseCopy(
    { text, level: 'CE2', pieces: [{ first, last, expected, written }] },
    language,
  )
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

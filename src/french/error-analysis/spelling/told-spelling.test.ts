/** What is told of the letters of a word, as a child reads it: the whole of it, for the kinds that have no hook. */
import { expect, test } from 'vitest'
import { toldErrors } from '../../../../test/support/house/told-error.ts'

/** «{what is dictated|what is written}»: each class with what is told. */
const TABLE = `
Le {vétérinaire|vétérinère} arrive. → graphie: « vétérinaire » finit par « aire », comme « faire » et « anniversaire ».
Elle se {fâcherait|facherait} vite. → accent: Le chapeau de « fâcher » fronce comme deux sourcils.
Le {village|villaget} dort. → muette: « village » s'arrête avant « t » : il finit comme « page » et « sage ».
Un {sorcier|sorciere} rit. → accord_genre: C'est un nom : au singulier, on dit « un sorcier ». Il est masculin, donc « sorcier ».
Du {fenouil|fenouile} vert. → muette: « fenouil » est un nom masculin : sans e, comme « œil » et « soleil ».
Une {énigme|énigm} obscure. → muette: Presque aucun mot français ne finit par gm : un e muet vient derrière, « énigme ».
Une {collision|collition} brutale. → son: Lis « collition » : dans -tion, le t se lit s. Ici, on entend z, qui s'écrit s : « collision », comme « télévision ».
Un {violoncelle|violloncelle} neuf. → graphie: Un seul l suffit pour entendre ce son dans le morceau « olo » de « violoncelle », comme dans « salade ».
La {conjugaison|conjugèson} du verbe. → son: Lis « conjugèson » : devant è, le g se lit j. Devant a, il se lit comme dans « gare » : « conjugaison ».
Une {théière|théièr} chaude. → muette: « théière » est un nom féminin : il finit par ière, avec un e muet.
Il est {exigeant|exigent}. → graphie: « exigeant » finit par « geant », comme « en mangeant » et « en nageant ».
Ce {procédé|procéder} est rare. → homophone: Ici, c'est le nom, « un procédé ». Le verbe s'écrit autrement : « procéder ».
La {presqu'île|presquile} de Giens. → ponctuation: Une voyelle est tombée devant une autre : l'apostrophe prend sa place, « presqu'île ».
Un {malentendu|mal entendu} grave. → segmentation: « malentendu » a un sens à lui tout seul, et l'on ne peut rien glisser au milieu : c'est un seul mot.
Un ton {irrespectueux|irespectueux}. → graphie: « irrespectueux » commence par « irr », comme « irriter » et « irrégulier ».
Il est {attachant|atachant}. → graphie: « attachant » commence par « att », comme « attaque » et « attendre ».
Une {immersion|immertion} totale. → graphie: « immersion » finit par « rsion », comme « version » et « excursion ».
Un {scénario|sénario} drôle. → graphie: Quelques mots, souvent venus du latin, écrivent le son s avec sc : « scénario », comme « science » et « piscine ».
Un {bazar|basar} coloré. → graphie: Entre deux voyelles, le son z s'écrit presque toujours s, et quelques mots gardent un z : « bazar », comme « lézard » et « bizarre ».
Un garçon {malhonnête|malonnête}. → graphie: Pense à « honnête », de la même famille que « malhonnête » : on y écrit aussi « h ».
Un {projectile|progectile} rapide. → graphie: Dans « projectile », on écrit « je », comme dans « sujet » et « trajet ».
Il agit {brièvement|brièvemen}. → muette: « brièvement » ne change jamais : retiens son t muet, comme dans « lentement » et « doucement ».
Il rit {bruyamment|bruillamment}. → graphie: Entre deux voyelles, le y vaut ici deux i : « bruyamment » se lit comme « brui-iamment ».
Il va {patienter|pasienter}. → son: « patienter » vient de « patient » : un t, qui se lit s.
Le {pélican|pélian} crie. → son: Dis le mot lentement, en frappant les syllabes, « pé-li-can » : dans « can », il manque « c ».
{Va-t'en|Va t'en} vite ! → segmentation: L'apostrophe remplace le e de « te » : le petit mot s'attache au verbe par un trait d'union, « Va-t'en ».
Les {sous-marins|sous-marin} plongent. → accord_nombre: « les » annonce plusieurs : de « sous-marin », seul « marin » prend la marque du pluriel, « sous-marins ».
Un {regret|regrèt} sincère. → accent: « regret » finit par -et, qui se lit è, sans accent, comme « poulet ».
Il veut {emmener|enmener} Léa. → graphie: Devant m, b ou p, le n devient presque toujours m : « emmener », comme dans « tomber » et « jambe ».
Le {mur|mure} est haut. → muette: « mur » finit sans e, comme « soir » et « jour ».
Il {soigne|soinie} le chat. → son: Dans « soigne », on écrit « gn », comme dans « montagne » et « ligne ».
Nous {emporterons|enporterons} tout. → graphie: Devant m, b ou p, le n devient presque toujours m : « emporterons », comme dans « tomber » et « jambe ».
Un {assaut|assau} violent. → muette: « assaut » finit par « aut », comme « saut » et « haut ».
La {moquette|mockette} est sale. → graphie: Les lettres ck sont rares en français, comme dans « ticket » : ici, le son k s'écrit qu, « moquette ».
Un {parachutiste|parachutisste} saute. → graphie: Un « s » de trop dans « parachutiste » : on y écrit « ste », comme dans « triste » et « poste ».
Le {savon|çavon} glisse. → graphie: Au début d'un mot, devant a, o ou u, le son s s'écrit presque toujours s, sans cédille : « savon », comme « sapin ».
La {cuisine|quisine} est grande. → son: Lis « quisine » : derrière un q, on n'entend pas le u. Ici, on l'entend : c, puis u, « cuisine ».
Il paie une {taxe|takse}. → graphie: La lettre x écrit à elle seule deux sons, k et s : « taxe », comme « taxi ».
Le bébé a un {biberon|bibron}. → graphie: Frappe toutes les syllabes, « bi-be-ron » : dans « be », il y a un e, même si on l'entend à peine.
Un grand {brouhaha|brouaha}. → graphie: Le h de « brouhaha » sépare deux voyelles, « brou-ha-ha », comme dans « cahier » et « trahir ».
La {haine|aine} rend triste. → graphie: On dit « la haine », sans apostrophe : c'est le h de « haine » qui l'empêche.
Un {marathon|maraton} très long. → graphie: Quelques mots, souvent venus du grec, gardent un h muet derrière leur t : « marathon », comme « théâtre » et « mathématiques ».
Il {klaxonne|claxonne} fort. → graphie: Quelques mots, souvent venus d'une autre langue, ont un k : « klaxonne », comme « kilo » et « kangourou ».
Du {miel|miele} doré. → muette: « miel » finit par l : on l'entend, même sans e derrière lui.
Un {nuage|nuag} gris. → muette: Sans e derrière lui, le g ne se lirait pas j : il faut le e de « nuage ».
Une {nappe|napp} blanche. → muette: Presque aucun mot français ne finit par pp : un e muet vient derrière, « nappe ».
Une robe {dorée|dorrée}. → graphie: « dorée » n'a qu'un r, comme dans « coloré » et « décoré ».
Un {âne|ânne} gris. → graphie: Derrière â, avec son chapeau, on écrit presque toujours une seule consonne : un seul n à « âne ».
Il fait du {judo|juddo}. → graphie: La lettre d n'est presque jamais double en français : un seul d à « judo ».
Une {solution|soluttion} simple. → graphie: Dans la fin -tion, le t est toujours tout seul : « solution », comme « addition ».
Un {compliment|complimment} rare. → graphie: Les noms en -ment ont un seul m, « compliment » : deux m, c'est pour des adverbes comme « prudemment ».
Il va {percevoir|persevoir} un bruit. → graphie: Devant e, i ou y, le c se lit s : c'est lui qui écrit ce son dans « percevoir », comme dans « merci ».
Le {gardien|guardien} dort. → graphie: Devant a, o ou u, le g se lit déjà comme dans « gomme » : pas besoin de u, « gardien ».
Un {éclair|écler} passe. → graphie: Pense à « clair », de la même famille que « éclair » : on y écrit aussi « ai ».
La {girafe|girave} court. → son: Pose la main sur ta gorge et dis « gi-ra-fe » : pour f, elle ne vibre pas.
Il trace une {diagonale|diagonal}. → muette: « diagonale » est un nom féminin : il finit par ale, avec un e muet, comme dans « cigale » et « pédale ».
Il visite un {musée|muséé}. → accent: Le e à la fin de « musée » est muet : avec un accent, on l'entendrait.
Nous {partîmes|partimes} hier. → accent: Au passé simple, devant -mes et -tes, la voyelle porte toujours un chapeau : « nous partîmes », comme « nous chantâmes ».
La ville a été {bombardée|bombardé}. → accord_genre: De qui ou de quoi parle « bombardée » ? Réponse : « la ville », c'est féminin, donc on ajoute e à « bombardé ».
Ma tante {a|as} acheté du pain. → homophone: « ma tante », c'est « elle » : « elle a », sans le s de « tu as ».
{Leur|Leurs} maison est grande. → homophone: On peut dire « sa maison est grande » : il n'y en a pas plusieurs, sans s, donc « leur ».
Il prend son {petit-déjeuner|petit déjeuner}. → segmentation: « petit-déjeuner » est un seul mot, fait de « petit » et « déjeuner » : un trait d'union les attache, comme dans « chou-fleur ».
Il va {exploser|exposer} de joie. → son: Dis le mot lentement, en frappant les syllabes, « ex-plo-ser » : dans « plo », il manque « l ».
Nous {prenons|prennons} le bus. → graphie: Lis « prennons » : devant deux n, le e se lirait è. Dans « prenons », on ne l'entend pas ainsi : un seul n.
Une {banane|bannane} mûre. → graphie: Dans le morceau « ana » de « banane », on écrit un seul n, comme dans « canard ».
Il a de {l'expérience|l'expériance}. → graphie: « expérience » finit par « ience », comme « patience ».
C'est {exceptionnel|exeptionnel}. → son: Lis « exeptionnel » : devant une voyelle, ex se lit egz. Le c fait entendre eks : « exceptionnel », comme « excellent ».
Nous avions très {froid|froids}. → accord_nombre: Ici, « froid » ne va avec aucun nom : il ne change pas.
Le chien ronge un {os|o}. → son: « un os », on entend le s ; « des os », il reste, sans bruit.
Un {débutant|débuttant} hésite. → graphie: Dans le morceau « ut » de « débutant », on écrit un seul t, comme dans « début » et « débuter ».
Un {arc-en-ciel|arc en ciel} brille. → segmentation: « arc-en-ciel » est un seul mot, fait de « arc », « en » et « ciel » : deux traits d'union les attachent, comme dans « tête-à-tête ».
Il dort {l'après-midi|l'après midi}. → segmentation: « après-midi » est un seul mot, fait de « après » et « midi » : un trait d'union les attache, comme dans « chou-fleur ».
Les {arrière-grands-parents|arrière-grand-parent} de Léa arrivent. → accord_nombre: « les » annonce plusieurs : de « arrière-grand-parent », seuls « grand » et « parent » prennent la marque du pluriel, « arrière-grands-parents ».
Un {cochon|cauchon} rose. → graphie: Le son o s'écrit le plus souvent o, et plus rarement au : « cochon », comme dans « flocon » et « coton ».
La {souris|sourie} dort. → homophone: Les deux se disent pareil. « souris », c'est le petit animal qui aime le fromage ; « sourie », c'est le verbe sourire.
Il mange très {peu|peux}. → homophone: On peut dire « il mange beaucoup » : c'est le contraire, donc « peu ».
C'est ce que {l'on|lont} voit. → segmentation: Devant « on », un l peut aider à mieux dire la phrase : il s'écrit à part, puis une apostrophe, « l'on ». | homophone: On peut dire « c'est ce qu'il voit » : donc « on ».
Des {océans|oscéans} bleus. → graphie: Devant e ou i, le c se lit déjà s : pas besoin d'un s devant lui, « océans », comme dans « cinéma ».
Le {zoologiste|zologiste} parle. → graphie: « zoologiste » garde le « zoo » des animaux, avec ses deux o.
Il faut {boire|boir}. → muette: « boire » finit par -oire, comme « croire » et « histoire ».
Une {hypothèse|ipothèse} sûre. → graphie: « hypothèse » commence par hy, comme « hypnose » : un h muet, puis un y.
Un {hamburger|hamburgeur} chaud. → son: « hamburger » est anglais : sa fin se dit comme celle de « vainqueur », mais elle garde le -er de là-bas.
Un cou de deux {mètres|mètre}. → accord_nombre: « deux » annonce plusieurs : « mètre » prend un s, « mètres ».
Son cou, long de deux mètres, lui {permet|permets} de boire. → accord_verbe: Qu'est-ce qui permet ? « son cou », donc « il » : le verbe se termine par -t, comme « il finit ».
Au fond de la vallée {serpente|serpentent} une rivière. → accord_verbe: Le sujet est après le verbe. Qu'est-ce qui serpente ? « une rivière », donc « elle » : le verbe se termine par -e, comme « elle chante ».
La {trousse|touse} est rouge. → son: Dis le mot lentement, en frappant les syllabes, « trous-se » : dans « trous », il manque « r ». | son: Entre deux voyelles, un seul s se lit presque toujours z : pour entendre s, il en faut deux, « trousse ».
Elle {explique|esplique} tout. → son: Frappe les syllabes, « ex-pli-que » : là où tu as écrit « es », on entend « ex ».
Il marche {lentement|lantemant}. → graphie: Pense à « lent », de la même famille que « lentement » : on y écrit aussi « en ». | graphie: Pars de « lente » et ajoute -ment : « lentement ».
Un petit {agneau|anio} bêle. → graphie: « agneau » s'écrit avec gn, comme « montagne », où il vit. | graphie: « agneau » finit par -eau : pense à « agnelle », où l'on entend le e.
Mon {oncle|honcle} arrive. → graphie: « oncle » commence par « on », sans h, comme « ongle ».
Le {médecin|médecain} arrive. → son: Lis « médecain » : devant a, le c se lit k. Devant i, il se lit s : « médecin ».
Il faut {pleuvoir|pleuvoire}. → muette: « pleuvoir » est un infinitif en -oir : pas de e derrière le r, comme « voir » et « pouvoir ».
Il va {répondre|répondres}. → muette: « répondre » est à l'infinitif : il ne s'accorde avec personne, et rien ne vient derrière son -re, comme « prendre » et « mettre ».
Il veut {résoudre|résoude} cela. → son: Dis le mot lentement, en frappant les syllabes, « ré-sou-dre » : dans « dre », il manque « r ».
Les {porte-clés|portes clés} sont là. → segmentation: « porte-clés » est fait d'un verbe et d'un nom : un trait d'union les attache, comme dans « ouvre-boîte ». | muette: Dans « porte-clés », « porte » vient du verbe porter : il ne prend jamais le s du pluriel.
Mes {grands-parents|grand parents} rient. → segmentation: « grands-parents » nomme une personne de la famille : un trait d'union, comme dans « grand-mère ». | accord_nombre: « mes » annonce plusieurs : « grand » prend un s, « grands ».
Ces {chatons|châtons} jouent. → accent: Peu de mots ont un chapeau sur le a : « chatons » n'en a pas, comme « chapeau » et « chameau ».
Les {murs|mûrs} sont hauts. → homophone: Les deux se disent pareil. « murs », c'est ce qui tient le toit ; « mûr », c'est prêt à être mangé, quand on parle d'un fruit.
J'ai {dix|dis} billes. → homophone: Les deux se disent pareil. « dix », c'est le nombre 10 ; « dis », c'est le verbe dire.
En {fabriquant|fabricant} un jouet, il rit. → graphie: « fabriquer » garde son qu à toutes ses formes : ici, c'est le verbe, « fabriquant ».
Il court sur la {jetée|jeté}. → muette: « jetée » finit par « ée », comme « fée » et « fusée ».
J'en veux {davantage|d'avantages}. → segmentation: « davantage » veut dire « plus » : c'est un seul mot. | muette: « davantage » est un mot invariable : il s'écrit toujours pareil, sans s, avec un seul comme avec plusieurs.
Une {coquille|cokille} vide. → graphie: La lettre k est rare en français, comme dans « kilo » : ici, le son k s'écrit qu, « coquille ».
Il parle {longuement|longument}. → son: Pars de « longue » et ajoute -ment : « longuement ».
Il vit {en|an} ville. → homophone: Les deux se disent pareil. « en », c'est le petit mot de « en classe », « en été » ; « an », c'est une année.
Un long {siècle|siaicle} passe. → graphie: « siècle » s'écrit avec è : dis « siè », la bouche s'ouvre.
Une {fleur|feulr} bleue. → son: Dis le mot lentement, son par son, « fleur » : les lettres y sont, mais pas dans cet ordre.
Un {gros|grau} chat. → graphie: Pense à « grosse », de la même famille que « gros » : on y écrit aussi « o ». | muette: Au féminin, on dit « grosse » : on entend le s de « gros ».
Il coupe un {oignon|onion}. → graphie: « oignon » s'écrit avec gn, comme « agneau ».
Une fusée {spatiale|spaciale}. → graphie: « spatial » s'écrit avec un t, comme « initial » ; c'est « espace » qui a le c.
Il aime {Bordeaux|Bordo}. → graphie: Dans « Bordeaux » se cache « au bord de l'eau » : bord, puis eau, et un x. | muette: « Bordeaux » finit par eaux, avec un x : pense à « bord » et à « eaux ».
Une {poire|pore} mûre. → son: Lis ce que tu as écrit, « pore » : on n'y entend pas le son « oi » de « poi-re ».
Un {sapin|sapim} vert. → graphie: Pense à « sapinière » : on y entend le i et le n de « sapin ».
Un {fauteuil|fauteil} rouge. → son: « fauteuil » finit par -euil, comme « écureuil ».
La {forêt|forrêt} est calme. → graphie: Dans le morceau « or » de « forêt », on écrit un seul r, comme dans « forestier ».
Il fait du {sport|sporrt}. → graphie: On ne double pas une consonne devant une autre, sauf devant l ou r : un seul r à « sport ».
Une belle {amitié|amittié}. → graphie: Un seul t suffit pour entendre ce son dans « amitié », comme dans « moto ».
Un {parasol|parassol} bleu. → graphie: « parasol » : para, puis « sol », qui garde son s tout seul, comme dans « tournesol ».
Le {seigneur|seignieur} arrive. → graphie: gn écrit déjà tout seul le son de « montagne » : pas de i derrière lui, « seigneur ».
Une {musicienne|musiciène} joue. → graphie: Dans « musicienne », il y a « musicien » : on double le n devant ce que l'on ajoute.
Une longue {journée|journez}. → graphie: Les noms féminins où l'on entend é à la fin s'écrivent presque tous -ée, sauf ceux en -té : « journée », comme « fée ».
Les {insectes|insaictes} volent. → graphie: Devant ct, le e se lit è tout seul, sans accent ni autre lettre : « insectes ».
Hier, nous {mangions|mangeions} dehors. → graphie: Devant i ou é, le g se lit déjà j : pas besoin d'un e de plus, « mangions ».
Il mange {des|dès} fruits. → homophone: « des », c'est le petit mot devant plusieurs ; « dès », c'est le petit mot qui veut dire « à partir de ».
{On|Ont} joue ensemble. → homophone: On peut dire « il joue » : donc « on ».
Je {te|t'es} l'avais dit. → meconnaissable: Dis « te » lentement, puis lis ce que tu as écrit : les deux ne se disent pas pareil.
La cane a {six|sis} canetons. → muette: « six » finit par x, comme « deux ».
Vive la {récré|récrée} ! → muette: « récré », c'est « récréation » coupé : on s'arrête après le é, sans e.
Il faut que {j'aille|j'aye} à la mer. → graphie: « aille », du verbe aller, se termine comme « paille » et « taille », avec -aille.
Il est {encore|encor} au lit. → muette: « encore » finit comme « aurore » et « dévore » : un e suit le r que l'on entend.
Elle {dribbla|dribla} vite. → graphie: « dribbler » vient de l'anglais : deux b, comme dans « scrabble ».
La {brioche|birioche} est chaude. → son: Dis le mot lentement, en frappant les syllabes, « bri-o-che » : dans « bri », rien ne vient entre b et r, « i » y est de trop.
Une {cigale|sigale} chante. → graphie: Devant i, c se lit s : « cigale », comme « cigogne » et « citron ».
Une {perruque|péruque} blanche. → graphie: Devant rr, le e se lit è tout seul, sans accent ni autre lettre : « perruque ».
Une {oasis|oazis} verte. → graphie: Entre deux voyelles, un seul s se lit déjà z : « oasis », comme dans « rose ».
Il quitte en {hâte|hate} la salle. → accent: Qui part en « hâte » garde son chapeau, sur le a : « hâte », comme « pâte » et « château ».
La planète {Mercure|mercure} tourne. → majuscule: « Mercure » est ici un nom propre : il désigne quelqu'un ou quelque chose d'unique, donc une majuscule.
{Respire|Respires} et ne perds pas courage. → temps_mode: C'est un ordre, sans sujet : le verbe se termine par -e, comme « chante ».
Adam plie les genoux et {touche|touchent} ses pieds. → accord_verbe: Ce verbe a le même sujet que le verbe d'avant, « Adam » : il se termine par -e, comme « il chante ».
Elle ferme les {yeux|yeuxs}. → accord_nombre: Demande-toi combien il y en a : ici, plusieurs, donc un x, « yeux ».
Le petit {chat|chatt} dort. → graphie: « chat » finit par un seul t : rien ne s'ajoute derrière lui.
Vois-tu {les|lees} oiseaux ? → son: Épelle le mot morceau par morceau, « les » : un « e » est de trop.
Un {écueil|écueille} dangereux. → graphie: « écueil » est un nom masculin : il finit par -ueil, comme « accueil ».
Le roi gouverne {seul|seuls} tout le royaume. → accord_nombre: De qui ou de quoi parle « seul » ? Réponse : « le roi », il n'y en a qu'un, donc pas de marque du pluriel.
Le facteur pousse la {porte|portent}. → homophone: Ici, c'est le nom, « une porte ». La fin -nt est celle d'un verbe, comme dans « ils portent ».
Un long {corridor|coridor}. → graphie: « corridor » prend deux r côte à côte, comme « corriger » et « correct ».
`

function toldOf(sentence: string): string {
  return toldErrors(sentence, 'CE2')
    .map(({ code, said }) => `${code}: ${said}`)
    .join(' | ')
}

const ROWS = TABLE.trim()
  .split('\n')
  .map((row) => row.split(' → '))

test.each(ROWS)('MAR-04 «%s» is told so', (sentence = '', told) => {
  expect(toldOf(sentence)).toBe(told)
})

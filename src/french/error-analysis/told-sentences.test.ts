/** What is told of an error, as the child reads it: true of its own sentence, and a way to find it. */
import { expect, test } from 'vitest'
import { type ToldError, toldErrors } from '../../../test/support/house/told-error.ts'
import { drawnFrom, draws } from '../../../test/support/setup/draws.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { diagnoseError } from './error-diagnosis.ts'
import { analyseExpectedWords } from './expected-word.ts'

const language = loadLanguage()

function toldOf(marked: string): readonly ToldError[] {
  return toldErrors(marked, 'CE2')
}

/** «{what is dictated|what is written}»: its classes, and words that are told. */
const TOLD: readonly (readonly [marked: string, codes: string, said: string])[] = [
  ['Paul et Léa {sont|son} partis.', 'homophone', '« Paul et Léa étaient partis »'],
  ['Les abeilles ne {sont|son} pas là.', 'homophone', "les abeilles n'étaient pas là"],
  [
    "Les oiseaux que le chasseur a {effrayés|effrayer} s'envolent vers l'étang.",
    'temps_mode',
    '« il a vendu », jamais « il a vendre »',
  ],
  ['Le meunier nous a {expliqué|expliquer} comment il fait.', 'temps_mode', 'nous a dit comment'],
  ["Mamie m'a {raconté|raconter} une histoire.", 'temps_mode', '« vendu », jamais « vendre »'],
  ['Nous avons {observé|observe} la lune.', 'temps_mode', '« nous avons vendu », jamais'],
  ['Les enfants {rentraient|rentrer} chez eux.', 'temps_mode', '-aient, comme « ils chantaient »'],
  ['Personne ne {savait|savez} la leçon.', 'temps_mode', "c'est « il »"],
  ['Les {nouvelles|nouveaux} élèves arrivent.', 'accord_genre', "c'est féminin"],
  ['Deux tours immenses se {dressaient|dressait}.', 'accord_verbe', '« ils ou elles »'],
  ["Les sportifs {boivent|boive} de l'eau.", 'accord_verbe', 'donc « ils » :'],
  ['Le jardin est {clos|clot} par un mur.', 'temps_mode', '« elle est close »'],
  ['Ma jument est {vieille|vieil}.', 'accord_genre', '« vieux » devient « vieille »'],
  ['Il gagne en {convainquant|convaincant} tout le monde.', 'graphie', 'son c devient qu'],
  ['Il faut que vous {sachiez|saviez} la vérité.', 'temps_mode', '« savoir » y devient sach-'],
  ["Il faut qu'il {puisse|peut} venir.", 'temps_mode', '« pouvoir » y devient puiss-'],
  ['Les canards nagent près de la {rive|rife}.', 'son', 'pour v, elle vibre'],
  ['Il range le vélo dans le {garage|carage}.', 'son', 'pour g, elle vibre'],
  ['Elle se retourna et lui {sourit|souri}.', 'temps_mode', '« elle »'],
  ['{Entre|Entres} vite, dit la sorcière.', 'temps_mode', "C'est un ordre"],
  ['{Approche|Approches} et ne crains rien.', 'temps_mode', "C'est un ordre"],
  ['Un orfèvre {nommé|nommer} Gutenberg vivait là.', 'temps_mode', '« qui était vendu »'],
  ['Il mange du pain {frais|frai}.', 'muette', 'fraîche'],
  ['Il vient deux {fois|foi}.', 'muette', 'toujours par s'],
  ["Il croit {qu'on|con} arrive.", 'segmentation', '« que » devant une voyelle'],
  ["Vive {l'hiver|liver} !", 'segmentation, graphie', 'puis une apostrophe'],
  ['Une {île|nile} apparaît.', 'son, accent', 'le mot juste avant'],
  ['Les chamois {bondissent|bondise}.', 'accord_verbe, son', 'donc « ils »'],
  ['Vous {avez|avé} raison.', 'accord_verbe', 'le verbe se termine par -ez'],
  ['Demain, je {jouerai|jouré}.', 'temps_mode', "on part de l'infinitif"],
  ['Le ciel {préparait|prépareait} la pluie.', 'temps_mode', '-ait, comme « il chantait »'],
  ['Il {mourut|mourit} en hiver.', 'temps_mode', '« il courut »'],
  ['Un {singe|singue} crie.', 'son', 'Avec gu, « singue » se lirait comme'],
  ['Il {arrose|arosse} la cour.', 'son, graphie', 'Entre deux voyelles'],
  ['Le {château|jato} brûle.', 'son, accent, graphie', '« jato »'],
  ['Une {symphonie|sinfonie} douce.', 'graphie, graphie', 'sym-'],
  ['Elle {raconte|racompte} tout.', 'graphie', 'Pense à « conte »'],
  ['Papa {travaille|travaye}.', 'graphie', 'faire un « travail »'],
  ['Une belle {admiration|admirasion}.', 'graphie', 'finissent par -tion'],
  ['Le chien {blessé|blaissé} dort.', 'graphie', 'Devant ss'],
  ['Un ciel {nuageux|nuageu}.', 'muette', 'nuageuse'],
  ['Un {chemin|chemain} étroit.', 'graphie', 'le plus souvent in'],
  ['Une {piste|pist} noire.', 'muette', 'Presque aucun mot'],
  ['Un {potager|potagé} fleuri.', 'graphie', 'comme « boulanger »'],
  ['Nous {mangeons|manjons} bien.', 'graphie', 'comme dans « pigeon »'],
  ['La {gare|guare} est loin.', 'graphie', 'comme dans « gomme »'],
  ['Vers la {gare|gar}.', 'muette', '« mare » et « guitare »'],
  ['Il prend sa {leçon|lesson}.', 'graphie', 'une cédille'],
  ['Elle parle {doucement|doussement}.', 'graphie', 'Pense à « douce »'],
  ['Un {glacier|glassier} blanc.', 'graphie', 'Pense à « glace »'],
  ['La {sorcière|sorsière} rit.', 'graphie', 'Pense à « sorcier »'],
  ["L'eau {bouillante|bouillente} fume.", 'graphie', '« en bouillant »'],
  [
    'Les {explorateurs|exploratteurs} partent.',
    'graphie',
    "n'a qu'un t, comme dans « ordinateur »",
  ],
  ['Le {lever|levé} du soleil est beau.', 'temps_mode', '« lever » est un nom'],
  ['Je donne à {manger|mangé} aux poules.', 'temps_mode', '« à vendre », jamais « à vendu »'],
  [
    'Le chat a vu la souris, il {a|la} couru.',
    'segmentation',
    'Le l que tu entends est celui de « il »',
  ],
  ['La {bibliothécaire|biblioté-caire} lit.', 'graphie', 'vient de « bibliothèque », avec th'],
  ["J'aime {l'obscurité|l'obscuritée}.", 'muette', 'Les noms féminins en -té'],
  ['La lampe {brille|brile}.', 'graphie', 'Pense à « brillant »'],
  ["L'eau {coule|coulle} vite.", 'graphie', 'comme dans « poule » et « boule »'],
  ['Il est {prêt|prés}.', 'homophone', "« prêt », c'est celui"],
  ['La {Bastille|bastile} tombe.', 'graphie, majuscule', 'deux l'],
  ['Ils {furent|fûrent} heureux.', 'accent', '« nous fûmes »'],
  ['Un nouveau {chapitre|chapître}.', 'accent', "n'en a pas, comme « titre »"],
  ["Si {j'avais|j'aurais} des ailes, je volerais.", 'temps_mode', 'Les si'],
  ['Si tu {venais|viendrais}, nous jouerions.', 'temps_mode', 'après « si », on écrit'],
  ['Elles se sont {lavé|lavées} les mains.', 'accord_nombre', 'vient après le verbe'],
  ["Maman s'est {tordu|tordue} la cheville.", 'accord_genre', "« maman s'est tordu quoi ? »"],
  [
    'Ce matin, Julie et son frère {vont|von} à la ferme.',
    'accord_verbe',
    '? « Julie et son frère »',
  ],
  ["La lettre n'est jamais {arrivée|arrivé}.", 'accord_genre', "« la lettre », c'est féminin"],
  [
    'Les spectateurs, {assis|assit} au premier rang, applaudissent.',
    'temps_mode',
    '« elle est assise »',
  ],
  ['Nous chantons une {chanson|chançon}.', 'graphie', '« chanson »'],
  ['Le boucher et son {apprenti|aprenti} parlent.', 'graphie', '« apprendre »'],
  ['Un {échauffement|échaufement} utile.', 'graphie', 'chauffer'],
  ['Il part en {direction|dirrection} du phare.', 'graphie', '« dirige »'],
  ['La dame leur ouvrit en {souriant|sourian}.', 'muette', '« en chantant »'],
  ['Je pars en {vacances|vacance}.', 'accord_nombre', 'toujours au pluriel'],
  ["{Quelle|Qu'elle} panique dans la rue !", 'homophone', '« cette panique »'],
  ['{Chacun|Chacuns} prend son livre.', 'accord_nombre', 'les prend un par un'],
  ['La {fumée|fumé} monte dans le ciel.', 'muette', '« fumée »'],
  ['Il a {sept|cet} ans.', 'homophone', '« il a six ans »'],
  ['Les {veaux|vaux} boivent du lait.', 'graphie', '« agneau »'],
  ['Ce {serait|serais} bien.', 'accord_verbe', 'Le sujet est « ce »'],
  ['Ils courent en {tous|tout} sens.', 'accord_nombre', 'Réponse : « sens »'],
  ['Une maison {blanche|blanch}.', 'accord_genre', '-anc devient -anche : « blanc », « blanche »'],
  ['Il passe {près|prés} du lac.', 'homophone', 'pas loin'],
  ['Un {tire-bouchon|tire bouchon} neuf.', 'segmentation', '« porte-monnaie »'],
  ['Ils jouent à {cache-cache|cache cache}.', 'segmentation', 'dit deux fois le même mot'],
  ['Nous {irons|iront} à la mer.', 'accord_verbe', '-ons, comme « nous chanterons »'],
  ['Le trésor {était|étais} caché.', 'accord_verbe', '-ait, comme « il chantait »'],
  [
    'Il a reçu deux cartes postales {envoyées|envoyer} de Rome.',
    'temps_mode',
    '« qui étaient vendues », jamais',
  ],
  ['Les {employés|employer} sortent.', 'homophone, accord_nombre', "c'est le nom, « un employé »"],
  ["{L'ogresse|La ogresse} rit.", 'segmentation', 'devant une voyelle'],
  ["La voiture {s'accélère|sacélère}.", 'segmentation, graphie', '« se » devant une voyelle'],
  ['La {maîtresse|maitrèsse} parle.', 'accent', 'Devant deux consonnes pareilles'],
  ['La lune {brille|bril}.', 'son', "on n'y entend pas le son « ill »"],
  ['Un {camion|canion} rouge.', 'son', 'le m a trois ponts'],
  ['La {poule|poulle} pond.', 'graphie', "n'a qu'un l, comme dans « boule » et « moule »."],
  ['La poubelle {jaune|jaunes} est pleine.', 'accord_nombre', "il n'y en a qu'une"],
  [
    'La décision du maire et de ses adjoints {surprend|surprennent} tout le monde.',
    'accord_verbe',
    'mais « la décision »',
  ],
  ['{Quelles|Quels} que soient les difficultés, on avance.', 'accord_genre', "c'est féminin"],
  ['Une bonne {actrice|acteuse}.', 'accord_genre', '-teur devient ici -trice'],
  ['Mes cousines sont {inscrites|inscritent}.', 'accord_nombre', '-ent est la marque des verbes'],
  ["Il s'est {perdu|perdus} dans la forêt.", 'accord_nombre', "il n'y en a qu'un"],
  ['Les livres sont {nombreux|nombreuxs}.', 'accord_nombre', 'finit déjà par x'],
  ['Le {contrôleur|controleur} passe.', 'accent', 'le chapeau de sa famille'],
  ["On l'a {fêté|fété}.", 'accent', 'le chapeau de sa famille'],
  ['Il regarde à {travers|travert} la vitre.', 'muette', '« traverser »'],
  ['Deux {secondes|segondes} plus tard.', 'graphie', 'on entend g'],
  ['Un {crapaud|crapeaud} saute.', 'graphie', 'Pas de « e »'],
  ['Il voit un {hibou|nibou}.', 'son', 'refuse la liaison'],
  ['Peu de gens {peuvent|peuve} le croire.', 'accord_verbe', '? « peu de gens », donc'],
  ['{Est-ce que|Esque} tu viens ?', 'segmentation', 'trois petits mots'],
  ['Les enfants, {ravis|ravi} du jeu, partirent.', 'accord_nombre', 'Réponse : « les enfants »'],
  ["Tu {m'as|ma} fait peur.", 'homophone', "« tu m'avais fait peur »"],
  ["Il ne manque {qu'une|qune} fontaine.", 'segmentation', 'q et son u'],
  ['Leur mère leur apporte à {manger|mangé}.', 'temps_mode', '« à vendre », jamais « à vendu »'],
  ['Maman allume la lampe et lui {chante|chantes} un air.', 'accord_verbe', 'avant, « maman »'],
  [
    "Il est couvert d'une épaisse {couche|couches} de neige.",
    'accord_nombre',
    "n'en annonce qu'une",
  ],
  ['Ses oreilles sont très {longues|longe}.', 'accord_nombre, son', 'plusieurs'],
  ['Il épluche les {oignons|onion}.', 'accord_nombre, graphie', '« oignon » prend un s'],
  ['Mes poches étaient {pleines|plaine}.', 'homophone, accord_nombre', 'le contraire de vide'],
  [
    'Il faut que tout {soit|sois} parfait.',
    'accord_verbe',
    '-t, « il soit », mais on écrit « je sois »',
  ],
  ['Il boit un chocolat {brûlant|brulent}.', 'graphie', '« en chantant »'],
  ['Un {skieur|squieur} glisse.', 'graphie', '« ski »'],
  ['Elles {réclament|réclamment} du pain.', 'graphie', '« réclamation »'],
  ['Il répare la {fuite|fuitte}.', 'graphie', '« suite »'],
  ['Elle joue une {valse|valce}.', 'graphie', '« danse »'],
  ['La {maîtresse|metresse} parle.', 'son', '« maître »'],
  ['Nous allons {ensemble|ansemble} au parc.', 'graphie', 'en, puis em'],
  ['Le {canard|canar} nage.', 'muette', '« renard »'],
  ['Je veux la {voir|voire} partir.', 'homophone', 'sans e, comme « pouvoir »'],
]

test.each(TOLD)('MAR-04 «%s» is told as %s, with its own words', (marked, codes, said) => {
  const told = toldOf(marked)
  expect(told.map(({ code }) => code).join(', ')).toBe(codes)
  expect(told[0]?.said).toContain(said)
})

test('MAR-04 two words that are not said alike are not told to be', () => {
  expect(toldOf('Il est {prêt|prés}.')[0]?.said).not.toContain('se disent pareil')
})

test('MAR-04 a piece of a word is found again where it has the same sound', () => {
  expect(toldOf('Nous chantons une {chanson|chançon}.')[0]?.said).not.toContain('maison')
})

test('MAR-04 the end of a noun is not compared with infinitives', () => {
  expect(toldOf('Ils mangent sous le grand {noyer|noyé}.')[0]?.said).not.toContain('payer')
  expect(toldOf('Gros {baisers|baisés} à tes parents.')[0]?.said).not.toContain('poser')
})

test('MAR-04 «si» of a question takes the conditional, and «avant de» tells no past', () => {
  const asked = toldOf('Il me demandait si tu {venais|viendrais} demain.')[0]?.said
  expect(asked).not.toContain('Les si')
  const before = toldOf('Nous {finissions|finissons} nos devoirs avant de goûter.')[0]?.said
  expect(before).not.toContain('« avant » parle')
})

const PLANTED: readonly (readonly [right: RegExp, wrong: string])[] = [
  [/(?<=[aeiouyéè])([lmnprt])\1(?=[aeiouéè])/u, '$1'],
  [/(?<![aeiouyéèœ])c(?=[eéèi])/u, 's'],
  [/an(?=[cdtg])/u, 'en'],
  [/au/u, 'o'],
  [/ph/u, 'f'],
]

test('MAR-04 a word of the family that is told has the letters of the word, and is not the word', () => {
  const nouns = drawnFrom([...language.nouns.keys()]).filter((noun) => /^\p{Ll}{5,}$/u.test(noun))
  const told = nouns.flatMap((noun) => {
    const [word] = analyseExpectedWords(noun, language)
    return PLANTED.flatMap(([right, wrong]) => {
      const copy = noun.replace(right, wrong)
      const found = word && copy !== noun ? diagnoseError([word], copy, language) : []
      return found.flatMap(({ explanation }) =>
        explanation?.kind === 'family' ? [{ noun, ...explanation }] : [],
      )
    })
  })
  expect(told.length).toBeGreaterThan(draws(100))
  expect(
    told.filter(({ noun, family, letters }) => family === noun || !family.includes(letters)),
  ).toEqual([])
})

test('MAR-04 number and gender of one word are told with one question', () => {
  const [number, gender] = toldOf('Les filles sont {rentrées|rentré}.')
  expect(number?.said).toContain('De qui ou de quoi')
  expect(gender?.said).toBe(
    "De plus, pour « les filles », c'est féminin, donc on ajoute e à « rentré ».",
  )
})

test('MAR-04 the mark of verbs is told only of a copy that has it', () => {
  const told = toldOf('Elle est {contente|content}.')[0]?.said
  expect(told).not.toContain('la marque des verbes')
})

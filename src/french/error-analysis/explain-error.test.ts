/** Errors of every class, planted in sentences: their classes in order, and the kind of reason given for each. */
import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { diagnoseError } from './error-diagnosis.ts'
import { analyseExpectedWords } from './expected-word.ts'

const language = loadLanguage()

/** «{what is dictated|what is written}»: the classes with the kinds of their reasons. */
const TABLE = `
Le chat des voisins {miaule|miaulent}. → accord_verbe subject-verb
Il {vient|vien} demain. → accord_verbe subject-verb
Vous {aviez|avié} raison. → temps_mode tense-ending
{Range|Ranges} ta chambre ! → temps_mode imperative
Je {serai|serais} grand. → temps_mode future-or-conditional
Il {chantait|chanté} souvent. → temps_mode tense-ending
La maîtresse a {corrigé|corriger} la dictée. → temps_mode verb-frame
Il a {pris|prit} son sac. → temps_mode participle-letter
Vous {faites|faisez} du bruit. → temps_mode vous-tes
Les {petits|petit} chats dorment. → accord_nombre agrees
{Fatiguée|Fatigué}, la reine dort. → accord_genre agrees
Le garçon et les filles sont {contents|content}. → accord_nombre agrees
On est {contents|content}. → accord_nombre agrees
Les pommes que j'ai {mangées|mangé}. → accord_nombre participle-with-avoir, accord_genre participle-with-avoir
Elles se sont {lavé|lavées} les mains. → accord_nombre object-behind
Elle a {acheté|achetée} du pain. → accord_genre participle-with-avoir
Il voit des {chevaux|chevals}. → accord_nombre plural
Le {chat|chats} dort. → accord_nombre singular
Il ne mange pas de {pomme|pommes}. → accord_nombre count
{Ces|Ce} fleurs sentent bon. → accord_nombre determiner
{Mon|Ma} amie rit. → accord_genre before-vowel
Elle {les|la} voyait. → accord_nombre clitic
Une {directrice|directeur} sévère. → accord_genre feminine-noun
Ils courent {vite|vites}. → accord_nombre never-changes
Il est {tout|tous} seul. → accord_nombre adverb
Des {oiseaux|oiso} chantent. → accord_nombre plural, graphie memory
Les {enfants|zenfant} rient. → accord_nombre plural, son liaison
Ils {mangent|manje} une pomme. → accord_verbe subject-verb, graphie letter-value
Un {chat|cha} dort. → muette memory
Un {grelot|grelo} tinte. → muette silent-letter
Il joue {dehors|dehor}. → muette memory
Il est {trop|tro} tard. → muette memory
Le {loup|lou} hurle. → muette memory
Une {idée|idé} folle. → muette memory
Une {giboulée|giboulé} tombe. → muette feminine-e
Il court {vite|vit}. → muette heard-by-e
La {peur|peure} du noir. → muette memory
La {jambe|janbe} cassée. → graphie m-before-mbp
Il mange un {bonbon|bombon}. → graphie memory
Une {terre|tere} sèche. → graphie memory
Il {chancelle|chancele} un peu. → graphie doubled-e
Un {bateau|bato} blanc. → graphie memory
Il marche {prudemment|prudament}. → graphie adverb-ending
Nous {mangeons|mangons}. → son letter-value
Les feuilles {frissonnent|frisonne}. → accord_verbe subject-verb, son letter-value
Les pompiers {agissaient|agisait} vite. → accord_verbe subject-verb, son letter-value
Elles se sont {assises|asis}. → accord_genre agrees, son letter-value
Les tomates {cueillies|cueuilli} hier sont bonnes. → accord_nombre agrees, accord_genre agrees, graphie letter-value
Il {rugissait|rujissé} fort. → temps_mode tense-ending, graphie letter-value
Les enfants {s'étaient|c'était} tus. → homophone grammatical-homophone, accord_verbe subject-verb
{C'est|Sé} mon chien. → homophone grammatical-homophone
Il {est|é} grand. → homophone grammatical-homophone
Les {éclairs|éclère} brillent. → accord_nombre plural, graphie family, muette no-final-letter
Les {insectes|insectent} volent. → accord_nombre plural
Les {gâteaux|gatos} cuisent. → accord_nombre plural, graphie memory, accent memory
Ils {partagèrent|partajère} le pain. → accord_verbe subject-verb, graphie letter-value
Il va {jusqu'à|jusca} Paris. → segmentation elided, homophone grammatical-homophone
Il est {dessous|de sous}. → segmentation one-word
Mes {grands-parents|grand-parents} rient. → accord_nombre plural
Il monte {au-dessus|au dessu}. → segmentation hyphen, muette memory
{Heureusement|Eureusement}, il dort. → graphie memory
Un {géant|gean} marche. → accent accent, muette memory
Le {cerf|cerfe} brame. → son unheard-e
Il parle {doucement|dousement}. → son letter-value
Une {pièce|pièsse} d'or. → graphie letter-value
J'ai {aperçu|apersu} un loup. → graphie letter-value
{Chère|Cher} Zoé, je t'embrasse. → accord_genre agrees
Un {sentier|santié} fleuri. → graphie memory, graphie memory
La soupe est {brûlante|brulente}. → graphie family
Il chante {tous|tou} les matins. → accord_nombre agrees
Il chante tous les {matins|matin}. → accord_nombre plural
Les {girafes|jirafe} courent. → accord_nombre plural, graphie letter-value
Je {vais|vé} à la piscine. → temps_mode by-heart
Le pirate {ouvrit|ouvra} le coffre. → temps_mode past-of-others
Le marin {vécut|vivit} seul. → temps_mode changed-stem
Chacun des participants {recevra|recevront} une médaille. → accord_verbe subject-verb
Il faut que nous {soyons|soyions} prêts. → temps_mode avoir-subjunctive
La {guitare|gitare} sonne. → son letter-value
Un {poisson|poison} nage. → son letter-value
La {maison|maisson} est là. → son letter-value
Un {avion|navion} passe. → son liaison
Un {bébé|dédé} pleure. → son confusion
Ma {main|nain} est froide. → son confusion
Le {mot|mote} est court. → son unheard-e
Un {cartable|catable} neuf. → son syllables
C'est un {bel|beau} arbre. → son before-vowel
Un {garçon|garcon} rit. → accent letter-value
La {forêt|foret} est sombre. → accent memory
Une {lunette|lunètte} cassée. → accent accent-too-many
J'aime la {mer|mère}. → homophone other-word
Il {a|à} faim. → homophone grammatical-homophone
{Quant|Quand} à lui, il dort. → homophone homophone-use
On {n'a|a} plus de pain. → homophone negation
On {a|n'a} gagné. → homophone no-negation
Il ne {vient|} pas. → oubli forgotten
J'aime {l'école|école}. → oubli forgotten-elision
J'aime {l'école|lécole}. → segmentation elided
{Ensuite|En suite} il dort. → segmentation one-word
{Il y a|Ilya} du vent. → segmentation separate-words
{Tout à coup|Toutacoup}, il cria. → segmentation separate-words, accent accent
Que {dit-il|dit il} ? → segmentation hyphen
{Aujourd'hui|Aujourdhui}, il pleut. → ponctuation apostrophe
{Le|le} chien dort. → majuscule sentence-capital
Je vais à {Paris|paris}. → majuscule name-capital
Le {chien|Chien} aboie. → majuscule no-capital
Mamie coupe la {quiche|ciche}. → son letter-value
Un {accueil|acceuil} chaleureux. → son letter-value
Le {langage|language} des abeilles. → graphie letter-value
Il prend sa {leçon|leson}. → son letter-value
Nous {jetons|jettons} le papier. → graphie doubled-e
Il {efface|eface} le tableau. → graphie memory
Elle {effile|efile} la laine. → graphie doubled-prefix
Un livre {passionnant|passionant}. → graphie doubled-on
Une abeille {butine|butinne}. → graphie doubled
Une {abeille|nabeille} pique. → son liaison
Il vient {toujours|toujour}. → muette memory
Les feuilles tombent en {automne|autonne}. → graphie memory
Tu {as|a} un vélo. → accord_verbe other-person
L'équipe {a|ont} gagné. → accord_verbe other-person
C'est moi qui {ai|a} gagné. → accord_verbe qui-person
Il {prend|prent} son temps. → accord_verbe kept-letter
Il {résout|résoud} un problème. → accord_verbe kept-letter
Tu {joueras|jouras} dehors. → graphie future-stem
Il {mourra|moura} de faim. → graphie future-rr
Ils {essuyaient|essuiaient} la table. → temps_mode verb-in-yer
Nous {étudiions|étudions} hier. → temps_mode two-vowels
Ils {atteignirent|atteignèrent} le sommet. → temps_mode past-of-others
Il faut que je {voie|vois} le médecin. → temps_mode subjunctive
Il {fut|fût} surpris. → accent past-circumflex
Nous {finissons|finissions} nos devoirs. → temps_mode tense-ending
Elle s'est {lavée|laver}. → temps_mode vendre
La voiture a été {réparée|réparer}. → temps_mode verb-frame
Les {avancées|avancés} de la science. → accord_genre noun-gender
Des robes {orange|oranges} séchaient. → accord_nombre colour
Il possède deux {cents|cent} livres. → accord_nombre round-number
Les randonneurs rentrent {trempés|trempé}. → accord_nombre agrees
La saison la plus {froide|froid}. → accord_genre agrees
Des chansons qu'elle m'a {apprises|appris}. → accord_genre participle-with-avoir
Les {clous|cloux} rouillent. → accord_nombre plural
Il pousse un {cri|crie}. → homophone noun-and-verb
{D'habitude|Dabitude}, il dort. → segmentation elided, graphie memory
{Le hibou|L'hibou} dort. → segmentation separate-words
Il est {là-bas|la bas}. → segmentation hyphen, accent accent
Il reste {davantage|d'avantage}. → segmentation one-word
Les {Français|français} rient. → majuscule name-capital
Il viendra {lundi|Lundi}. → majuscule no-capital
Ta {grand-mère|grand mère} rit. → segmentation hyphen
{Théo|théo} a un chien. → majuscule name-capital
Les {animaux|animeaux} dorment. → accord_nombre plural
Les combats {navals|navaux} cessent. → accord_nombre agrees
Il tombe de {gros|gro} flocons. → muette memory
Il n'y a {aucun|aucuns} doute. → accord_nombre determiner
Ces robes coûtent {cher|chères}. → accord_nombre as-adverb
Les roses, encore {humides|humide} de rosée, s'ouvrent. → accord_nombre agrees
Ils rentrent, épuisés mais {ravis|ravi}. → accord_nombre agrees
Même les plus {petits|petit} rient. → accord_nombre plural
Autrefois, vous {jouiez|jouez} au ballon. → temps_mode tense-ending
Ils {vécurent|vécurrent} heureux. → graphie past-one-r
Il {envoya|envoyat} une lettre. → temps_mode tense-ending
{Chante|Chantes} plus fort ! → temps_mode imperative
Bien qu'il {ait|est} faim, il attend. → homophone avoir-subjunctive
Un petit {ours|nours} dort. → son liaison
Le {nid|ni} est vide. → muette memory
La lune est {ronde|rode}. → son missing-sound
Maman coupe le {gâteau|gato}. → graphie memory, accent memory
Un {hasard|hazar} heureux. → graphie letter-value, muette memory
Un {crabe|carbe} pince. → son syllables
Ils {prirent|prenèrent} la fuite. → temps_mode past-of-others
Elle {prit|prena} peur. → temps_mode past-of-others
Ils {jouèrent|jouirent} ensemble. → temps_mode simple-past
Il {viendra|venira} demain. → temps_mode changed-stem
Je {verrai|voirai} mes amis. → temps_mode changed-stem
Il {saura|savera} la réponse. → temps_mode changed-stem
Il {buvait|boivait} du lait. → temps_mode imperfect-stem
Nous {prenions|prendions} le bus. → temps_mode imperfect-stem
Ils {prennent|prendent} le train. → temps_mode present-stems
Il a {pris|prendu} son sac. → temps_mode participle-letter
Elle a {ouvert|ouvri} la porte. → temps_mode participle-letter
Il va {prendre|prender} le bus. → temps_mode verb-frame
Les fleurs {fanées|fanaient} sont jetées. → temps_mode vendre
Il faut que nous {partions|partons}. → temps_mode subjunctive
Il faut que vous {fassiez|faites} attention. → temps_mode subjunctive-plural
Il {rentre|rente} chez lui. → son syllables
Tu {appelles|appeles} ta mère. → graphie doubled-e
Il marche {longtemps|longtemp}. → muette memory
La {plupart|plus part} rient. → segmentation one-word
Ils sont {surpris|surpri}. → muette participle-letter
Il a {perdu|perdut} son livre. → muette participle-letter
Le {vélo|vélot} roule. → muette no-final-letter
Elle {naquit|nacquit} au printemps. → graphie alike
Le {lac|lacque} est gelé. → graphie no-final-letter
{Pleures-tu|Pleure tu} ? → accord_verbe subject-verb, segmentation hyphen
{Donne-moi|Donnes moi} la main. → temps_mode imperative, segmentation hyphen
Il y a {quatre-vingts|quatrevingt} places. → segmentation hyphen, accord_nombre round-number
Il joue dans la {cour|cours}. → homophone other-word
Il est {censé|sensé} venir. → homophone other-word
Une {conductrice|conducteuse} prudente. → accord_genre feminine-noun
Cette fille est {rousse|rouxe}. → accord_genre agrees
Il a {plu|plus} hier. → homophone other-word
Il fait {nuit|nui}. → muette memory
Le {robinet|robinais} fuit. → graphie memory
Tu {n'as|na} rien vu. → segmentation elided, accord_verbe other-person
J'ai {mangé|manger} tout le gâteau. → temps_mode verb-frame
Je crois que c'est {vrai|vrais}. → accord_nombre agrees
Les {couleurs|couleures} vives. → muette memory
Il parle {poliment|poliement}. → graphie adverb-ending
Il va {construire|construir} un mur. → muette alike
La {cantine|quantine} ouvre. → graphie letter-value
Le ciel est {bleu|beul}. → son syllables
Il {pleut|pleure} dehors. → son near-word
Une {écharpe|écharppe} chaude. → graphie doubled-behind
{L'éléphant|L'éléfan} barrit. → graphie memory, muette memory
La {fermière|fermièr} rit. → muette feminine-e
Ils {pourraient|pourait} venir. → accord_verbe subject-verb, graphie future-rr
`

const PLANT = /\{(.+)\|(.*)\}/u

/** «class kind» of each error found, in order. */
function reasonsOf(sentence: string): string {
  const [, expected = '', written = ''] = PLANT.exec(sentence) ?? []
  const text = sentence.replace(PLANT, expected)
  const start = sentence.indexOf('{')
  const words = analyseExpectedWords(text, language).filter(
    (word) => word.end > start && word.start < start + expected.length,
  )
  return diagnoseError(words, written, language)
    .map(({ code, explanation }) => `${code} ${explanation?.kind ?? '(none)'}`)
    .join(', ')
}

const ROWS = TABLE.trim()
  .split('\n')
  .map((row) => row.split(' → '))

test.each(ROWS)('MAR-04 «%s» is told as %s', (sentence = '', reasons) => {
  expect(reasonsOf(sentence)).toBe(reasons)
})

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
La maîtresse a {corrigé|corriger} la dictée. → temps_mode vendre
Il a {pris|prit} son sac. → temps_mode participle-letter
Vous {faites|faisez} du bruit. → temps_mode vous-tes
Les {petits|petit} chats dorment. → accord_nombre agrees
{Fatiguée|Fatigué}, la reine dort. → accord_genre agrees
Le garçon et les filles sont {contents|content}. → accord_nombre agrees
On est {contents|content}. → accord_nombre agrees
Les pommes que j'ai {mangées|mangé}. → accord_nombre participle-with-avoir, accord_genre participle-with-avoir
Elles se sont {lavé|lavées} les mains. → accord_nombre participle-with-avoir, accord_genre participle-with-avoir
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
Ils {mangent|manje} une pomme. → accord_verbe subject-verb, graphie alike
Un {chat|cha} dort. → muette memory
Un {grelot|grelo} tinte. → muette silent-letter
Il joue {dehors|dehor}. → muette memory
Il est {trop|tro} tard. → muette memory
Le {loup|lou} hurle. → muette memory
Une {idée|idé} folle. → muette memory
Une {giboulée|giboulé} tombe. → muette feminine-e
Il court {vite|vit}. → muette heard-by-e
La {peur|peure} du noir. → muette no-final-letter
La {jambe|janbe} cassée. → graphie m-before-mbp
Il mange un {bonbon|bombon}. → graphie memory
Une {terre|tere} sèche. → graphie memory
Il {chancelle|chancele} un peu. → graphie doubled-e
Un {bateau|bato} blanc. → graphie memory
Il marche {prudemment|prudament}. → graphie adverb-ending
Nous {mangeons|mangons}. → son letter-value
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
Le {langage|language} des abeilles. → son letter-value
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
Ils {essuyaient|essuiaient} la table. → son verb-in-yer
Nous {étudiions|étudions} hier. → temps_mode two-vowels
Ils {atteignirent|atteignèrent} le sommet. → temps_mode simple-past
Il faut que je {voie|vois} le médecin. → temps_mode subjunctive
Il {fut|fût} surpris. → accent past-circumflex
Nous {finissons|finissions} nos devoirs. → temps_mode tense-ending
Elle s'est {lavée|laver}. → temps_mode vendre
La voiture a été {réparée|réparer}. → temps_mode vendre
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

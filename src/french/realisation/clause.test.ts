import { expect, test } from 'vitest'
import { say, sayAll } from '../../../test/support/house/told-line.ts'

test.each([
  ['J{quand} S{héros} V{sortir}, S{il} V{pleuvoir:état}', 'Quand Emma sort, il pleut.'],
  ['S{héros} V{savoir} J{que} S{il} V{falloir} O{partir/ver}', "Emma sait qu'il faut partir."],
  ['S{héros} V{voir} J{que} S{il} V{y avoir} O{un chat}', "Emma voit qu'il y a un chat."],
  ['S{héros} V{rentrer} J{car} S{il} V{faire} A{froid}', 'Emma rentre car il fait froid.'],
  ['S{héros} V{dire} J{que} S{il} V{être} A{tard}', "Emma dit qu'il est tard."],
  ['S{héros} V{dire} J{que} S{il} V{être} A{content}', "Emma dit qu'elle est contente."],
])('«il» is nobody or the protagonist: %s → %s', (line, text) => {
  expect(say(line)).toBe(text)
})

test.each([
  ['« S{je} V{être} A{prêt} », V{dire}-S{héros}', '«\u00a0Je suis prête\u00a0», dit Emma.'],
  ['S{héros} V{dire} : « S{je} V{être} A{seul} »', 'Emma dit\u00a0: «\u00a0Je suis seule\u00a0».'],
  [
    '« S{tu} V{être} A{beau} », V{dire} S{le loup} I{à la lune}',
    '«\u00a0Tu es belle\u00a0», dit le loup à la lune.',
  ],
  [
    '« S{vous} V{être} A{gentil}, J{madame} », V{dire}-S{héros}',
    '«\u00a0Vous êtes gentille, madame\u00a0», dit Emma.',
  ],
  ['S{maman} V{rendre} O{le salon} A{beau}', 'Maman rend le salon beau.'],
  ['S{héros} V{prendre} O{le train} A{seul}', 'Emma prend le train seule.'],
  ['S{héros} V{ouvrir} O{le sac}, A{content}', 'Emma ouvre le sac, contente.'],
  ['S{héros} V{être} A{grand et fort}', 'Emma est grande et forte.'],
  ['S{la soupe} V{sentir} A{bon}', 'La soupe sent bon.'],
])('an attribute is said of whom it tells: %s → %s', (line, text) => {
  expect(say(line)).toBe(text)
})

test.each([
  [
    'S{héros} V{cueillir} O{les fleurs} J{et} V{les offrir} I{à mamie}',
    'Emma a cueilli les fleurs et les a offertes à mamie.',
  ],
  [
    "S{héros} V{prendre} O{la pomme} J{et} V{l'apporter} L{à l'école}",
    "Emma a pris la pomme et l'a apportée à l'école.",
  ],
  ['S{héros} V{se demander} J{où} V{être} S{le chat}', "Emma s'est demandé où était le chat."],
  ['S{eux} V{se parler}', 'Emma et Tom se sont parlé.'],
  ['S{héros} V{se rendre compte} I{de son erreur}', "Emma s'est rendu compte de son erreur."],
])('the participle agrees with what stands before: %s → %s', (line, text) => {
  expect(say(line, 'passé composé')).toBe(text)
})

test.each([
  ['S{la plus vieille de les corneilles} V{partir}', 'La plus vieille des corneilles est partie.'],
  ['S{une de les filles} V{partir}', 'Une des filles est partie.'],
  ['S{la plupart de les enfants} V{partir}', 'La plupart des enfants sont partis.'],
  ['S{un beau et grand chat} V{partir}', 'Un beau et grand chat est parti.'],
  ['S{le petit et le grand} V{partir}', 'Le petit et le grand sont partis.'],
  ['S{le chat} J{et} S{la poule} V{partir}', 'Le chat et la poule sont partis.'],
  ['S{certains} V{partir}', 'Certains sont partis.'],
  ['S{tous deux} V{partir}', 'Tous deux sont partis.'],
  ['S{celles-ci} V{partir}', 'Celles-ci sont parties.'],
  ['S{ma sœur et moi} V{partir}', 'Ma sœur et moi sommes partis.'],
])('the verb agrees with who acts: %s → %s', (line, text) => {
  expect(say(line, 'passé composé')).toBe(text)
})

test.each([
  ['S{le garde} V{le affirmer +du_moins}', 'passé composé', "Le garde l'a du moins affirmé."],
  ['S{héros} V{manger} M{bien}', 'passé composé', 'Emma a bien mangé.'],
  ['S{héros} V{finir} T{déjà} O{son livre/nom}', 'passé composé', 'Emma a déjà fini son livre.'],
  ['S{héros} V{courir} M{vite}', 'passé composé', 'Emma a couru vite.'],
  ['T{ce matin/nom}, S{héros} V{partir}', 'passé simple', 'Ce matin-là, Emma partit.'],
  ['T{hier}, S{héros} V{partir}', 'passé simple', 'La veille, Emma partit.'],
  ['T{demain}, S{héros} V{partir}', 'passé simple', 'Le lendemain, Emma partit.'],
  ['T{ce matin/nom}, S{héros} V{partir}', 'passé composé', 'Ce matin, Emma est partie.'],
  ["T{aujourd'hui}, S{l'herbe} V{pousser:présent}", 'passé simple', "Aujourd'hui, l'herbe pousse."],
  ['V{partir:impératif.nous} T{maintenant}', 'passé simple', 'Partons maintenant.'],
  ['L{où} V{aller:présent}-S{tu} T{ce matin/nom} ?', 'passé simple', 'Où vas-tu ce matin\u00a0?'],
  ['T{hier}, S{héros} V{partir:passé_composé}', 'passé simple', 'Hier, Emma est partie.'],
  [
    'S{héros} V{espérer} J{que} S{ami} V{venir:conditionnel}',
    'présent',
    'Emma espère que son ami Tom viendra.',
  ],
  [
    'S{héros} V{espérer} J{que} S{ami} V{venir:conditionnel}',
    'passé simple',
    'Emma espérait que son ami Tom viendrait.',
  ],
] as const)('adverbs and times stand as the tense asks: %s in the %s → %s', (line, tense, text) => {
  expect(say(line, tense)).toBe(text)
})

test.each([
  ['T{soudain}, S{héros} V{avoir} O{peur/nom}', 'Soudain, Emma eut peur.'],
  ['T{le lendemain}, S{héros} V{être} A{malade/adj}', 'Le lendemain, Emma fut malade.'],
  ['S{la sorcière} V{marcher} T{depuis deux heures}', 'La sorcière marchait depuis deux heures.'],
  [
    'S{héros} V{tousser:état} T{depuis lundi/nom}, J{et} S{sa mère} V{appeler} O{le médecin}',
    'Emma toussait depuis lundi, et sa mère appela le médecin.',
  ],
  ['S{héros} V{garder} O{la lettre} J{et} V{sortir}', 'Emma garda la lettre et sortit.'],
  ['S{héros} V{avoir} O{faim} J{et} V{manger}', 'Emma avait faim et mangea.'],
])('an action or a state, as the rest of the clause says: %s → %s', (line, text) => {
  expect(say(line, 'passé simple')).toBe(text)
})

test.each([
  ['« V{pouvoir entrer}-S{je} ? » V{demander}-S{héros}', 'Puis-je entrer'],
  ["« V{s'en aller:impératif.tu} ! » V{crier}-S{héros}", "Va-t'en"],
  ['« V{me le montrer:impératif.vous} ! » V{crier}-S{héros}', 'Montrez-le-moi'],
  ['« V{le dire:impératif.vous} I{à maman} ! » V{crier}-S{héros}', 'Dites-le à maman'],
  ['« V{y aller:impératif.tu} ! » V{crier}-S{héros}', 'Vas-y'],
  ['S{héros} V{voir} O{un vieux ours}', 'un vieil ours'],
  ['S{héros} V{voir} O{de vieux ours}', 'de vieux ours'],
  ['S{un petit ami} V{venir}', 'Un petit ami vient'],
])('what stands beside changes a form: %s → … %s …', (line, text) => {
  expect(say(line)).toContain(text)
})

test('a pronoun that might be another is the name again', () => {
  const sky = 'S{héros} V{regarder} O{le ciel}'
  const cow = 'S{héros} V{regarder} O{la vache}'
  const next = 'S{héros} V{sourire}'
  expect(sayAll([sky, next])).toBe('Emma regarde le ciel. Elle sourit.')
  expect(sayAll([cow, next])).toBe('Emma regarde la vache. Emma sourit.')
})

test('nobody is called the friend of an animal', () => {
  expect(say('S{héros} V{courir} J{et} S{le chien} V{suivre} O{ami}')).toBe(
    'Emma court et le chien suit Tom.',
  )
  expect(say('S{héros} V{jouer} C{avec ami}')).toBe('Emma joue avec son ami Tom.')
})

test.each([
  ["S{héros} V{tomber}, J{mais} S{ami} V{l'aider}", "Emma est tombée, mais son ami Tom l'a aidée."],
  ["S{ami} V{tomber}, J{et} S{héros} V{l'aider}", "Tom est tombé, et Emma l'a aidé."],
  ['S{ceux}, S{qui} V{chanter}, V{partir}', 'Ceux, qui ont chanté, sont partis.'],
  [
    '« S{je} V{venir} », V{dire}-S{maman}, S{qui} V{bâiller:état}',
    '«\u00a0Je viens\u00a0», a dit maman, qui bâillait.',
  ],
])('who was told of before is who is helped: %s → %s', (line, text) => {
  expect(say(line, 'passé composé')).toBe(text)
})

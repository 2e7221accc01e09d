import { expect, test } from 'vitest'
import { say } from '../../../../test/support/house/told-line.ts'

test.each([
  [
    'S{le château}, I{dont} S{héros} V{rêver:état}, V{se cacher}',
    "Le château, dont Emma rêvait, s'est caché.",
  ],
  [
    'S{la maison} L{où} S{ses cousins} V{habiter:état} V{être} A{vert/adj}',
    'La maison où ses cousins habitaient était verte.',
  ],
  [
    'S{les fleurs} O{que} S{héros} V{cueillir:antérieur} V{se faner}',
    "Les fleurs qu'Emma avait cueillies se sont fanées.",
  ],
  [
    'S{la dame} I{à qui} S{les enfants} V{parler:état} J{et} V{sourire:état} V{partir}',
    'La dame à qui les enfants parlaient et souriaient est partie.',
  ],
  [
    'S{le chien} O{que} S{les enfants} V{appeler} J{et} S{qui} V{accourir}, V{aboyer}',
    'Le chien que les enfants ont appelé et qui est accouru, a aboyé.',
  ],
  [
    'S{la lampe}, J{quand} S{les enfants} V{crier}, V{tomber}',
    'La lampe, quand les enfants ont crié, est tombée.',
  ],
  [
    'S{héros} V{voir} O{le château} I{dont} S{ses amis} V{parler:état} J{et} V{chanter:état}',
    'Emma a vu le château dont ses amis parlaient et chantaient.',
  ],
])('TXT-01 the verb behind another clause is that of its own subject: %s → %s', (line, text) => {
  expect(say(line, 'passé composé')).toBe(text)
})

test.each([
  ['S{papa} V{partir} T{chaque matin/nom}', 'Papa partait chaque matin.'],
  ['T{le dimanche}, S{papa} V{lire:état} O{le journal}', 'Le dimanche, papa lisait le journal.'],
  ['S{héros} V{oublier} T{souvent} O{son sac}', 'Emma oubliait souvent son sac.'],
  [
    'T{tous les soirs}, S{héros} V{ouvrir} O{son livre/nom} J{et} V{dormir}',
    'Tous les soirs, Emma ouvrait son livre et dormait.',
  ],
  [
    'S{héros} V{prendre} O{son sac} J{et} V{partir} T{chaque matin/nom}',
    'Emma prenait son sac et partait chaque matin.',
  ],
  [
    'T{chaque soir/nom}, J{quand} S{il} V{pleuvoir}, S{papa} V{fermer} O{la porte}',
    'Chaque soir, quand il pleuvait, papa fermait la porte.',
  ],
  [
    'S{héros} V{saluer} O{la dame} S{qui} V{passer} T{chaque jour}',
    'Emma a salué la dame qui passait chaque jour.',
  ],
  [
    'S{un paysan}, S{qui} V{venir:état} T{chaque jour}, V{vendre} O{du lait}',
    'Un paysan, qui venait chaque jour, a vendu du lait.',
  ],
  [
    'S{la pluie} V{tomber:état} T{toujours} J{et} S{héros} V{ouvrir} O{la porte}',
    'La pluie tombait toujours et Emma a ouvert la porte.',
  ],
  [
    'S{héros} V{jouer:événement} T{chaque jour} J{et} V{oublier} O{les fleurs}',
    'Emma a joué chaque jour et a oublié les fleurs.',
  ],
  [
    "S{l'équipe} V{courir} T{chaque jour}, J{si bien que} S{elle} V{gagner} O{le match}",
    "L'équipe courait chaque jour, si bien qu'elle a gagné le match.",
  ],
])('TXT-01 a habit is told as it was, never dropped: %s → %s', (line, text) => {
  expect(say(line, 'passé composé')).toBe(text)
})

test.each([
  [
    'S{papa} V{cuisiner} J{pendant que} S{héros} V{jouer}',
    "Papa a cuisiné pendant qu'Emma jouait.",
  ],
  [
    'S{tu} V{partir}, J{dès que} S{tu} V{savoir} O{la date}',
    'Tu es parti, dès que tu as su la date.',
  ],
  [
    'J{dès que} S{il} V{pleuvoir:état}, S{le chat} V{rentrer:état}',
    "Dès qu'il pleuvait, le chat rentrait.",
  ],
  [
    'S{il} V{pleuvoir} J{depuis que} S{le match} V{commencer:antérieur}',
    'Il pleuvait depuis que le match avait commencé.',
  ],
  [
    'S{les enfants} V{sortir} J{après que} S{la pluie} V{cesser:antérieur}',
    'Les enfants sont sortis après que la pluie a cessé.',
  ],
  ['S{les ours} V{se réveiller} T{enfin}', 'Les ours se sont enfin réveillés.'],
  ['S{les chiens} V{accourir}', 'Les chiens sont accourus.'],
])(
  'TXT-01 one thing beside another has the tense that the word between asks: %s → %s',
  (line, text) => {
    expect(say(line, 'passé composé')).toBe(text)
  },
)

test.each([
  ['S{la visite} V{durer} T{une heure}', 'La visite a duré une heure.'],
  ['S{la visite} V{durer} T{trop longtemps}', 'La visite durait trop longtemps.'],
  [
    'S{héros} V{rester} L{chez mamie} T{deux semaines}',
    'Emma est restée chez mamie deux semaines.',
  ],
  [
    "S{le chat} V{rester} L{dehors} T{pendant l'orage}",
    "Le chat est resté dehors pendant l'orage.",
  ],
  ["S{héros} V{avoir} O{peur/nom} T{jusqu'au matin/nom}", "Emma a eu peur jusqu'au matin."],
  ['S{la reine} V{régner} T{soixante-dix ans}', 'La reine a régné soixante-dix ans.'],
  [
    'S{héros} V{dormir} L{sous la tente} C{pour la première fois/nom}',
    'Emma a dormi sous la tente pour la première fois.',
  ],
  ['S{le témoin} V{rester} A{muet}', 'Le témoin restait muet.'],
  ['S{héros} V{dormir} T{une heure par jour}', 'Emma dormait une heure par jour.'],
  [
    'S{le poulain} V{tenir} A{debout} T{deux heures après sa naissance}',
    'Le poulain tenait debout deux heures après sa naissance.',
  ],
  ['S{héros} V{vouloir rester} T{une heure}', 'Emma voulait rester une heure.'],
  [
    'S{héros} V{savoir} J{que} S{le film} V{durer} T{deux heures}',
    'Emma savait que le film durait deux heures.',
  ],
  [
    'T{chaque jour}, S{héros} V{marcher:état} T{une heure}',
    'Chaque jour, Emma marchait une heure.',
  ],
])('TXT-01 a state that lasted so long is told as over: %s → %s', (line, text) => {
  expect(say(line, 'passé composé')).toBe(text)
})

@title La tente qui s'envole
@levels CE2 CM1 CM2
@keywords camping, tempête, tente, nature, vacances, m devant m b p
@tenses présent, passé_composé, passé_simple
# famille : jambe, tambour, chambre, framboise, timbre, jambon, champignon, champ, lampe, tempête, pompier, pompe, compote, trompette, bombe, tombe, tomber, ombre, nombre, décembre, novembre, septembre, concombre, bambou, ambulance, campagne, camping, camper, emporter, emmener, emballer, embrasser, trembler, sembler, ressembler, ensemble, compter, combien, comprendre, grimper, tromper, remplir, ramper, compagnon, important, impossible, impatient, imprudent, simple, sombre, humble, longtemps, température, temps, température, crampe, rampe, compas, printemps, empreinte, emmêler, comparer, membre, ambiance, pamplemousse, plombier, limpide, rompre, bombon, bonbon, embarquer, champion

= départ

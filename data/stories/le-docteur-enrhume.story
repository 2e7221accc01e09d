@title Chez le docteur
@levels CE1 CE2 CM1
@keywords docteur, médecin, maladie, corps, santé, malade, rhume, fièvre
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{tousser:état} T{depuis (lundi|mardi|mercredi|jeudi|deux jours|trois jours)}, J{et} S{sa mère} V{<le:m|la:f> conduire} L{chez le docteur}
T{(un matin/nom|après une mauvaise nuit)}, S{héros} V{avoir:état} O{(de la fièvre|très mal à la gorge|trente-neuf de fièvre)}, J{et} S{son père} V{<le:m|la:f> emmener} L{chez le docteur}
S{héros} V{ne pas aimer:état} O{les piqûres}, J{pourtant} S{il} V{devoir aller/ver} L{chez le docteur}

? attente
L{dans la salle d'attente}, S{(un bébé|une vieille dame|un homme barbu|une petite fille)} V{tousser:état +aussi}, J{et} S{les minutes} V{sembler:état} A{(très longues|longues comme des heures)}
S{héros} V{compter} O{les poissons de l'aquarium} C{pour oublier/ver sa peur}

= entrée
T{(enfin|bientôt|à dix heures)}, S{le docteur} V{ouvrir} O{la porte} J{et} V{faire} O{signe} I{à héros} I{d'entrer/ver}
S{le docteur} V{poser} O{ses lunettes} L{sur son nez rouge} J{et} V{appeler} O{héros} M{d'une voix (basse|enrouée|faible)}

+ examen
« V{ouvrir:impératif.tu} O{la bouche}, V{tirer:impératif.tu} O{la langue} J{et} V{dire:impératif.tu} O{A} », V{demander} S{le docteur}
S{le docteur} V{lui regarder} O{les yeux, les oreilles et (la gorge|les dents|le nez)} C{avec une petite lampe}
S{le docteur} V{lui écouter} O{(le cœur|le dos|la poitrine)} : « V{respirer:impératif.tu} M{(fort|bien fort|profondément|lentement)}, J{puis} V{souffler:impératif.tu} ! »
id=marteau | S{le docteur} V{lui toucher} O{(le cou|le ventre|le front)}, J{puis} V{taper +doucement} L{sur (le genou|les genoux)} C{avec un petit marteau}
après=marteau | S{la jambe de héros} V{se lever} M{sans prévenir/ver}, J{comme si} S{elle} V{appartenir:imparfait} I{à quelqu'un d'autre}
3 | C{par prudence}, S{le docteur} V{examiner} O{[le corps.humain.membre=bras,jambe sg]} I{de héros}

? parole
« V{avoir}-S{tu} O{mal} L{(à la tête|au ventre|au dos|aux jambes|aux oreilles)} ? » V{demander} S{le docteur}
« V{aller}-S{vous} I{me faire/ver une piqûre} ? » V{demander}-S{héros} M{d'une petite voix}
« S{tu} V{guérir:futur} M{vite} J{si} S{tu} V{rester} L{au chaud} », V{promettre} S{le docteur}
« S{je} V{ne pas avoir} O{peur}, S{je} V{faire +seulement} O{attention} », V{dire}-S{héros}

= tournant
J{mais} T{(soudain|tout à coup|brusquement)}, S{le docteur} V{fermer} O{les yeux}, V{ouvrir} O{la bouche} J{et} V{éternuer} M{(deux|trois|quatre|cinq|six|dix) fois}
« S{tu} V{avoir} O{un simple rhume} », V{commencer} S{le docteur}, J{mais} S{un énorme atchoum} V{lui couper} O{la parole}

? feuilles
S{(les papiers|les feuilles|les lettres)} V{s'envoler} L{(du bureau|dans toute la pièce|jusqu'au plafond)}, J{et} S{le docteur} V{chercher} O{un mouchoir} L{(dans toutes ses poches|sous ses dossiers|partout)}

= chute
« V{boire:impératif.vous} O{(une tisane|du lait chaud|du thé)} J{et} V{se reposer:impératif.vous} », V{conseiller} S{héros} I{au docteur}, S{qui} V{se mettre à rire/ver}
S{héros} V{tendre +alors} O{son (dernier mouchoir|écharpe|bonnet)} I{au docteur} : « V{aller:impératif.vous} L{au lit}, S{docteur} ! »

? après
S{(le docteur|le médecin)} V{ne pas faire} O{de piqûre} : S{il} V{écrire} O{deux ordonnances pareilles}, J{et} S{la seconde} V{être:état} C{pour lui}
C{pour dire/ver merci}, S{le docteur} V{donner} O{(un bonbon au miel|un dessin|un pansement rouge/adj)} I{à son petit médecin}

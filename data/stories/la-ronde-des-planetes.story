@title La ronde des planètes
@levels CE2 CM1 CM2
@keywords Soleil, Terre, Mars, planète, étoile, système solaire, espace, ciel, lune, documentaire, explication
@tenses présent

= soleil
L{au centre du système solaire}, S{une étoile énorme} V{briller} : S{ce} V{être} A{le Soleil}, S{qui} V{donner} O{sa lumière et sa chaleur} I{à toutes les planètes}
S{le Soleil} V{être} A{une étoile}, J{et} S{huit planètes} V{tourner} L{autour de lui} M{(sans arrêt|sans cesse|jour et nuit)}
S{huit planètes} V{tourner} L{autour du Soleil}, M{sans jamais se rencontrer/ver} : S{ce} V{être} A{le système solaire}

? chaleur
S{le Soleil} V{être} A{si (gros|grand)} J{que} S{notre planète} V{y entrer:conditionnel} M{plus d'un million de fois}
S{la lumière du Soleil} V{voyager} T{(pendant huit minutes|huit minutes)} T{avant d'éclairer/ver nos (matins/nom|jardins|maisons)}
C{sans le Soleil}, S{il} V{n'y avoir:conditionnel} J{ni} O{(plantes|arbres|fleurs)}, J{ni} O{animaux}, J{ni} O{enfants}

+ planètes
S{Mercure} V{être} A{la plus petite et la plus proche} : S{le Soleil} V{la brûler}
S{Vénus} V{briller} T{(le soir|le matin/nom|à l'aube)} C{comme une étoile}, J{mais} S{ce} V{être} A{un (vrai|véritable) four}
3 | S{Mars}, S{la planète rouge}, V{être} A{froide/adj et (sèche|couverte de poussière)}
L{(après Mars|beaucoup plus loin)}, S{Jupiter} V{être} A{la plus (grosse|grande) de toutes}
S{Saturne} V{porter} L{autour d'elle} O{de (larges|magnifiques|beaux) anneaux} C{de glace et de pierres}
S{Uranus et Neptune}, O{deux planètes (lointaines et glacées|bleues et glacées)}, V{mettre} O{(des dizaines d'années|très longtemps)} C{à faire/ver un seul tour}

= terre
S{notre planète}, S{la Terre}, V{être} A{la seule} L{où} S{on} V{trouver} O{(des forêts et des océans|des fleurs et des animaux)}
S{la Terre} V{faire} O{le tour du Soleil} T{en un an} J{et}, T{chaque jour}, S{elle} V{faire} O{un tour sur elle-même/pro}
L{ni trop près}, L{ni trop loin du Soleil}, S{la Terre} V{être} A{la planète bleue} : S{l'eau} V{y couler} J{et} S{la vie} V{y être} A{partout}

? lune
L{(à côté de nous|autour de la Terre)}, S{la Lune} V{tourner} M{(fidèlement|tranquillement)}, J{et} S{des hommes} V{y marcher:passé_composé}
S{la Lune}, S{qui} V{ne pas briller} C{d'elle-même/pro}, V{renvoyer} O{la lumière du Soleil}

? question
« S{est-ce que} S{le Soleil} V{dormir} T{la nuit} ? » V{demander} S{un (petit garçon|enfant)}
« J{si} S{je} V{habiter:présent} L{sur Mars}, S{mon année} V{durer:futur} T{presque deux ans} ! » V{calculer} S{une écolière}
« V{éteindre:impératif.vous} O{les lampes} J{et} V{lever:impératif.vous} O{la tête} ! » V{dire} S{(le guide|l'astronome)} I{aux (enfants|visiteurs)}
« S{nous} V{tourner} M{donc} T{en ce moment} ? » V{demander} S{une (fillette|visiteuse)}, A{étonnée}
« T{un jour}, S{j'} V{aller:futur} L{là-haut} », V{promettre} S{une (petite fille|fillette)}
« L{où} V{être} S{la fin du ciel} ? » V{murmurer} S{un enfant}

= fin
T{la nuit}, J{quand} S{on} V{lever} O{les yeux}, S{chaque étoile} V{être} A{un autre Soleil}, M{(peut-être|sans doute)} C{avec ses planètes}
L{tout autour de nous}, L{(très loin|au-delà des planètes)}, S{des milliards d'étoiles} V{briller} : S{le Soleil} V{n'être que} A{l'une d'elles}
S{la Terre} V{sembler} A{(immense|si grande)}, J{pourtant} S{elle} V{n'être que} A{un grain de poussière} L{dans l'univers}

? après
S{les savants} V{chercher} J{encore} J{si} S{quelqu'un} V{vivre} L{(là-haut|ailleurs)}

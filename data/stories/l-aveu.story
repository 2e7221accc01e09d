@title L'aveu
@levels CM1 CM2
@keywords émotions, sentiments, amitié, colère, peur, joie, secret, pardon
@tenses présent, passé_composé, passé_simple
# famille : joie, tristesse, colère, peur, surprise, honte, jalousie, fierté, ennui, amour, amitié, tendresse, courage, confiance, envie, espoir, doute, chagrin, bonheur, inquiétude, timidité, calme, sourire, larme, rire, cœur, voix, main, joyeux, triste, furieux, inquiet, timide, fier, jaloux, surpris, déçu, heureux, courageux, sincère, pleurer, rougir, trembler, crier, consoler, pardonner, avouer, oser, regretter, secret, mensonge, vérité

= faute
C{par (jalousie|ennui|colère|maladresse|curiosité)}, S{héros} V{casser} O{la flûte de ami}, J{et} V{garder:événement} O{le secret}
S{héros} V{casser} O{la flûte de ami}, J{mais} V{choisir} O{(le mensonge|le secret)}, C{par (honte|peur|timidité|fierté)}

+ remords
T{pendant trois jours}, S{héros} V{sentir:événement} O{(de la honte & de la peur & un doute & l'envie de parler/ver & du chagrin & de la tristesse & une inquiétude secrète & son cœur battre/ver & sa voix trembler/ver & une envie de pleurer/ver & une larme au coin de l'œil & ses mains trembler/ver)}
T{chaque matin}, S{héros} V{être:état} A{(~inquiet & ~triste & ~furieux contre <lui-même/pro|elle-même/pro> & ~malheureux)}, J{car} S{(l'amitié|la confiance)} V{être:état} A{en danger}
S{héros} V{devoir:état} O{(avouer/ver & oser/ver parler/ver & crier/ver la vérité & regretter/ver son geste & se pardonner/ver & rougir/ver sans fuir/ver & trouver/ver du courage & garder/ver l'espoir & vaincre/ver sa peur & oublier/ver sa honte & être/ver sincère & parler/ver la main sur le cœur & avoir/ver confiance & chasser/ver le doute & garder/ver son calme & être/ver moins <jaloux|jalouse> & être/ver moins <fier|fière> & être/ver <courageux|courageuse>)}
« S{l'amitié} V{demander} O{(du courage & de la tendresse & de la confiance & du calme & de la joie & un peu d'amour & la vérité & un cœur sincère & une main tendue & beaucoup d'espoir & du pardon)} », V{répéter:état} S{sa grand-mère}
T{la nuit}, S{héros} V{imaginer} O{(les larmes & le chagrin & la colère & la surprise & la tristesse & le visage furieux & le visage surpris & la voix déçue & le sourire triste & le rire perdu) de ami}

= aveu
T{le quatrième jour}, S{héros} V{avouer +tout} M{(d'une voix timide|avec courage|malgré sa timidité|le cœur battant|en rougissant/ver|en tremblant/ver|sans crier/ver|les larmes aux yeux|avec calme)}

= surprise
« S{je} V{attendre:imparfait} O{(ton courage & la vérité & un mot sincère & ta confiance & un signe d'amitié & la fin du mensonge)} », V{répondre}-S{ami}, A{(~heureux & ~soulagé & ~joyeux & ~calme/adj)}

? fin
S{ils} V{finir} C{(par rire/ver & par se consoler/ver & par se pardonner/ver & par crier/ver de joie & par pleurer/ver de bonheur & par se serrer/ver la main & par réparer/ver la flûte & par oublier/ver leur colère & par oser/ver un sourire)}
T{depuis ce jour}, S{leur amitié} V{donner:présent} O{(de la joie & du bonheur & de l'espoir & de la fierté & de la tendresse & du courage & de la confiance & des rires & moins de jalousie & un calme nouveau)}

/** Irregular words, each with a spelling that the rules pronounce right. */
const IRREGULAR = `monsieur:messieu messieurs:messieu femme:fame femmes:fame hier:ière fier:fière fiers:fière mer:mère mers:mère fer:fère fers:fère ver:vère vers:vère
super:supère laser:lazère hamster:hamstère reporter:reportère cutter:cuttère jupiter:jupitère éther:étère cuiller:cuillère revolver:révolvère gangster:gangstère hamburger:hamburgueur hamburgers:hamburgueur
hiver:hivère hivers:hivère cher:chère chers:chère amer:amère cancer:cancère enfer:enfère enfers:enfère ouvert:ouvère désert:désère dessert:dessère concert:concère
fils:fisse ours:ourse os:osse tennis:tenisse bus:busse autobus:autobusse cactus:cactusse virus:virusse sens:sansse maïs:maïsse hélas:hélasse atlas:atlasse lys:lisse
net:nette ouest:oueste est:è sept:sette huit:uite six:sisse dix:disse brut:brute août:oute aout:oute parfum:parfun parfums:parfun index:indekse gaz:gaze sud:sude cap:cape stop:stope slip:slipe
ville:vile villes:vile village:vilage villages:vilage mille:mile tranquille:tranquile tranquilles:tranquile million:milion millions:milion
chœur:keur chorale:korale chorales:korale orchestre:orkestre orchestres:orkestre écho:éko technique:téknique chronomètre:kronomètre
outil:outi outils:outi fusil:fusi fusils:fusi gentil:genti gentils:genti persil:persi sourcil:sourci sourcils:sourci nombril:nombri
œufs:heu bœufs:beu estomac:estoma tabac:taba porc:por porcs:por blanc:blan blancs:blan banc:ban bancs:ban clef:clé clefs:clé nerf:ner nerfs:ner cerf:cer
temps:tan longtemps:lontan printemps:printan compte:conte comptes:conte compter:conter compté:conté sculpture:sculture automne:autone automnes:autone
patient:passian patients:passian patiente:passiante impatient:impassian impatients:impassian impatiente:impassiante
second:segon seconde:segonde examen:examin poêle:poile poêles:poile oignon:ognon oignons:ognon solennel:solanel pays:péi paysage:péisage paysan:péisan paysans:péisan
ennui:annui ennuis:annui ennuyer:annuyer emporter:anporter
beaucoup:bocou trop:tro loup:lou loups:lou coup:cou coups:cou champ:chan champs:chan drap:dra draps:dra sirop:siro sirops:siro camp:can camps:can galop:galo
corps:cor poids:poi doigt:doi doigts:doi vingt:vin cent:san cents:san nœud:neu nœuds:neu pied:pié pieds:pié
jeux:jeu deux:deu yeux:yeu dieux:dieu aux:o eaux:o faux:fo prix:pri croix:croi noix:noi voix:voi choix:choi paix:pai
et:é es:è ai:è ont:on sont:son vont:von font:fon tient:tien vient:vien tiens:tien viens:vien rient:ri
plus:plu tous:tou gars:ga alors:alor dehors:dehor toujours:toujour ailleurs:ailleur velours:velour secours:secour cours:cour jours:jour
pancréas:pancréasse ananas:ananasse albatros:albatrosse rhinocéros:rhinocérosse thermos:thermosse cosmos:cosmosse palmarès:palmaresse aloès:aloesse cacatoès:cacatoesse iris:irisse oasis:oasisse
terminus:terminusse campus:campusse hibiscus:hibiscusse couscous:couscousse crocus:crocusse lotus:lotusse papyrus:papyrusse prospectus:prospectusse eucalyptus:eucalyptusse humus:humusse bonus:bonusse blocus:blocusse minibus:minibusse
abribus:abribusse bibliobus:bibliobusse antivirus:antivirusse coronavirus:coronavirusse utérus:utérusse stimulus:stimulusse cumulus:cumulusse cumulonimbus:cumulonimbusse radius:radiusse humérus:humérusse corpus:corpusse opus:opusse infarctus:infarctusse consensus:consensusse détritus:détritusse diplodocus:diplodocusse focus:focusse versus:versusse albinos:albinosse éros:érosse gratis:gratisse triceps:tricepse tricératops:tricératopse test:teste trust:truste tilt:tilte cobalt:cobalte punk:ponke sprint:sprinte
mars:marse biceps:bicepse yaourt:yaourte scout:scoute transit:tranzite déficit:déficite granit:granite dot:dote mat:mate stand:stande raid:raide script:scripte abrupt:abrupte quiz:kuize
donc:donque zinc:zingue compost:composte but:bute montgolfière:mongolfière croc:cro accroc:accro escroc:escro marc:mar clerc:clair caoutchouc:caoutchou franc:fran pouls:pou saoul:sou soûl:sou sourcils:sourci sparadrap:sparadra
plomb:plon plombs:plon quartz:couartse aquatique:acouatique aquatiques:acouatique aquarium:acouariome aquarelle:acouarelle équateur:écouateur album:albome rhum:rome gong:gongue grog:grogue
parasol:parassol parasols:parassol tournesol:tournessol tournesols:tournessol vraisemblable:vraissemblable vraisemblablement:vraissemblablement
clown:cloune square:scouare squares:scouare e-mail:imèle skateboard:skèteborde skateboards:skèteborde cacahuète:cacaouète technologie:téknologie technologies:téknologie client:cliant clients:cliant bruxelles:brusselle tee-shirt:ticheurte yacht:iote yachts:iote week-end:wikènde weekend:wikènde football:foutbole foot:foute basket:baskète sandwich:sandwiche short:chorte jean:djine pull:pule match:matche chips:chipse skate:skète steak:stèke
cow-boy:coboïe cowboy:coboïe volley:volè hockey:hokè poney:ponè jersey:jersè rugby:rugbi hot-dog:otdogue toast:toste goal:gole cake:kèke bacon:békone kiwi:kioui tramway:tramouè parking:parkingue camping:kampingue`

export const RESPELLINGS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split(/\s+/u).flatMap((pair) => {
    const [form, spelling] = pair.split(':')
    return form && spelling ? [[form, spelling] as const] : []
  }),
)

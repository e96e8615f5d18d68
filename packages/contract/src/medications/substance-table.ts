/**
 * Medicines that are common in Rwanda: the national list of essential medicines as far as it is
 * known, and what pharmacies sell beside it. One line each: ATC code (WHO), name (INN), classes,
 * other names. Other names are the French and Kinyarwanda spellings and brands; a combination
 * stands in `combinationTable`. Kinyarwanda spellings that follow the sound are found by
 * `soundOf`, so only those that it would miss stand here.
 *
 * Source: WHO ATC index and WHO model list of essential medicines; brands from common use. No line
 * may be added by guess: an unknown name is reported as not checked, a wrong one as safe.
 */
export const substanceTable = `
J01CA01 | ampicillin | penicillin | ampicilline
J01CA04 | amoxicillin | penicillin | amoxicilline, amoxycillin, amoxil, clamoxyl, amogisilini, amokisisilini
J01CE01 | benzylpenicillin | penicillin | penicillin g, penicilline g, benzylpenicilline, crystapen, xpen
J01CE02 | phenoxymethylpenicillin | penicillin | penicillin v, penicilline v, phenoxymethylpenicilline, oracilline, ospen
J01CE08 | benzathine benzylpenicillin | penicillin | benzathine penicillin, extencilline, penadur, bicillin
J01CE09 | procaine benzylpenicillin | penicillin | procaine penicillin
J01CF02 | cloxacillin | penicillin | cloxacilline, orbenin, orbenine
J01CF05 | flucloxacillin | penicillin | flucloxacilline, floxapen
J01CA12 | piperacillin | penicillin | piperacilline
J01CR04 | sultamicillin | penicillin | unasyn
J01DB01 | cefalexin | cephalosporin | cephalexin, cefalexine, keflex, ceporex
J01DB04 | cefazolin | cephalosporin | cefazoline, cephazolin
J01DB05 | cefadroxil | cephalosporin | oracefal
J01DC02 | cefuroxime | cephalosporin | zinnat, zinacef
J01DD01 | cefotaxime | cephalosporin | claforan
J01DD02 | ceftazidime | cephalosporin | fortum
J01DD04 | ceftriaxone | cephalosporin | rocephin, rocephine
J01DD08 | cefixime | cephalosporin | suprax, oroken
J01DD13 | cefpodoxime | cephalosporin | orelox
J01DE01 | cefepime | cephalosporin | maxipime
J01DH02 | meropenem | carbapenem | meronem
J01DH51 | imipenem | carbapenem | tienam
J01EA01 | trimethoprim | | trimethoprime
J01EC01 | sulfamethoxazole | sulfonamide | sulphamethoxazole
J01EC02 | sulfadiazine | sulfonamide | sulphadiazine, silver sulfadiazine, flammazine, adiazine
A07EC01 | sulfasalazine | sulfonamide | sulphasalazine, salazopyrin, salazopyrine
P01BD90 | sulfadoxine | sulfonamide | sulphadoxine
P01BD01 | pyrimethamine | | daraprim, malocide
J01FA01 | erythromycin | macrolide | erythromycine, erythrocin
J01FA09 | clarithromycin | macrolide | clarithromycine, klacid, zeclar
J01FA10 | azithromycin | macrolide | azithromycine, zithromax, azimax, zitromax
J01FF01 | clindamycin | | clindamycine, dalacin, dalacine
J01AA02 | doxycycline | tetracycline | vibramycin, vibramycine
J01AA07 | tetracycline | tetracycline | tetracyclin
J01MA02 | ciprofloxacin | quinolone | ciprofloxacine, cipro, ciproxin
J01MA06 | norfloxacin | quinolone | norfloxacine, noroxin, noroxine
J01MA01 | ofloxacin | quinolone | ofloxacine, oflocet
J01MA12 | levofloxacin | quinolone | levofloxacine, tavanic
J01MA14 | moxifloxacin | quinolone | moxifloxacine, avelox
J01MB02 | nalidixic acid | quinolone | acide nalidixique, negram
J01GB03 | gentamicin | aminoglycoside | gentamicine, gentamycin, gentamycine
J01GB06 | amikacin | aminoglycoside | amikacine
J01GA01 | streptomycin | aminoglycoside | streptomycine
J01GB05 | neomycin | aminoglycoside | neomycine
J01XD01 | metronidazole | nitroimidazole | flagyl, metronidazol
P01AB02 | tinidazole | nitroimidazole | fasigyn, fasigyne
P01AB07 | secnidazole | nitroimidazole | secnol, flagentyl
J01XE01 | nitrofurantoin | | nitrofurantoine, furadantin, furadantine
J01XA01 | vancomycin | | vancomycine
J01BA01 | chloramphenicol | | chloramphenicol, tifomycine
J04AB02 | rifampicin | | rifampicine, rifampin, rifadin
J04AC01 | isoniazid | | isoniazide
J04AK01 | pyrazinamide | |
J04AK02 | ethambutol | |
J02AC01 | fluconazole | azole | diflucan, triflucan
J02AC02 | itraconazole | azole | sporanox
D01AC01 | clotrimazole | azole | canesten
D01AC02 | miconazole | azole | daktarin
J02AB02 | ketoconazole | azole | nizoral
A07AA02 | nystatin | | nystatine, mycostatin, mycostatine
D01BA01 | griseofulvin | | griseofulvine
J05AB01 | aciclovir | | acyclovir, zovirax
P02CA01 | mebendazole | | vermox
P02CA03 | albendazole | | zentel
P02BA01 | praziquantel | | biltricide
P02CF01 | ivermectin | | ivermectine, mectizan
P01BE02 | artemether | artemisinin |
P01BF01 | lumefantrine | |
P01BE03 | artesunate | artemisinin | artesun
P01BC01 | quinine | | quinine sulfate
P01BA01 | chloroquine | | nivaquine
P01BA02 | hydroxychloroquine | | plaquenil
P01BA03 | primaquine | |
P01BC02 | mefloquine | | lariam
J05AR90 | dolutegravir | | tivicay
J05AF05 | lamivudine | |
J05AF07 | tenofovir | |
J05AG03 | efavirenz | |
J05AG01 | nevirapine | |
J05AF01 | zidovudine | |
J05AF06 | abacavir | |
N02BA01 | acetylsalicylic acid | nsaid | aspirin, aspirine, acide acetylsalicylique, aspegic, aspro, ecotrin, cardioaspirin, ascard, asa
M01AE01 | ibuprofen | nsaid | ibuprofene, brufen, advil, nurofen, iburufeni
M01AB05 | diclofenac | nsaid | olfen, voltaren, voltarene, cataflam, diclofenaque
M01AB01 | indometacin | nsaid | indomethacin, indometacine, indocid
M01AE02 | naproxen | nsaid | naproxene, naprosyn, apranax
M01AE03 | ketoprofen | nsaid | ketoprofene, profenid
M01AC01 | piroxicam | nsaid | feldene, brexin
M01AC06 | meloxicam | nsaid | mobic, mobec
M01AG01 | mefenamic acid | nsaid | acide mefenamique, ponstan, ponstyl
M01AB15 | ketorolac | nsaid | toradol
M01AB16 | aceclofenac | nsaid |
M01AX17 | nimesulide | nsaid | nimed
M01AH01 | celecoxib | nsaid | celebrex
M01AH05 | etoricoxib | nsaid | arcoxia
N02BE01 | paracetamol | | acetaminophen, panadol, doliprane, efferalgan, dafalgan, perfalgan, calpol, parasetamoli
N02AA01 | morphine | opioid | morphin
R05DA04 | codeine | opioid | codein
N02AX02 | tramadol | opioid | tramal, contramal, topalgic
N02AB02 | pethidine | opioid | pethidin, dolosal, meperidine
N02AB03 | fentanyl | opioid | durogesic
N02AA05 | oxycodone | opioid | oxycontin
N07BC02 | methadone | opioid |
N02AE01 | buprenorphine | opioid |
C09AA01 | captopril | ace-inhibitor | capoten, lopril
C09AA02 | enalapril | ace-inhibitor | renitec, vasotec
C09AA03 | lisinopril | ace-inhibitor | zestril, prinivil
C09AA04 | perindopril | ace-inhibitor | coversyl
C09AA05 | ramipril | ace-inhibitor | tritace, triatec
C09CA01 | losartan | arb | cozaar
C09CA03 | valsartan | arb | diovan, tareg
C09CA04 | irbesartan | arb | aprovel
C09CA06 | candesartan | arb | atacand
C09CA07 | telmisartan | arb | micardis
C08CA01 | amlodipine | calcium-blocker | norvasc, amlor, amlodipin
C08CA05 | nifedipine | calcium-blocker | adalat, adalate, nifedipin
C08DA01 | verapamil | calcium-blocker | isoptin, isoptine
C08DB01 | diltiazem | calcium-blocker | tildiem
C07AB03 | atenolol | beta-blocker | tenormin, tenormine
C07AA05 | propranolol | beta-blocker | inderal, avlocardyl
C07AB07 | bisoprolol | beta-blocker | concor, cardensiel
C07AG02 | carvedilol | beta-blocker | kredex, dilatrend
C07AB02 | metoprolol | beta-blocker | lopressor, lopresor, seloken
C07AG01 | labetalol | beta-blocker | trandate
S01ED01 | timolol | beta-blocker | timoptol
C03AA03 | hydrochlorothiazide | thiazide | hct, hctz, esidrex
C03AA01 | bendroflumethiazide | thiazide | bendrofluazide
C03BA11 | indapamide | thiazide | natrilix, fludex
C03CA01 | furosemide | loop-diuretic | frusemide, lasix, lasilix
C03CA04 | torasemide | loop-diuretic | torsemide
C03DA01 | spironolactone | | aldactone
C02AB01 | methyldopa | | aldomet
C02DB02 | hydralazine | | apresoline, nepresol
C01AA05 | digoxin | | digoxine, lanoxin
C01BD01 | amiodarone | iodine | cordarone
C01DA02 | glyceryl trinitrate | nitrate | nitroglycerin, trinitrine, natispray
C01DA08 | isosorbide dinitrate | nitrate | isordil, risordan
C10AA01 | simvastatin | statin | simvastatine, zocor
C10AA05 | atorvastatin | statin | atorvastatine, lipitor, tahor
C10AA07 | rosuvastatin | statin | rosuvastatine, crestor
B01AA03 | warfarin | anticoagulant | warfarine, coumadin, coumadine, marevan
B01AA07 | acenocoumarol | anticoagulant | sintrom
B01AB05 | enoxaparin | anticoagulant | enoxaparine, clexane, lovenox
B01AB01 | heparin | anticoagulant | heparine
B01AF01 | rivaroxaban | anticoagulant | xarelto
B01AF02 | apixaban | anticoagulant | eliquis
B01AC04 | clopidogrel | | plavix
B02AA02 | tranexamic acid | | acide tranexamique, exacyl
A10BA02 | metformin | | metformine, glucophage, stagid
A10BB01 | glibenclamide | sulfonylurea | daonil, glyburide, euglucon
A10BB09 | gliclazide | sulfonylurea | diamicron
A10BB12 | glimepiride | sulfonylurea | amaryl, amarel
A10BH01 | sitagliptin | gliptin | sitagliptine, januvia
A10BH02 | vildagliptin | gliptin | vildagliptine, galvus
A10BK01 | dapagliflozin | | dapagliflozine, forxiga
A10BK03 | empagliflozin | | empagliflozine, jardiance
A10AB01 | insulin | insulin | insuline, actrapid, insulatard, mixtard, lantus, novorapid, humulin, insurini
A02BC01 | omeprazole | ppi | losec, mopral, omez
A02BC02 | pantoprazole | ppi | inipomp
A02BC05 | esomeprazole | ppi | nexium, inexium
A02BC03 | lansoprazole | ppi | lanzor
A02BA02 | ranitidine | | zantac, azantac, raniplex
A02BA01 | cimetidine | | tagamet
A03BB01 | hyoscine butylbromide | | butylscopolamine, scopolamine butylbromide, buscopan
A03FA01 | metoclopramide | | primperan, plasil
A03FA03 | domperidone | | motilium
A04AA01 | ondansetron | | zofran, zophren
A07DA03 | loperamide | | imodium
A06AB02 | bisacodyl | | dulcolax
A06AD11 | lactulose | | duphalac
R03AC02 | salbutamol | | albuterol, ventolin, ventoline
R03BB01 | ipratropium | | atrovent
R03BA01 | beclometasone | corticosteroid | beclomethasone, becotide
R03BA02 | budesonide | corticosteroid | pulmicort
R03DA05 | aminophylline | xanthine |
R03DA04 | theophylline | xanthine |
R06AB04 | chlorphenamine | antihistamine | chlorpheniramine, piriton
R06AE07 | cetirizine | antihistamine | zyrtec
R06AX13 | loratadine | antihistamine | claritin, clarityne
R06AD02 | promethazine | antihistamine | phenergan
H02AB06 | prednisolone | corticosteroid | solupred
H02AB07 | prednisone | corticosteroid | cortancyl
H02AB02 | dexamethasone | corticosteroid | decadron
H02AB09 | hydrocortisone | corticosteroid | solucortef
H03AA01 | levothyroxine | | thyroxine, levothyrox, eltroxin, euthyrox
H03BB01 | carbimazole | |
N05BA01 | diazepam | benzodiazepine | valium
N05BA06 | lorazepam | benzodiazepine | ativan, temesta
N05BA12 | alprazolam | benzodiazepine | xanax
N05BA08 | bromazepam | benzodiazepine | lexotan, lexomil
N03AE01 | clonazepam | benzodiazepine | rivotril
N05CF02 | zolpidem | | stilnox
N03AA02 | phenobarbital | aromatic-antiepileptic | phenobarbitone, gardenal
N03AB02 | phenytoin | aromatic-antiepileptic | phenytoine, dihydan, epanutin
N03AF01 | carbamazepine | aromatic-antiepileptic | tegretol
N03AG01 | valproic acid | | valproate, sodium valproate, acide valproique, valproate de sodium, depakine, epilim
N03AX09 | lamotrigine | aromatic-antiepileptic | lamictal
N03AX12 | gabapentin | | gabapentine, neurontin
N03AX16 | pregabalin | | pregabaline, lyrica
N05AD01 | haloperidol | antipsychotic | haldol
N05AA01 | chlorpromazine | antipsychotic | largactil
N05AH03 | olanzapine | antipsychotic | zyprexa
N05AX08 | risperidone | antipsychotic | risperdal
N06AA09 | amitriptyline | tricyclic | laroxyl, tryptizol
N06AB03 | fluoxetine | ssri | prozac
N06AB06 | sertraline | ssri | zoloft
N06AB10 | escitalopram | ssri | seroplex, lexapro
N04BA02 | levodopa | | sinemet, modopar, madopar
N04AA01 | trihexyphenidyl | | benzhexol, artane
N06DA02 | donepezil | | aricept
M04AA01 | allopurinol | | zyloric
M04AC01 | colchicine | | colchicin
M05BA04 | alendronic acid | | alendronate, fosamax
G04CA02 | tamsulosin | | tamsulosine, omix, flomax
G04CB01 | finasteride | | proscar, chibro proscar
B03AA07 | ferrous sulfate | iron | fer, iron, sulfate ferreux, ferrous sulphate, tardyferon, fefol
B03BB01 | folic acid | | acide folique, folate
B03BA01 | cyanocobalamin | | vitamin b12, vitamine b12, cyanocobalamine
A11CC05 | colecalciferol | | vitamin d, vitamine d, cholecalciferol
A12AA04 | calcium carbonate | | calcium, carbonate de calcium
A12BA01 | potassium chloride | | chlorure de potassium, slow k, diffu k
N01BB02 | lidocaine | local-anaesthetic | lignocaine, xylocaine
N01BB01 | bupivacaine | local-anaesthetic | marcaine
N01AX03 | ketamine | |
V08AB02 | iodinated contrast | iodine, contrast | iohexol, omnipaque, contrast medium, produit de contraste
D08AG02 | povidone-iodine | iodine | betadine, povidone iodee
C01CA24 | epinephrine | | adrenaline, epipen
C01CA03 | norepinephrine | | noradrenaline
C01CA04 | dopamine | |
A03BA01 | atropine | |
L04AX03 | methotrexate | | methotrexat, novatrex
L04AX01 | azathioprine | | imuran, imurel
L01AA01 | cyclophosphamide | | endoxan
L02BA01 | tamoxifen | | tamoxifene, nolvadex
N05AN01 | lithium | | lithium carbonate, carbonate de lithium, teralithe
G02AD06 | misoprostol | | cytotec
H01BB02 | oxytocin | | oxytocine, syntocinon
N05CD08 | midazolam | benzodiazepine | hypnovel, dormicum
N01AX10 | propofol | | diprivan
N01AB01 | halothane | |
B02BA01 | phytomenadione | | vitamin k, vitamine k, konakion
A12CC02 | magnesium sulfate | | sulfate de magnesium, magnesium sulphate
A12AA03 | calcium gluconate | | gluconate de calcium
A11DA01 | thiamine | | vitamin b1, vitamine b1
A11HA02 | pyridoxine | | vitamin b6, vitamine b6
A11GA01 | ascorbic acid | | vitamin c, vitamine c, acide ascorbique
A11CA01 | retinol | | vitamin a, vitamine a
V03AB15 | naloxone | | narcan
R06AX26 | fexofenadine | antihistamine | telfast
R06AX27 | desloratadine | antihistamine | aerius
R06AX07 | triprolidine | antihistamine |
R01BA02 | pseudoephedrine | | sudafed
R03DC03 | montelukast | | singulair
H02AB04 | methylprednisolone | corticosteroid | medrol, solumedrol, solu-medrol
G03AC03 | levonorgestrel | | norlevo, postinor
G03AC06 | medroxyprogesterone | | depo-provera, depoprovera
B01AB04 | dalteparin | anticoagulant | fragmin
B01AE07 | dabigatran | anticoagulant | pradaxa
C02AC01 | clonidine | | catapres, catapresan
C03DB01 | amiloride | |
C01DA14 | isosorbide mononitrate | nitrate | imdur
J01XX01 | fosfomycin | | fosfomycine, monuril
`;

/** Names of more than one substance, each with the names of its substances. */
export const combinationTable = `
augmentin | amoxicillin, clavulanic acid
amoxiclav, amoklavin, amoclan, co-amoxiclav, coamoxiclav, clavulin | amoxicillin, clavulanic acid
tazocin, tazocilline | piperacillin, tazobactam
ampiclox | ampicillin, cloxacillin
bactrim, septrin, cotrimoxazole, co-trimoxazole, cotrim, eusaprim, kotirimogizazole, sulfatrim | sulfamethoxazole, trimethoprim
fansidar | sulfadoxine, pyrimethamine
coartem, lumartem, co-artem, riamet | artemether, lumefantrine
co-codamol, codoliprane, efferalgan codeine, dafalgan codeine | paracetamol, codeine
ixprim, zaldiar | tramadol, paracetamol
hyzaar | losartan, hydrochlorothiazide
co-diovan, codiovan, cotareg | valsartan, hydrochlorothiazide
exforge | amlodipine, valsartan
coveram | perindopril, amlodipine
preterax | perindopril, indapamide
co-renitec, corenitec | enalapril, hydrochlorothiazide
moduretic | hydrochlorothiazide, amiloride
glucovance | metformin, glibenclamide
janumet | metformin, sitagliptin
galvus met | metformin, vildagliptin
seretide | salmeterol, fluticasone
symbicort | budesonide, formoterol
combivent | salbutamol, ipratropium
rifater | rifampicin, isoniazid, pyrazinamide
tld | tenofovir, lamivudine, dolutegravir
panadol extra | paracetamol, caffeine
actifed | triprolidine, pseudoephedrine
`;

/**
 * Conditions that matter for elders in Rwanda. One line each: code of the ICD-10 (WHO, version of
 * 2019), then our own short names in English, Kinyarwanda and French, then other words by which it is
 * searched. A list of our own: the packages for the ICD-10 carry the American modification, or English
 * alone.
 *
 * Source of the codes: WHO, International Statistical Classification of Diseases and Related Health
 * Problems, 10th revision. A condition that is missing is written as free text, without a code; no
 * line may be added by guess, because a wrong code travels on with the record.
 */
export const icdTable = `
I10 | High blood pressure | Umuvuduko w'amaraso ukabije | Hypertension artérielle | hypertension, hta, bp, tension, umuvuduko
I11.9 | Heart disease from high blood pressure | Indwara y'umutima iterwa n'umuvuduko w'amaraso | Cardiopathie hypertensive | hypertensive heart disease
I20.9 | Angina pectoris | Ububabare bwo mu gituza buturuka ku mutima | Angine de poitrine | angor, chest pain heart
I20.0 | Unstable angina | Ububabare bwo mu gituza bwiyongera | Angor instable |
I21.9 | Heart attack, acute | Umutima wafashwe bitunguranye | Infarctus aigu du myocarde | myocardial infarction, infarctus, crise cardiaque
I25.2 | Heart attack in the past | Umutima wigeze gufatwa | Infarctus ancien du myocarde | old myocardial infarction
I25.9 | Coronary heart disease | Indwara y'imitsi y'umutima | Maladie coronarienne | ischaemic heart disease, ischemic, ischémique
I26.9 | Pulmonary embolism | Amaraso yavuriye mu mitsi y'ibihaha | Embolie pulmonaire | lung clot
I27.9 | Heart disease from the lungs | Indwara y'umutima iterwa n'ibihaha | Cœur pulmonaire | cor pulmonale
I05.9 | Rheumatic disease of the mitral valve | Indwara y'akugara ka mitarale iterwa na rubagimpande | Valvulopathie mitrale rhumatismale | mitral stenosis
I09.9 | Rheumatic heart disease | Indwara y'umutima iterwa na rubagimpande | Cardiopathie rhumatismale | rhumatisme articulaire
I34.0 | Leaking mitral valve | Akugara ka mitarale kadafunga neza | Insuffisance mitrale | mitral regurgitation, insufficiency
I35.0 | Narrow aortic valve | Akugara k'umutsi munini kafunganye | Rétrécissement aortique | aortic stenosis, sténose
I42.0 | Enlarged weak heart | Umutima wagutse ugacika intege | Cardiomyopathie dilatée | dilated cardiomyopathy
I48.9 | Atrial fibrillation | Umutima utera nabi | Fibrillation auriculaire | flutter, arythmie, afib, fa
I44.2 | Complete heart block | Umutima utera buhoro cyane | Bloc auriculo-ventriculaire complet | av block
I47.1 | Fast heartbeat in attacks | Umutima utera vuba bitunguranye | Tachycardie supraventriculaire | supraventricular tachycardia
I49.9 | Irregular heartbeat | Umutima udatera neza | Trouble du rythme cardiaque | arrhythmia, arythmie
I50.0 | Heart failure with swelling | Umutima udakora neza utera kubyimba | Insuffisance cardiaque congestive | congestive heart failure, chf
I50.9 | Heart failure | Umutima udakora neza | Insuffisance cardiaque | weak heart
I61.9 | Bleeding in the brain | Kuvira mu bwonko | Hémorragie cérébrale | haemorrhagic stroke, hemorrhage
I63.9 | Stroke by a clot | Imitsi y'ubwonko yazibye | Infarctus cérébral | ischaemic stroke, avc ischémique
I64 | Stroke | Indwara yo mu mitsi y'ubwonko | Accident vasculaire cérébral | avc, sitoroke, stroke unspecified
I69.4 | Effects of a stroke | Ingaruka z'indwara yo mu mitsi y'ubwonko | Séquelles d'accident vasculaire cérébral | avc, paralysis after stroke
G45.9 | Passing stroke | Indwara yo mu mitsi y'ubwonko y'akanya gato | Accident ischémique transitoire | tia, ait
I70.2 | Narrow arteries of the legs | Imitsi y'amaguru yafunganye | Artériopathie des membres inférieurs | atherosclerosis, claudication, artérite
I71.4 | Widened aorta in the belly | Umutsi munini wo mu nda wagutse | Anévrisme de l'aorte abdominale | aneurysm
I73.9 | Poor circulation in the limbs | Amaraso atagera neza mu ngingo | Maladie vasculaire périphérique | peripheral vascular disease
I80.2 | Clot in a deep vein of the leg | Amaraso yavuriye mu mutsi w'ukuguru | Thrombose veineuse profonde de la jambe | dvt, tvp, phlebitis, phlébite
I83.0 | Varicose veins with an ulcer | Imitsi y'amaguru yabyimbye ifite igisebe | Varices avec ulcère |
I83.9 | Varicose veins | Imitsi y'amaguru yabyimbye | Varices | varices
I87.2 | Weak veins | Imitsi isubizayo amaraso yacitse intege | Insuffisance veineuse | venous insufficiency
I89.0 | Swollen legs by lymph | Imidido | Lymphœdème | lymphoedema, podoconiosis, elephantiasis, podoconiose
I95.1 | Blood pressure falls on standing | Umuvuduko ugabanuka umuntu ahagurutse | Hypotension orthostatique | orthostatic hypotension
I95.9 | Low blood pressure | Umuvuduko w'amaraso uri hasi | Hypotension | hypotension
E10.9 | Diabetes, type 1 | Diyabete yo mu bwoko bwa 1 | Diabète de type 1 | insulin dependent, diyabeti
E11.9 | Diabetes, type 2 | Diyabete yo mu bwoko bwa 2 | Diabète de type 2 | sugar, diyabeti, sucre, non insulin dependent
E11.2 | Diabetes, type 2 with kidney damage | Diyabete yo mu bwoko bwa 2 yangije impyiko | Diabète de type 2 avec atteinte rénale | diabetic nephropathy, néphropathie
E11.3 | Diabetes, type 2 with eye damage | Diyabete yo mu bwoko bwa 2 yangije amaso | Diabète de type 2 avec atteinte des yeux | diabetic retinopathy, rétinopathie
E11.4 | Diabetes, type 2 with nerve damage | Diyabete yo mu bwoko bwa 2 yangije imyakura | Diabète de type 2 avec atteinte des nerfs | diabetic neuropathy, neuropathie
E11.5 | Diabetes, type 2 with damage to vessels or foot | Diyabete yo mu bwoko bwa 2 yangije imitsi cyangwa ikirenge | Diabète de type 2 avec atteinte des vaisseaux ou du pied | diabetic foot, pied diabétique
E14.9 | Diabetes, type not known | Diyabete itazwi ubwoko | Diabète de type non précisé | diyabeti
E16.2 | Low blood sugar | Isukari nke mu maraso | Hypoglycémie | hypoglycaemia, hypoglycemia
E03.9 | Underactive thyroid | Imvubura yo mu ijosi ikora gake | Hypothyroïdie | hypothyroidism
E05.9 | Overactive thyroid | Imvubura yo mu ijosi ikora cyane | Hyperthyroïdie | hyperthyroidism, thyrotoxicosis
E04.9 | Goitre | Umwingo | Goitre | goiter, thyroid
E66.9 | Obesity | Umubyibuho ukabije | Obésité | overweight, surpoids
E43 | Severe malnutrition | Imirire mibi ikabije | Malnutrition sévère | protein energy
E46 | Malnutrition | Imirire mibi | Malnutrition | undernutrition, dénutrition
E53.8 | Lack of vitamin B12 or other B | Kubura vitamini B12 cyangwa izindi B | Carence en vitamine B12 ou autre B | b12
E55.9 | Lack of vitamin D | Kubura vitamini D | Carence en vitamine D |
E78.0 | High cholesterol | Koresiteroli nyinshi | Hypercholestérolémie | cholesterol, cholestérol
E78.5 | High blood fats | Ibinure byinshi mu maraso | Hyperlipidémie | hyperlipidaemia, dyslipidémie
E86 | Dehydration | Umwuma | Déshydratation | volume depletion
E87.1 | Low sodium | Umunyu muke mu maraso | Hyponatrémie | hyponatraemia
E87.5 | High potassium | Potasiyumu nyinshi mu maraso | Hyperkaliémie | hyperkalaemia
E87.6 | Low potassium | Potasiyumu nke mu maraso | Hypokaliémie | hypokalaemia
M10.9 | Gout | Goute | Goutte | uric acid, acide urique
J45.9 | Asthma | Asima | Asthme | asma, wheezing
J44.9 | Chronic obstructive lung disease | Indwara y'ibihaha idakira ibangamira guhumeka | Bronchopneumopathie chronique obstructive | copd, bpco
J44.1 | Chronic obstructive lung disease, worse now | Indwara y'ibihaha idakira yakajije umurego | Poussée de bronchopneumopathie obstructive | copd exacerbation, bpco
J42 | Chronic bronchitis | Inkorora idakira | Bronchite chronique | bronchitis
J43.9 | Emphysema | Ibihaha byangiritse byuzuye umwuka | Emphysème |
J47 | Widened airways | Imiyoboro y'ibihaha yagutse | Bronchectasie | bronchiectasis
J18.9 | Pneumonia | Umusonga | Pneumonie | lung infection, pneumopathie
J69.0 | Pneumonia after choking | Umusonga uturutse ku kuyoba kw'ibiryo | Pneumopathie d'inhalation | aspiration
J20.9 | Acute bronchitis | Indwara y'imiyoboro y'ibihaha | Bronchite aiguë |
J06.9 | Cold | Ibicurane | Rhume | upper respiratory infection, rhinopharyngite
J11.1 | Influenza | Giripe | Grippe | flu
J02.9 | Sore throat | Indwara yo mu muhogo | Pharyngite | pharyngitis, angine
J32.9 | Chronic sinusitis | Sinizite idakira | Sinusite chronique |
J30.4 | Allergic runny nose | Ibimyira bya aleriji | Rhinite allergique | hay fever, rhinitis
J84.1 | Scarred lungs | Ibihaha byuzuye inkovu | Fibrose pulmonaire | pulmonary fibrosis
J90 | Fluid around the lung | Amazi mu gihaha | Épanchement pleural | pleural effusion
J96.1 | Chronic respiratory failure | Guhumeka nabi bidakira | Insuffisance respiratoire chronique |
U07.1 | COVID-19 | COVID-19 | COVID-19 | corona, koronavirusi
G47.3 | Breathing stops in sleep | Guhagarara guhumeka mu bitotsi | Apnées du sommeil | sleep apnoea, apnea
B54 | Malaria | Malariya | Paludisme | malaria
B50.9 | Malaria by Plasmodium falciparum | Malariya ya Plasmodium falciparum | Paludisme à Plasmodium falciparum |
A15.0 | Tuberculosis of the lung, confirmed | Igituntu cy'ibihaha cyemejwe | Tuberculose pulmonaire confirmée | tb
A16.2 | Tuberculosis of the lung | Igituntu cy'ibihaha | Tuberculose pulmonaire | tb
B90.9 | Effects of tuberculosis | Ingaruka z'igituntu | Séquelles de tuberculose | tb
B24 | HIV disease | Indwara ya VIH | Maladie due au VIH | hiv, aids, sida
Z21 | HIV without illness | Ubwandu bwa VIH nta ndwara | Infection à VIH sans symptôme | hiv positive, séropositif
B18.1 | Chronic hepatitis B | Umwijima wo mu bwoko bwa B udakira | Hépatite B chronique |
B18.2 | Chronic hepatitis C | Umwijima wo mu bwoko bwa C udakira | Hépatite C chronique |
A01.0 | Typhoid | Tifoyide | Typhoïde | typhoid fever
A00.9 | Cholera | Kolera | Choléra |
A03.9 | Dysentery | Macinya | Dysenterie bacillaire | shigellosis
A06.9 | Amoebiasis | Amibe | Amibiase | amoeba
A09.9 | Diarrhoea by infection | Impiswi | Gastro-entérite | gastroenteritis, diarrhea, diarrhée
B77.9 | Roundworms | Inzoka zo mu nda | Ascaridiose | ascaris, worms
B76.9 | Hookworm | Inzoka zinyunyuza amaraso | Ankylostomiase |
B65.1 | Bilharzia of the bowel | Birariziyoze yo mu mara | Bilharziose intestinale | schistosomiasis
B69.9 | Cysticercosis | Inzoka ya teniya yageze mu mubiri | Cysticercose | tapeworm larvae
B02.9 | Shingles | Ibihara by'umusaraba | Zona | herpes zoster
G53.0 | Nerve pain after shingles | Ububabare bw'imyakura nyuma y'ibihara by'umusaraba | Névralgie post-zostérienne | postherpetic
B35.1 | Fungus of the nails | Uduhumyo two ku nzara | Mycose des ongles | onychomycosis
B37.0 | Thrush of the mouth | Uruhumbu rwo mu kanwa | Candidose buccale | candida, muguet
B86 | Scabies | Ubuheri | Gale |
A46 | Erysipelas | Indwara y'uruhu itukuza ikabyimba | Érysipèle |
L03.9 | Infection under the skin | Ubwandu bwo munsi y'uruhu | Cellulite infectieuse | cellulitis
A41.9 | Blood poisoning | Ubwandu bwo mu maraso | Septicémie | sepsis
A53.9 | Syphilis | Mburugu | Syphilis |
A30.9 | Leprosy | Ibibembe | Lèpre |
A71.9 | Trachoma | Tarakoma | Trachome |
N18.9 | Chronic kidney disease | Indwara y'impyiko idakira | Maladie rénale chronique | ckd, irc, insuffisance rénale
N18.3 | Chronic kidney disease, stage 3 | Indwara y'impyiko idakira, urwego rwa 3 | Maladie rénale chronique, stade 3 | ckd
N18.4 | Chronic kidney disease, stage 4 | Indwara y'impyiko idakira, urwego rwa 4 | Maladie rénale chronique, stade 4 | ckd
N18.5 | Chronic kidney disease, stage 5 | Indwara y'impyiko idakira, urwego rwa 5 | Maladie rénale chronique, stade 5 | ckd, kidney failure
N17.9 | Sudden kidney failure | Impyiko zananiwe bitunguranye | Insuffisance rénale aiguë | acute renal failure
N04.9 | Protein loss by the kidneys | Impyiko zitakaza poroteyine | Syndrome néphrotique | nephrotic syndrome
N10 | Kidney infection | Ubwandu bwo mu mpyiko | Pyélonéphrite aiguë | pyelonephritis
N20.0 | Kidney stone | Akabuye ko mu mpyiko | Calcul rénal | nephrolithiasis
N39.0 | Urinary infection | Ubwandu bwo mu nkari | Infection urinaire | uti, cystitis, cystite
N40 | Enlarged prostate | Porositate yabyimbye | Hypertrophie de la prostate | bph, prostatic hyperplasia, adénome
N39.3 | Urine lost on effort | Kunyara bitateganyijwe mu gihe cy'imbaraga | Incontinence urinaire d'effort | stress incontinence
R32 | Urine lost | Kunyara utabishaka | Incontinence urinaire | incontinence
R33 | Cannot pass urine | Kunanirwa kunyara | Rétention d'urine | urinary retention
R31 | Blood in the urine | Amaraso mu nkari | Hématurie | haematuria
N81.9 | Fallen womb | Nyababyeyi yamanutse | Prolapsus génital | uterine prolapse, descente
N95.1 | Menopause with complaints | Gucura biteye ibibazo | Troubles de la ménopause | hot flushes, bouffées
K21.9 | Acid reflux | Aside isubira mu muhogo | Reflux gastro-œsophagien | gerd, rgo, heartburn, ikirungurira
K29.7 | Gastritis | Indwara y'igifu | Gastrite | igifu, stomach
K25.9 | Stomach ulcer | Igisebe cyo mu gifu | Ulcère de l'estomac | gastric ulcer
K26.9 | Ulcer of the duodenum | Igisebe cyo mu ntangiriro y'amara | Ulcère du duodénum | duodenal ulcer
K30 | Indigestion | Kutagogora neza | Dyspepsie | dyspepsia
K59.0 | Constipation | Kwituma impatwe | Constipation | impatwe
K58.9 | Irritable bowel | Amara adakora neza | Côlon irritable | ibs
K57.9 | Pouches of the bowel | Udufuka two mu mara | Diverticulose | diverticulosis
K40.9 | Hernia of the groin | Herniya yo mu mayasha | Hernie inguinale | inguinal hernia
K42.9 | Hernia of the navel | Herniya yo ku mukondo | Hernie ombilicale | umbilical hernia
K56.6 | Blocked bowel | Amara yazibye | Occlusion intestinale | intestinal obstruction
K64.9 | Haemorrhoids | Karizo | Hémorroïdes | hemorrhoids, piles
K74.6 | Cirrhosis of the liver | Umwijima wangiritse burundu | Cirrhose du foie | cirrhosis
K76.0 | Fatty liver | Umwijima urimo ibinure | Stéatose hépatique | steatosis
K80.2 | Gallstones | Utubuye two mu gasabo k'indurwe | Calculs biliaires | cholelithiasis
K86.1 | Chronic inflammation of the pancreas | Indwara y'urwagashya idakira | Pancréatite chronique | pancreatitis
K92.2 | Bleeding in stomach or bowel | Kuvira mu gifu cyangwa mu mara | Hémorragie digestive | gastrointestinal bleeding
K02.9 | Tooth decay | Amenyo yamunzwe | Carie dentaire | caries
K05.3 | Gum disease | Indwara y'ishinya | Parodontite chronique | periodontitis
K08.1 | Lost teeth | Amenyo yavuyemo | Perte de dents | toothless, édenté
R13 | Trouble swallowing | Kunanirwa kumira | Troubles de la déglutition | dysphagia
R15 | Stool lost | Kwituma utabishaka | Incontinence fécale | faecal incontinence
R17 | Jaundice | Umuhondo | Ictère | jaunisse
C50.9 | Breast cancer | Kanseri y'ibere | Cancer du sein |
C53.9 | Cancer of the cervix | Kanseri y'inkondo y'umura | Cancer du col de l'utérus | cervical
C54.1 | Cancer of the womb | Kanseri ya nyababyeyi | Cancer de l'endomètre | endometrial, uterus
C56 | Cancer of the ovary | Kanseri y'intanga ngore | Cancer de l'ovaire | ovarian
C61 | Prostate cancer | Kanseri ya porositate | Cancer de la prostate |
C67.9 | Bladder cancer | Kanseri y'uruhago | Cancer de la vessie |
C64 | Kidney cancer | Kanseri y'impyiko | Cancer du rein |
C15.9 | Cancer of the gullet | Kanseri y'umuhogo | Cancer de l'œsophage | oesophagus, esophagus
C16.9 | Stomach cancer | Kanseri y'igifu | Cancer de l'estomac | gastric
C18.9 | Bowel cancer | Kanseri y'urura runini | Cancer du côlon | colon
C20 | Cancer of the rectum | Kanseri y'urura rw'inyuma | Cancer du rectum |
C22.0 | Liver cancer | Kanseri y'umwijima | Cancer du foie | hepatocellular
C25.9 | Cancer of the pancreas | Kanseri y'urwagashya | Cancer du pancréas |
C34.9 | Lung cancer | Kanseri y'ibihaha | Cancer du poumon | bronchus
C44.9 | Skin cancer | Kanseri y'uruhu | Cancer de la peau |
C43.9 | Melanoma | Kanseri y'uruhu ya melanoma | Mélanome |
C46.9 | Kaposi sarcoma | Kanseri ya Kaposi | Sarcome de Kaposi |
C73 | Thyroid cancer | Kanseri y'imvubura yo mu ijosi | Cancer de la thyroïde |
C85.9 | Lymphoma | Kanseri y'inturugunyu | Lymphome | non-hodgkin
C90.0 | Multiple myeloma | Kanseri yo mu musokoro | Myélome multiple |
C95.9 | Leukaemia | Kanseri y'amaraso | Leucémie | leukemia
C80.9 | Cancer, place not known | Kanseri itazwi aho yaturutse | Cancer de siège inconnu | malignant neoplasm
D25.9 | Fibroids of the womb | Ibibyimba byo muri nyababyeyi | Fibromes utérins | leiomyoma, myoma
D50.9 | Anaemia by lack of iron | Amaraso make aterwa no kubura ubutare | Anémie ferriprive | iron deficiency
D51.9 | Anaemia by lack of vitamin B12 | Amaraso make aterwa no kubura vitamini B12 | Anémie par carence en vitamine B12 |
D52.9 | Anaemia by lack of folate | Amaraso make aterwa no kubura folate | Anémie par carence en folates |
D64.9 | Anaemia | Amaraso make | Anémie | anemia, kubura amaraso
D69.6 | Low platelets | Uduce tuvura amaraso duke | Thrombopénie | thrombocytopenia
G30.9 | Alzheimer's disease | Indwara ya Alzheimer | Maladie d'Alzheimer | dementia
F01.9 | Dementia by poor circulation | Guta ubwenge biterwa n'imitsi y'ubwonko | Démence vasculaire | vascular dementia
F03 | Dementia | Guta ubwenge bwo mu zabukuru | Démence | memory loss, senile
F05.9 | Sudden confusion | Guta umutwe bitunguranye | Délirium | delirium, confusion
F06.7 | Mild loss of memory | Kwibagirwa byoroheje | Trouble cognitif léger | mild cognitive disorder
R41.3 | Forgetfulness | Kwibagirwa | Troubles de la mémoire | amnesia
F32.9 | Depression | Agahinda gakabije | Dépression | depressive episode
F33.9 | Depression that comes back | Agahinda gakabije kagaruka | Dépression récurrente | recurrent
F41.9 | Anxiety | Umuhangayiko ukabije | Anxiété | anxious
F41.0 | Panic attacks | Ubwoba butunguranye | Attaques de panique | panic
F43.1 | Trauma after terrible events | Ihungabana | Trouble de stress post-traumatique | ptsd, tspt, genocide
F43.2 | Grief or hard change | Kunanirwa kwakira ibyago | Trouble de l'adaptation | adjustment disorder, deuil
F20.9 | Schizophrenia | Sikizofureni | Schizophrénie |
F31.9 | Bipolar disorder | Indwara y'imihindagurikire y'amarangamutima | Trouble bipolaire | manic
F10.2 | Dependence on alcohol | Kubatwa n'inzoga | Dépendance à l'alcool | alcoholism, alcoolisme
F17.2 | Dependence on tobacco | Kubatwa n'itabi | Dépendance au tabac | smoking, nicotine
G47.0 | Sleeplessness | Kubura ibitotsi | Insomnie | insomnia
G20 | Parkinson's disease | Indwara ya Parkinson | Maladie de Parkinson | tremor
G25.0 | Trembling hands | Guhinda umushyitsi | Tremblement essentiel | essential tremor
G40.9 | Epilepsy | Igicuri | Épilepsie | seizures, convulsions
G43.9 | Migraine | Umutwe w'uruhande rumwe | Migraine |
G44.2 | Tension headache | Umutwe uterwa n'umunaniro | Céphalée de tension |
R51 | Headache | Kubabara umutwe | Mal de tête | céphalée
G50.0 | Nerve pain of the face | Ububabare bw'imyakura yo mu maso | Névralgie du trijumeau | trigeminal neuralgia
G51.0 | Paralysis of the face | Ubumuga bwo mu maso | Paralysie faciale | bell palsy
G56.0 | Pinched nerve of the wrist | Umwakura wo mu bujana wafunganye | Syndrome du canal carpien | carpal tunnel
G62.9 | Nerve damage in hands or feet | Imyakura y'ibiganza cyangwa ibirenge yangiritse | Polyneuropathie | neuropathy
G81.9 | Paralysis of one side | Kugagara uruhande rumwe | Hémiplégie | hemiplegia
G82.2 | Paralysis of both legs | Kugagara amaguru yombi | Paraplégie | paraplegia
H25.9 | Cataract of age | Ishaza ryo mu zabukuru | Cataracte sénile | cataract
H26.9 | Cataract | Ishaza | Cataracte |
H40.9 | Glaucoma | Gurokoma | Glaucome | eye pressure
H35.3 | Worn macula | Icyerekezo cy'ijisho cyangiritse | Dégénérescence maculaire | macular degeneration, dmla
H36.0 | Retina damaged by diabetes | Imboni yangijwe na diyabete | Rétinopathie diabétique | diabetic retinopathy
H52.4 | Eyes that do not see near | Kutabona ibyegereye kubera imyaka | Presbytie | presbyopia, reading glasses
H54.0 | Blindness of both eyes | Ubuhumyi bw'amaso yombi | Cécité des deux yeux | blind, aveugle
H54.2 | Weak sight of both eyes | Kutabona neza amaso yombi | Vision réduite des deux yeux | low vision, malvoyant
H10.9 | Red eye | Amaso atukuye | Conjonctivite | conjunctivitis
H11.0 | Growth over the eye | Akanyama ko ku jisho | Ptérygion | pterygium
H91.1 | Hearing loss of age | Kutumva kwo mu zabukuru | Surdité de l'âge | presbycusis, presbyacousie
H91.9 | Hearing loss | Kutumva neza | Perte d'audition | deaf, surdité
H66.9 | Ear infection | Umuhaha | Otite moyenne | otitis media
H61.2 | Wax in the ear | Ubukurugutwa bwinshi | Bouchon de cérumen | earwax
H81.1 | Dizziness on moving the head | Isereri iterwa no guhindukiza umutwe | Vertige positionnel bénin | bppv, vppb
H93.1 | Ringing in the ears | Urusaku mu matwi | Acouphènes | tinnitus
R42 | Dizziness | Isereri | Vertiges | dizzy, étourdissement
M15.9 | Worn joints in several places | Ingingo nyinshi zashaje | Polyarthrose | osteoarthritis, arthrosis
M16.9 | Worn hip | Ihuriro ry'itako ryashaje | Arthrose de la hanche | hip osteoarthritis, coxarthrosis, coxarthrose
M17.9 | Worn knee | Ivi ryashaje | Arthrose du genou | knee osteoarthritis, gonarthrosis, gonarthrose
M19.9 | Worn joint | Ingingo yashaje | Arthrose | osteoarthritis
M06.9 | Rheumatoid arthritis | Rubagimpande | Polyarthrite rhumatoïde | arthritis, rheumatism
M25.5 | Pain in a joint | Ububabare bw'ingingo | Douleur articulaire | arthralgia
M54.5 | Low back pain | Kubabara umugongo | Lombalgie | backache, lumbago, mal de dos
M54.3 | Sciatica | Ububabare buva mu mugongo bujya mu kuguru | Sciatique | leg pain
M54.2 | Neck pain | Kubabara ijosi | Cervicalgie |
M47.9 | Worn spine | Uruti rw'umugongo rwashaje | Spondylarthrose | spondylosis
M48.0 | Narrow spinal canal | Umuyoboro w'umugongo wafunganye | Canal lombaire étroit | spinal stenosis
M51.2 | Slipped disc | Akugara ko mu mugongo kavuye mu mwanya | Hernie discale | disc
M75.0 | Frozen shoulder | Urutugu rwafatanye | Épaule gelée | capsulitis, capsulite
M75.1 | Torn tendon of the shoulder | Umutsi w'urutugu wacitse | Lésion de la coiffe des rotateurs | rotator cuff
M79.1 | Muscle pain | Kubabara imikaya | Douleurs musculaires | myalgia
M81.9 | Weak bones | Amagufa yoroshye | Ostéoporose | osteoporosis
M80.9 | Broken bone by weak bones | Igufa ryavunitse kubera koroha | Fracture ostéoporotique | osteoporotic fracture
M86.9 | Infection of a bone | Ubwandu bwo mu igufa | Ostéomyélite | osteomyelitis
M62.5 | Loss of muscle | Gutakaza imikaya | Fonte musculaire | sarcopenia, sarcopénie
M35.3 | Pain of shoulders and hips by inflammation | Ububabare bw'intugu n'amatako | Pseudopolyarthrite rhizomélique | polymyalgia rheumatica
S72.0 | Broken hip | Itako ryavunikiye hejuru | Fracture du col du fémur | femoral neck
S52.5 | Broken wrist | Ubujana bwavunitse | Fracture du poignet | distal radius
S32.0 | Broken vertebra of the low back | Urugufa rw'umugongo rwavunitse | Fracture d'une vertèbre lombaire | vertebral fracture
L30.9 | Eczema | Egizema | Eczéma | dermatitis
L40.9 | Psoriasis | Psoriyazi | Psoriasis |
L50.9 | Hives | Amabuno y'aleriji | Urticaire | urticaria
L29.9 | Itching | Uburyaryate | Prurit | pruritus, démangeaisons
L89.9 | Bed sore | Igisebe cyo kuryama | Escarre | pressure ulcer, decubitus
L97 | Ulcer of the leg | Igisebe cyo ku kuguru | Ulcère de jambe | leg ulcer
L02.9 | Abscess | Ikibyimba kirimo amashyira | Abcès | boil, furoncle
T30.0 | Burn | Ubushye | Brûlure |
R54 | Frailty of age | Intege nke zo mu zabukuru | Fragilité liée à l'âge | senility, frail
R29.6 | Falls often | Kugwa kenshi | Chutes répétées | tendency to fall
R53 | Tiredness | Umunaniro | Fatigue | malaise, weakness
R63.4 | Loss of weight | Guta ibiro | Perte de poids | weight loss
R63.0 | No appetite | Kubura ubushake bwo kurya | Perte d'appétit | anorexia
R05 | Cough | Inkorora | Toux |
R06.0 | Short of breath | Guhumeka nabi | Essoufflement | dyspnoea, dyspnea, dyspnée
R07.4 | Chest pain | Kubabara mu gituza | Douleur thoracique |
R10.4 | Belly pain | Kubabara mu nda | Douleur abdominale | stomach ache
R11 | Vomiting | Kuruka | Vomissements | nausea, nausées
R50.9 | Fever | Umuriro | Fièvre |
R55 | Fainting | Kugwa igihumure | Syncope | collapse, évanouissement
R60.0 | Swollen legs | Kubyimba amaguru | Œdème des jambes | oedema, edema
R52.2 | Chronic pain | Ububabare budashira | Douleur chronique |
R73.0 | Sugar near diabetes | Isukari yegereye diyabete | Prédiabète | prediabetes, glucose tolerance
T78.4 | Allergy | Aleriji | Allergie |
Z95.0 | Pacemaker | Akamashini gafasha umutima | Stimulateur cardiaque | pacemaker
Z96.6 | Artificial joint | Ingingo y'insimburano | Prothèse articulaire | hip replacement, knee replacement
Z92.1 | Takes blood thinners for long | Imiti yoroshya amaraso y'igihe kirekire | Anticoagulant au long cours | anticoagulation
Z99.2 | Needs dialysis | Akeneye kuyungururwa amaraso | Dialyse | dialysis
Z74.0 | Needs help to move | Akeneye gufashwa kugenda | Mobilité réduite | bedridden, wheelchair, alité
Z51.5 | Palliative care | Ubuvuzi bworohereza ububabare | Soins palliatifs | end of life
`;

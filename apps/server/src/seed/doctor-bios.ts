import type { Specialty } from '@hafi/contract/doctors/doctor-kinds';

type Language = 'rw' | 'en' | 'fr';

/** Doctors' bios, in the language they chose. */
export const doctorBios: Readonly<Record<Specialty, Readonly<Record<Language, string>>>> = {
  'general-medicine': {
    rw: "Nakira abarwayi b'ingeri zose, cyane cyane abageze mu zabukuru. Mbanza gutega amatwi, nkasobanura buri muti.",
    en: 'I see people of all ages and have time for elders. I listen first and explain every medicine.',
    fr: "Je reçois les patients de tous âges, avec du temps pour les aînés. J'écoute d'abord, puis j'explique chaque traitement.",
  },
  geriatrics: {
    rw: "Nita ku bageze mu zabukuru: kwibuka, kugenda neza, imiti myinshi icyarimwe. Nsura n'abadashobora kuva mu rugo.",
    en: 'Memory, balance, many medicines at once: I look at the whole person and see people at home when needed.',
    fr: 'Mémoire, équilibre, traitements multiples : je regarde la personne entière et me déplace à domicile si besoin.',
  },
  cardiology: {
    rw: "Mvura indwara z'umutima n'umuvuduko w'amaraso. Dufatanya gushaka uburyo bworoshye bwo kuwukurikirana mu rugo.",
    en: 'Heart and blood pressure. Together we find a simple way to keep an eye on it at home.',
    fr: 'Coeur et tension artérielle. Nous cherchons ensemble une façon simple de la suivre à la maison.',
  },
  endocrinology: {
    rw: "Mfasha abafite diyabete kubaho neza: imirire y'iwacu, imyitozo, n'imiti ikwiye.",
    en: 'Living well with diabetes: our own food, walking, and the right medicine.',
    fr: 'Bien vivre avec le diabète : la cuisine de chez nous, la marche et le bon traitement.',
  },
  ophthalmology: {
    rw: "Nsuzuma amaso, nkavura ishaza, ngatanga n'indorerwamo zikwiye.",
    en: 'Cataract, glaucoma and the right glasses, explained without haste.',
    fr: 'Cataracte, glaucome et les bonnes lunettes, expliqués sans hâte.',
  },
  orthopaedics: {
    rw: 'Mvura ububabare bwo mu mavi, mu mugongo no mu ngingo, no gukira nyuma yo kugwa.',
    en: 'Knees, hips and backs, and getting up again after a fall.',
    fr: 'Genoux, hanches et dos, et se relever après une chute.',
  },
  neurology: {
    rw: "Nkurikirana abagize ikibazo cy'imyakura, isereri, n'abakira nyuma ya sitiroki.",
    en: 'Dizziness, tremor and the long way back after a stroke.',
    fr: 'Vertiges, tremblements et la longue remontée après un accident vasculaire.',
  },
  psychiatry: {
    rw: 'Kuganira biruhura. Nakira abafite agahinda, irungu cyangwa ibitotsi bike.',
    en: 'Talking helps. I see people with sadness, loneliness or bad sleep.',
    fr: 'Parler soulage. Je reçois pour la tristesse, la solitude ou le mauvais sommeil.',
  },
  physiotherapy: {
    rw: 'Imyitozo yoroheje yo kongera kugenda neza no kugabanya ububabare.',
    en: 'Gentle exercises to walk well again and to ease pain.',
    fr: 'Des exercices doux pour remarcher et soulager la douleur.',
  },
  dentistry: {
    rw: "Mvura amenyo ntababaza, nkakora n'amenyo asimbura ayavuyemo.",
    en: 'Careful dentistry and dentures that fit.',
    fr: 'Des soins en douceur et des prothèses bien ajustées.',
  },
  ent: {
    rw: "Nsuzuma amatwi n'umuhogo, nkafasha abatumva neza kubona utwuma tubafasha.",
    en: 'Hearing, voice and balance, with help to choose a hearing aid.',
    fr: "L'ouïe, la voix et l'équilibre, avec une aide pour choisir un appareil auditif.",
  },
  urology: {
    rw: "Mvura indwara z'inzira z'inkari mu ibanga no mu bwubahane.",
    en: 'Treatment in confidence and with respect.',
    fr: 'Des soins en toute discrétion et avec respect.',
  },
};

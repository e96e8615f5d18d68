/** Classes in which an allergy to one member speaks against all others. */
export const allergicTogether = [
  'penicillin',
  'cephalosporin',
  'carbapenem',
  'sulfonamide',
  'macrolide',
  'tetracycline',
  'quinolone',
  'aminoglycoside',
  'nitroimidazole',
  'azole',
  'artemisinin',
  'nsaid',
  'opioid',
  'ace-inhibitor',
  'statin',
  'aromatic-antiepileptic',
  'local-anaesthetic',
  'contrast',
  'iodine',
] as const;

/** Classes that matter only where two members are taken at once. */
const comparedWhenTaken = [
  'arb',
  'calcium-blocker',
  'beta-blocker',
  'thiazide',
  'loop-diuretic',
  'nitrate',
  'anticoagulant',
  'sulfonylurea',
  'gliptin',
  'insulin',
  'ppi',
  'xanthine',
  'antihistamine',
  'corticosteroid',
  'benzodiazepine',
  'antipsychotic',
  'tricyclic',
  'ssri',
  'iron',
] as const;

/** Groups whose members resemble each other, in allergies or because two at once are too much. */
export const medicineClasses = [...allergicTogether, ...comparedWhenTaken] as const;
export type MedicineClass = (typeof medicineClasses)[number];

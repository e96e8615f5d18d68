import { type MedicineClass, medicineClasses } from './medicine-classes.ts';
import { combinationTable, substanceTable } from './substance-table.ts';

/** An active ingredient. */
export interface Substance {
  /** Code of the WHO's Anatomical Therapeutic Chemical index; null for a part of combinations. */
  readonly atc: string | null;
  readonly name: string;
  readonly classes: readonly MedicineClass[];
}

const partsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const isClass = (name: string): name is MedicineClass =>
  (medicineClasses as readonly string[]).includes(name);

const rows = linesOf(substanceTable).map(([atc = '', name = '', classes, also]) => ({
  substance: { atc, name, classes: partsOf(classes).filter(isClass) } satisfies Substance,
  written: partsOf(classes),
  names: [name, ...partsOf(also)],
}));

/** Every substance of the table. */
export const substances: readonly Substance[] = rows.map(({ substance }) => substance);

/** The classes as the table spells them, for the test that none is misspelt. */
export const spelledClasses: readonly string[] = rows.flatMap(({ written }) => written);

const byName = new Map(substances.map((substance) => [substance.name, substance]));
const partOf = (name: string): Substance => byName.get(name) ?? { atc: null, name, classes: [] };

/** Names, in lower case without accents, and the substances that they stand for. */
export const namedSubstances: ReadonlyMap<string, readonly Substance[]> = new Map<
  string,
  readonly Substance[]
>([
  ...rows.flatMap(({ names, substance }) =>
    names.map((name): [string, readonly Substance[]] => [name, [substance]]),
  ),
  ...linesOf(combinationTable).flatMap(([names, parts]) =>
    partsOf(names).map((name): [string, readonly Substance[]] => [
      name,
      partsOf(parts).map(partOf),
    ]),
  ),
]);

/** How people name a whole class in an allergy, in three languages. */
export const namedClasses: ReadonlyMap<string, MedicineClass> = new Map(
  (
    [
      [
        'penicillin',
        'penicillin penicillins penicilline penicillines penicilin penisilini penisirini betalactam betalactams betalactamine betalactamines',
      ],
      ['cephalosporin', 'cephalosporin cephalosporins cephalosporine cephalosporines cefalosporin'],
      [
        'sulfonamide',
        'sulfa sulfas sulpha sulfamide sulfamides sulfonamide sulfonamides sulphonamides sulfamidi',
      ],
      [
        'nsaid',
        'nsaid nsaids ains antiinflammatory antiinflammatories antiinflammatoire antiinflammatoires anti-inflammatory anti-inflammatories anti-inflammatoire anti-inflammatoires',
      ],
      ['ace-inhibitor', 'acei iec'],
      ['opioid', 'opioid opioids opiate opiates opiace opiaces opioides'],
      ['macrolide', 'macrolide macrolides'],
      ['tetracycline', 'tetracyclines cyclines'],
      ['quinolone', 'quinolone quinolones fluoroquinolone fluoroquinolones'],
      ['aminoglycoside', 'aminoglycoside aminoglycosides aminosides'],
      ['azole', 'azole azoles'],
      ['statin', 'statin statins statine statines'],
      ['beta-blocker', 'betablocker betablockers betabloquant betabloquants'],
      ['corticosteroid', 'corticosteroid corticosteroids corticoides cortisone steroids'],
      ['antihistamine', 'antihistamine antihistamines antihistaminique antihistaminiques'],
      ['iron', 'ferrous'],
      ['contrast', 'contrast contraste'],
      ['iodine', 'iodine iode iodinated iodide iodure'],
    ] as const
  ).flatMap(([of, names]) => names.split(' ').map((name) => [name, of] as const)),
);

/**
 * Classes that are akin: some people who do not tolerate one do not tolerate the other. Penicillins,
 * cephalosporins and carbapenems share the beta-lactam ring.
 */
export const akinInAllergy: readonly (readonly MedicineClass[])[] = [
  ['penicillin', 'cephalosporin', 'carbapenem'],
];

/** Classes of which nobody takes two members at once without a doctor's word. */
export const notTwoAtOnce: readonly MedicineClass[] = [
  'nsaid',
  'opioid',
  'ace-inhibitor',
  'arb',
  'calcium-blocker',
  'beta-blocker',
  'thiazide',
  'loop-diuretic',
  'nitrate',
  'statin',
  'anticoagulant',
  'sulfonylurea',
  'gliptin',
  'ppi',
  'xanthine',
  'corticosteroid',
  'benzodiazepine',
  'ssri',
  'penicillin',
  'cephalosporin',
  'quinolone',
  'macrolide',
];

/** Pairs of classes with the same effect, of which one is enough: both block the same hormone. */
export const notTogether: readonly (readonly [MedicineClass, MedicineClass])[] = [
  ['ace-inhibitor', 'arb'],
];

import type { MedicationWarning } from '@hafi/contract/medications/medication.schemas';
import { allergicTogether, type MedicineClass } from '@hafi/contract/medications/medicine-classes';
import { akinInAllergy, notTogether, notTwoAtOnce } from '@hafi/contract/medications/substances';
import { wordsOf } from '@hafi/i18n/find-words';
import { findSubstances, type Named } from './find-substances.ts';
import { sharedWords } from './shared-words.ts';

/** A text about an elder's allergies. */
export interface KnownAllergy {
  readonly text: string;
  /** Whether it must be a medicine, so that an unknown name is reported as not compared. */
  readonly medicine: boolean;
}

/** How two medicines, or an allergy and a medicine, are related. */
interface Relation {
  readonly kind: MedicationWarning['kind'];
  readonly family: MedicineClass | null;
}

const isKnown = ({ classes, substances }: Named) => substances.length > 0 || classes.length > 0;

const sharesSubstance = (one: Named, other: Named) =>
  one.substances.some(({ name }) => other.substances.some((each) => each.name === name));

const sharedClass = (one: Named, other: Named, among: readonly MedicineClass[]) =>
  one.classes.find((each) => among.includes(each) && other.classes.includes(each));

function allergyRelation(allergy: Named, medicine: Named): Relation | null {
  if (sharesSubstance(allergy, medicine)) return { kind: 'allergy', family: null };
  const family = sharedClass(allergy, medicine, allergicTogether);
  if (family) return { kind: 'allergy', family };
  for (const akin of akinInAllergy) {
    const own = medicine.classes.find((each) => akin.includes(each));
    if (own && allergy.classes.some((each) => akin.includes(each))) {
      return { kind: 'akin', family: own };
    }
  }
  return null;
}

function doubleRelation(one: Named, other: Named): Relation | null {
  if (sharesSubstance(one, other)) return { kind: 'duplicate', family: null };
  const family = sharedClass(one, other, notTwoAtOnce);
  if (family) return { kind: 'class', family };
  for (const pair of notTogether) {
    const [own] = pair.filter((each) => one.classes.includes(each));
    const [theirs] = pair.filter((each) => other.classes.includes(each));
    if (own && theirs && own !== theirs) return { kind: 'class', family: theirs };
  }
  return null;
}

/** Words with which people say that there is no allergy. */
const none = new Set(['none', 'no', 'nil', 'aucune', 'ntayo', 'nta', 'non', 'oya']);
const saysNone = (text: string) => wordsOf(text).every((word) => none.has(word));

/** Longest part of a text that a warning repeats, in characters. */
const longest = 80;

function againstAllergy(name: string, named: Named, allergy: KnownAllergy): MedicationWarning[] {
  const words = allergy.text.slice(0, longest);
  const known = findSubstances(allergy.text);
  const relation = allergyRelation(known, named);
  if (relation) return [{ ...relation, words }];
  const shared = isKnown(known) && isKnown(named) ? [] : sharedWords(name, allergy.text);
  if (shared.length > 0)
    return shared.map((word) => ({ kind: 'allergy', words: word, family: null }));
  const open = allergy.medicine && !isKnown(known) && !saysNone(allergy.text);
  return open ? [{ kind: 'allergy-unchecked', words, family: null }] : [];
}

function againstMedicine(name: string, named: Named, other: string): MedicationWarning[] {
  const known = findSubstances(other);
  const relation = doubleRelation(named, known);
  if (relation) return [{ ...relation, words: other }];
  const compare = !isKnown(known) || !isKnown(named);
  return compare && sharedWords(name, other).length > 0
    ? [{ kind: 'duplicate', words: other, family: null }]
    : [];
}

const once = (warnings: readonly MedicationWarning[]): MedicationWarning[] => [
  ...new Map(warnings.map((each) => [JSON.stringify(each), each])).values(),
];

/**
 * Warnings about a medicine before it is taken: allergies to its substances or their class, and
 * medicines with the same substance or of a class of which one is enough. A name that is not in the
 * table is reported as not checked, never passed over. It proves nothing: no medical advice.
 */
export function medicineWarnings(
  name: string,
  known: { readonly allergies: readonly KnownAllergy[]; readonly taken: readonly string[] },
): MedicationWarning[] {
  const named = findSubstances(name);
  const unchecked: MedicationWarning[] = isKnown(named)
    ? []
    : [{ kind: 'unchecked', words: name, family: null }];
  return once([
    ...known.allergies.flatMap((allergy) => againstAllergy(name, named, allergy)),
    ...known.taken.flatMap((other) => againstMedicine(name, named, other)),
    ...unchecked,
  ]);
}

/** The medicines already taken against which an allergy speaks, before it is written down. */
export function allergyWarnings(allergy: string, taken: readonly string[]): MedicationWarning[] {
  const known = findSubstances(allergy);
  const found = taken.flatMap((name): MedicationWarning[] => {
    const named = findSubstances(name);
    const relation = allergyRelation(known, named);
    if (relation) return [{ ...relation, words: name }];
    if (isKnown(known) && isKnown(named)) return [];
    if (sharedWords(name, allergy).length > 0)
      return [{ kind: 'allergy', words: name, family: null }];
    return isKnown(known) ? [{ kind: 'unchecked', words: name, family: null }] : [];
  });
  const unchecked: MedicationWarning[] = isKnown(known)
    ? []
    : [{ kind: 'allergy-unchecked', words: allergy, family: null }];
  return once([...found, ...unchecked]);
}

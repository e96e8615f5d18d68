import { memberChange, witnessContact } from '@hafi/contract/circle/circle.schemas';
import type { Permission, Relation } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { personName } from '@hafi/contract/core/fields';
import * as z from 'zod/mini';

/** Values of the form that changes a member. */
export interface ChangeValues {
  relation: Relation;
  permissions: Permission[];
  /** Asked only from who keeps the elder's account and adds permissions. */
  witness: string;
  witnessContact: string;
}

const alone = z.omit(memberChange, { textVersion: true, witness: true, witnessContact: true });
const witnessed = z.extend(alone, { witness: personName, witnessContact });

/** Whether a permission is among the chosen ones that the member did not have. */
export const addsTo = (before: readonly Permission[], chosen: readonly Permission[]): boolean =>
  chosen.some((permission) => !before.includes(permission));

/** The schema by which these values are judged. */
export const changeSchema = (isWitnessed: boolean) => (isWitnessed ? witnessed : alone);

/** Converts the form's values to the request. */
export const changeBody = (values: ChangeValues, isWitnessed: boolean) => ({
  ...z.parse(changeSchema(isWitnessed), values),
  textVersion: consentVersion,
});

import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { ElderAccess } from '../circle.policy.ts';

/** The witness of an elder's yes, and how to find them. */
interface Witness {
  readonly witness: string | null;
  readonly witnessContact: string | null;
}

/**
 * The witness of an elder's yes to a manager; nobody else needs one: the elder decides alone, and a
 * court has named the representative.
 * @throws Problem invalid-input when a manager names none
 */
export function witnessOf(
  { decidesAs }: Pick<ElderAccess, 'decidesAs'>,
  {
    witness,
    witnessContact,
  }: { readonly witness?: string | undefined; readonly witnessContact?: string | undefined },
): Witness {
  if (decidesAs !== 'manager') return { witness: null, witnessContact: null };
  if (!witness) throw invalidInput('witness', 'required');
  if (!witnessContact) throw invalidInput('witnessContact', 'required');
  return { witness, witnessContact };
}

/** How a consent was given, for the consent log: aloud when there was a witness. */
export const spokenBefore = ({ witness, witnessContact }: Witness, readBy: string) =>
  witness ? { channel: 'oral' as const, witness, witnessContact, readBy } : {};

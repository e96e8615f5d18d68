import type { Problem } from '@hafi/contract/core/problem';
import { useLingui } from '@lingui/react/macro';
import { issueText } from '../../../lib/form/issue-text.ts';
import type { DraftFault } from './reading-draft.ts';

/** An invalid field and what to do about it. */
export interface FaultText {
  /** Id of the input element. */
  readonly field: string;
  readonly text: string;
}

/** The id of the input for this part of a reading. */
export const fieldIdOf = (path: string): string => `measure-${path}`;

const ownPaths: Record<string, string> = { takenAt: 'at' };

/** The server's field errors, assigned to our inputs. */
export function refusedTexts({ errors }: Problem): FaultText[] {
  return errors.map(({ path, message }) => {
    const own = path.replace(/^values\./, '');
    return { field: fieldIdOf(ownPaths[own] ?? own), text: message };
  });
}

/** Translates the errors of a draft. */
export function useFaultTexts(): (faults: readonly DraftFault[]) => FaultText[] {
  const { i18n } = useLingui();
  return (faults) =>
    faults.map(({ path, code, facts }) => ({
      field: fieldIdOf(ownPaths[path] ?? path),
      text: issueText({ code, values: facts }, i18n),
    }));
}

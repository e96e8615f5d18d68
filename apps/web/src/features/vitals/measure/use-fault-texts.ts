import type { Problem } from '@hafi/contract/core/problem';
import { useLingui } from '@lingui/react/macro';
import { issueText } from '../../../lib/form/issue-text.ts';
import type { DraftFault } from './reading-draft.ts';

/** A wrong field and what to do about it. */
export interface FaultText {
  /** Id of the field. */
  readonly field: string;
  readonly text: string;
}

/** The id of the field that enters this part of a reading. */
export const fieldIdOf = (path: string): string => `measure-${path}`;

const ownPaths: Record<string, string> = { takenAt: 'at' };

/** The server's complaints, at our fields. */
export function refusedTexts({ errors }: Problem): FaultText[] {
  return errors.map(({ path, message }) => {
    const own = path.replace(/^values\./, '');
    return { field: fieldIdOf(ownPaths[own] ?? own), text: message };
  });
}

/** Says in the page's language what is wrong with a draft. */
export function useFaultTexts(): (faults: readonly DraftFault[]) => FaultText[] {
  const { i18n } = useLingui();
  return (faults) =>
    faults.map(({ path, code, facts }) => ({
      field: fieldIdOf(ownPaths[path] ?? path),
      text: issueText({ code, values: facts }, i18n),
    }));
}

import type { Preferences, PreferencesChange } from '@hafi/contract/accounts/preferences.schemas';
import { savePreferences } from '../../lib/preferences/own-preferences.ts';
import { type Act, useWork } from '../../lib/query/use-work.ts';
import { useAccount } from '../../lib/session.ts';

type Part = keyof Preferences & keyof PreferencesChange;

/**
 * One part of the preferences that is saved at once: what to show, which is also a choice that is not
 * saved yet, and how to change it.
 */
export function usePreference<P extends Part>(
  part: P,
): { value: Preferences[P]; choose: (value: Preferences[P]) => void; saving: Act<void, unknown> } {
  const kept = useAccount().preferences[part];
  const saving = useWork((value: Preferences[P]) => savePreferences({ [part]: value }), {
    queue: 'preferences',
  });
  const value = saving.isSuccess ? kept : (saving.variables ?? kept);
  return {
    value,
    choose: (chosen) => saving.mutate(chosen, { done: null }),
    saving: saving as Act<void, unknown>,
  };
}

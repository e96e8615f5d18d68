import { type Condition, conditions } from '@hafi/contract/caregivers/care-terms';
import { Icon } from '@hafi/ui/icon/icon';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Annoyed, Frown, type LucideIcon, Meh, Smile } from 'lucide-react';
import styles from './sheet.module.css';
import type { Sheet } from './use-sheet.ts';

/** The conditions in the fewest letters: four stand side by side on a phone. */
const words: Record<Condition, readonly [LucideIcon, MessageDescriptor]> = {
  good: [Smile, msg({ message: 'Well', context: 'short' })],
  usual: [Meh, msg({ message: 'As usual', context: 'short' })],
  tired: [Annoyed, msg({ message: 'Tired', context: 'short' })],
  unwell: [Frown, msg({ message: 'Not well', context: 'short' })],
};

/** How the elder was, as the caregiver saw it. */
export function SheetMood({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const { change, draft } = sheet;
  return (
    <div role="radiogroup" aria-label={t`How was the elder?`} className={styles.moods}>
      {conditions.map((condition) => {
        const [icon, word] = words[condition];
        return (
          <label key={condition} className={styles.mood}>
            <input
              type="radio"
              name="sheet-mood"
              checked={draft.condition === condition}
              onChange={() => change((before) => ({ ...before, condition }))}
            />
            <span>
              <Icon of={icon} />
              {t(word)}
            </span>
          </label>
        );
      })}
    </div>
  );
}

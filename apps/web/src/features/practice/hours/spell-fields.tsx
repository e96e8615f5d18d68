import { Button } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { halfHours } from '../../../kit/half-hours.ts';
import styles from './hours.module.css';
import type { WorkingSpell } from './working-week.ts';

const options = halfHours.map((time) => ({ value: time, label: time }));

/** Start and end of one working period. */
export function SpellFields(props: {
  spell: WorkingSpell;
  day: string;
  error?: string | undefined;
  onChange: (spell: WorkingSpell) => void;
  onRemove: () => void;
}) {
  const { spell, day, error, onChange, onRemove } = props;
  const { start, end } = spell;
  return (
    <div className={styles.spells}>
      <SelectField
        label={<Trans>Begins</Trans>}
        aria-description={day}
        value={start}
        options={options}
        onChange={(event) => onChange({ ...spell, start: event.target.value })}
      />
      <SelectField
        label={<Trans>Ends</Trans>}
        aria-description={day}
        value={end}
        options={options}
        error={error}
        onChange={(event) => onChange({ ...spell, end: event.target.value })}
      />
      <Button variant="danger" icon={Trash2} onClick={onRemove}>
        <Trans>Remove</Trans>
        <SrOnly>
          {' '}
          ({day}, {start})
        </SrOnly>
      </Button>
    </div>
  );
}

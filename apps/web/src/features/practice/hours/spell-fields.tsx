import { Button } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
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
  // Read out of its place, each says of which day it is.
  const named = (words: ReactNode) => (
    <>
      {words} <SrOnly>({day})</SrOnly>
    </>
  );
  return (
    <div className={styles.spells}>
      <SelectField
        label={named(<Trans>Begins</Trans>)}
        value={start}
        options={options}
        onChange={(event) => onChange({ ...spell, start: event.target.value })}
      />
      <SelectField
        label={named(<Trans>Ends</Trans>)}
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

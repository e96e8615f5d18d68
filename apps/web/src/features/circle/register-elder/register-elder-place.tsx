import { type PlaceLevel, placeLevels } from '@hafi/contract/places/places.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { useHafiForm } from '../../../lib/form/form.ts';
import type { ElderValues } from './register-elder-values.ts';

type PlaceValue = Readonly<Record<PlaceLevel, string>>;

/**
 * A component to choose a place. It belongs to another feature, so the form receives it as a prop.
 */
export type PlaceSlot = ComponentType<{
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  error?: string | undefined;
}>;

export type ElderForm = ReturnType<typeof useHafiForm<ElderValues>>;

/** The elder's home place. */
export function RegisterElderPlace(props: { state: ElderForm; places: PlaceSlot }) {
  const { state, places: Places } = props;
  const { form, attempt, field } = state;
  const place = {
    province: form.watch('province'),
    district: form.watch('district'),
    sector: form.watch('sector'),
    cell: form.watch('cell'),
    village: form.watch('village'),
  };
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Where does the elder live?</Trans>
      </h2>
      <Places
        value={place}
        onChange={(choice) => {
          for (const level of placeLevels) {
            form.setValue(level, choice[level], { shouldValidate: attempt > 0 });
          }
        }}
        error={field('district').error}
      />
    </Stack>
  );
}

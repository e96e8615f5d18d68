import { hasPlace, type Outcome, outcomesOf } from '@hafi/contract/alerts/outcome-terms';
import { outcomeNames } from '@hafi/contract/alerts/outcome-texts';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { WhatADeathStops } from './what-a-death-stops.tsx';

/** The values of a form that asks how it ended. */
export interface OutcomeValues {
  outcome: '' | Outcome;
  place: string;
}

/** What was chosen, as it is sent; a place only where there is one. */
export const outcomeOf = (outcome: Outcome, place: string) => ({
  outcome,
  ...(hasPlace(outcome) && place.trim() ? { place: place.trim() } : {}),
});

type FieldOf<Control extends (props: never) => unknown> = Omit<
  Parameters<Control>[0],
  'label' | 'legend' | 'options'
>;

/** Asks how it ended for somebody, and where they are. */
export function OutcomeChoice(props: {
  chosen: OutcomeValues['outcome'];
  outcome: FieldOf<typeof RadioGroup>;
  place: Omit<ComponentProps<typeof TextField>, 'label'>;
  legend?: string;
  /** What else one may answer, first. */
  goesOn?: string;
  /** Whether one answers of oneself. */
  own?: boolean;
}) {
  const { chosen, goesOn, legend, outcome, own = false, place } = props;
  const { i18n, t } = useLingui();
  return (
    <>
      <RadioGroup
        legend={legend ?? t`How did it end?`}
        options={[
          ...(goesOn ? [{ value: '', label: goesOn }] : []),
          ...outcomesOf(own).map((value) => ({ value, label: i18n._(outcomeNames[value]) })),
        ]}
        {...outcome}
      />
      {chosen !== '' && hasPlace(chosen) ? (
        <TextField label={t`Where (optional)`} maxLength={80} {...place} />
      ) : null}
      {chosen === 'died' ? <WhatADeathStops /> : null}
    </>
  );
}

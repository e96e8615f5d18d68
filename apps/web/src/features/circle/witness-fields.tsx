import { TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { WitnessContact } from './witness-contact.tsx';

type Field = Pick<ComponentProps<typeof TextField>, 'error' | 'name'>;

/** Asks who keeps an elder's account for the witness of the elder's yes. */
export function WitnessFields(props: { firstName: string; witness: Field; witnessContact: Field }) {
  const { firstName, witness, witnessContact } = props;
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Ask {firstName} first, with somebody else there who hears the yes. The name stands with
          what was agreed.
        </Trans>
      </p>
      <TextField
        label={t`First and last name of the witness`}
        hint={t`Somebody else who was there. Not you, and not the person it is for.`}
        autoComplete="off"
        {...witness}
      />
      <WitnessContact {...witnessContact} />
    </>
  );
}

import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import type { Signup } from './signup-person.tsx';

/** Optional details: identity card and date of birth. */
export function SignupMore({ signup: { field } }: { signup: Signup }) {
  const { t } = useLingui();
  const nationalId = field('NID');
  const birthdate = field('birthdate');
  const wrong = nationalId.error !== undefined || birthdate.error !== undefined;
  return (
    <Accordion>
      <AccordionItem title={t`More about you (optional)`} open={wrong || undefined}>
        <Stack fill>
          <TextField
            label={t`National ID`}
            hint={t`The 16 digits of the identity card.`}
            inputMode="numeric"
            autoComplete="off"
            {...nationalId}
          />
          <TextField
            label={t`Date of birth`}
            type="date"
            min="1900-01-01"
            autoComplete="bday"
            {...birthdate}
          />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}

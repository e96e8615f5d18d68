import { placeLevels } from '@hafi/contract/places/places.contract';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import type { PlaceSlot } from '../place-slot.ts';
import type { Signup } from './signup-person.tsx';

/** The home place. */
export function SignupPlace(props: { signup: Signup; places: PlaceSlot }) {
  const { signup, places: Places } = props;
  const { form, attempt, field } = signup;
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
        <Trans>Where do you live?</Trans>
      </h2>
      <Quiet>
        <Trans>So that help can come from near you.</Trans>
      </Quiet>
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

import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RegisterElderDone } from '../features/circle/register-elder/register-elder-done.tsx';
import { RegisterElderForm } from '../features/circle/register-elder/register-elder-form.tsx';
import { PlacePicker } from '../features/places/place-picker.tsx';
import { PageBack } from '../lib/page/page-back.tsx';
import { usePageTitle } from '../lib/page/page-title.ts';
import { paths } from '../lib/paths.ts';
import { useAccount } from '../lib/session.ts';

/** Registers an elder who has no e-mail. */
export function RegisterElderPage() {
  const { t } = useLingui();
  usePageTitle(t`Register an elder`);
  const { roles } = useAccount();
  const [elder, setElder] = useState<Elder | null>(null);
  if (elder) return <RegisterElderDone elder={elder} />;
  return (
    <Stack fill gap="loose">
      <PageBack to={paths.circle} name={t`My circles`} />
      <h1>
        <Trans>Register an elder</Trans>
      </h1>
      {roles.includes('FAMILY') || roles.includes('CAREGIVER') ? (
        <>
          <Lead>
            <Trans>
              For somebody without e-mail, with a simple phone or none. You keep the account until
              the elder takes it over.
            </Trans>
          </Lead>
          <RegisterElderForm places={PlacePicker} onRegistered={setElder} />
        </>
      ) : (
        <Empty title={t`Family and caregivers register elders`} titleAs="h2">
          {t`Ask somebody who is there for the elder to do it.`}
        </Empty>
      )}
    </Stack>
  );
}

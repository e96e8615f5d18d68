import { Alert } from '@hafi/ui/alert/alert';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { NameWaits } from '../../kit/vetting/name-waits.tsx';
import { useAnchor } from '../../lib/page/use-anchor.ts';
import { paths, practiceHours } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { WorkingHoursForm } from './hours/working-hours-form.tsx';
import { useOwnProfile, useWorkingHours } from './practice.queries.ts';
import { ProfileFields } from './profile-fields.tsx';

function Hours() {
  const { t } = useLingui();
  const hours = useWorkingHours();
  return (
    <QueryState
      query={hours}
      label={t`Loading the working hours`}
      failed={t`The working hours did not arrive`}
    >
      {(spells) => <WorkingHoursForm spells={spells} />}
    </QueryState>
  );
}

/** Drawn with the parts to which an address can lead. */
function AtAnchor() {
  useAnchor();
  return null;
}

/** A doctor's own practice: profile and working hours. */
export function PracticeSettings() {
  const { t } = useLingui();
  const profile = useOwnProfile();
  const { otherName } = useAccount();
  return (
    <QueryState query={profile} label={t`Loading...`} failed={t`Your practice did not arrive`}>
      {(own) => (
        <Stack fill gap="section">
          <AtAnchor />
          <Stack as="section" fill>
            <h2>
              <Trans>Doctor profile</Trans>
            </h2>
            <NameWaits />
            {own && !own.verified && !otherName ? (
              <Alert tone="info" title={t`Patients cannot find you yet.`}>
                <Trans>
                  A coordinator must first check your licence and your papers.{' '}
                  <Link to={paths.papers}>Your papers: what is missing</Link>.
                </Trans>
              </Alert>
            ) : null}
            {own?.verified ? (
              <Alert tone="success">
                <Trans>
                  Your profile is verified and listed. A change of specialty is checked again.
                </Trans>
              </Alert>
            ) : null}
            <ProfileFields own={own} />
          </Stack>
          {own ? (
            <Stack as="section" fill id={practiceHours} tabIndex={-1}>
              <h2>
                <Trans>Working hours</Trans>
              </h2>
              <Hours />
            </Stack>
          ) : null}
        </Stack>
      )}
    </QueryState>
  );
}

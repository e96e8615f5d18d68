import type { AppointmentDoctor } from '@hafi/contract/circle/appointment-doctors.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useAppointmentDoctors, useEndAppointmentDoctor } from './people.queries.ts';

function DoctorLine(props: { doctor: AppointmentDoctor; elderId: string }) {
  const { doctor, elderId } = props;
  const { closesAt, name, opensAt, personId, photo } = doctor;
  const { t } = useLingui();
  const locale = useLocale();
  const [requested, setRequested] = useState(false);
  const end = useEndAppointmentDoctor(elderId, personId);
  const from = formatDateTime(new Date(opensAt), locale);
  const until = formatDateTime(new Date(closesAt), locale);
  const open = new Date(opensAt) <= clockNow();
  return (
    <Card as="li">
      <Stack fill>
        <Person
          personId={personId}
          name={name}
          photo={photo}
          nameAs="h3"
          line={
            open
              ? t`Sees the health data until ${until}, because of a visit`
              : t`Sees the health data from ${from} to ${until}, because of a visit`
          }
        />
        <Row>
          <Button variant="danger" icon={EyeOff} onClick={() => setRequested(true)}>
            <Trans>End this access</Trans> <SrOnly>{name}</SrOnly>
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={requested}
        onClose={() => setRequested(false)}
        title={<Trans>End what {name} may see?</Trans>}
        message={
          <Trans>
            From that moment {name} sees nothing more of the health data and is told so. The visit
            stays. Only a visit that is booked afterwards opens it again.
          </Trans>
        }
        safe={t`Keep`}
        yes={t`End it`}
        variant="danger"
        act={end.mutateAsync}
        done={t`It is ended. ${name} sees nothing more of the health data.`}
      />
    </Card>
  );
}

/** The doctors who may see the elder's health because of appointments, each with a button that ends it. */
export function AppointmentDoctors({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Doctors of visits</Trans>
      </h2>
      <OutcomePlace>
        <QueryState
          query={useAppointmentDoctors(elderId)}
          label={t`Loading the doctors`}
          failed={t`The doctors of visits did not arrive`}
          isEmpty={(doctors) => doctors.length === 0}
          empty={
            <p>
              <Trans>
                No doctor sees the health data because of a visit. From a day before an accepted
                visit until a day after it the doctor does, and stands here.
              </Trans>
            </p>
          }
        >
          {(doctors) => (
            <Stack as="ul" role="list" fill>
              {doctors.map((doctor) => (
                <DoctorLine key={doctor.personId} doctor={doctor} elderId={elderId} />
              ))}
            </Stack>
          )}
        </QueryState>
      </OutcomePlace>
    </Stack>
  );
}

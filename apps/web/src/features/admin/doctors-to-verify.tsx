import { formatDate } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useDoctorsToVerify, useVerifyDoctor } from './admin.queries.ts';

/** Doctors who wait, each with a button to verify them after a confirmation. */
export function DoctorsToVerify() {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useDoctorsToVerify();
  const verify = useVerifyDoctor();
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const [listed, setListed] = useState('');
  return (
    <Stack fill>
      <Status>
        {listed ? (
          <Alert tone="success" live="off">
            <Trans>{listed} is in the directory now.</Trans>
          </Alert>
        ) : null}
      </Status>
      <QueryState
        query={query}
        label={t`Loading...`}
        failed={t`The list did not arrive`}
        isEmpty={(doctors) => doctors.length === 0}
        empty={<Empty title={t`Nobody waits`}>{t`New doctors appear here.`}</Empty>}
      >
        {(doctors) =>
          doctors.map((doctor) => (
            <Card key={doctor.id} as="section">
              <Stack fill>
                <h3>{doctor.name}</h3>
                <Quiet>
                  {doctor.workplace},{' '}
                  <Plural
                    value={doctor.experience}
                    one="# year of experience"
                    other="# years of experience"
                  />
                </Quiet>
                <Quiet>
                  <Trans>Waits since {formatDate(new Date(doctor.since), locale)}</Trans>
                </Quiet>
                <Button icon={BadgeCheck} onClick={() => setAsked(doctor)}>
                  <Trans>Verify {doctor.name}</Trans>
                </Button>
              </Stack>
            </Card>
          ))
        }
      </QueryState>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={<Trans>List {asked?.name} in the directory?</Trans>}
        message={t`Patients can then book with this doctor. It is written in the audit log.`}
        safe={t`Not yet`}
        yes={t`Yes, the papers were checked`}
        act={async () => {
          if (!asked) return;
          setListed('');
          await verify.mutateAsync(asked.id);
          setListed(asked.name);
        }}
      />
    </Stack>
  );
}

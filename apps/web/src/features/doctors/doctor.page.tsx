import { idFormat } from '@hafi/contract/core/formats';
import { Problem } from '@hafi/contract/core/problem';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stethoscope } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { PageBack } from '../../lib/page/page-back.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { DoctorAbout } from './doctor-about.tsx';
import { useDoctor } from './doctors.queries.ts';

function UnknownDoctor() {
  return (
    <>
      <h1>
        <Trans>This doctor is not listed</Trans>
      </h1>
      <p>
        <Trans>The link may be old, or the doctor no longer sees patients here.</Trans>
      </p>
      <ButtonLink as={Link} to={paths.doctors} icon={Stethoscope}>
        <Trans>Find another doctor</Trans>
      </ButtonLink>
    </>
  );
}

function KnownDoctor({ id }: { id: string }) {
  const { t } = useLingui();
  const doctor = useDoctor(id);
  usePageTitle(dataOf(doctor)?.name ?? t`Doctor`);
  if (doctor.error instanceof Problem && [400, 404, 422].includes(doctor.error.status)) {
    return <UnknownDoctor />;
  }
  return (
    <>
      {dataOf(doctor) ? null : (
        <h1>
          <Trans>Doctor</Trans>
        </h1>
      )}
      <QueryState query={doctor} label={t`Loading...`} failed={t`The doctor did not arrive`}>
        {(data) => <DoctorAbout doctor={data} />}
      </QueryState>
    </>
  );
}

/** A doctor's detail page. */
export function DoctorPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <Stack fill gap="loose">
      <PageBack to={paths.doctors} name={t`All doctors`} />
      {idFormat.test(id) ? <KnownDoctor key={id} id={id} /> : <UnknownDoctor />}
    </Stack>
  );
}

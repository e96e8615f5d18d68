import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** The services people ask for most, as an index. */
export function PopularServices() {
  const { t } = useLingui();
  const services = [
    [t`Doctor appointments`, t`In person, by video or by phone`],
    [t`Find caregivers`, t`Verified, and close to home`],
    [t`Medication tracking`, t`A reminder at each dose`],
    [t`Video calls with family`, t`From Kigali or from Brussels`],
    [t`Daily check-ins`, t`One tap tells everybody you are well`],
    [t`Errands and transport`, t`Volunteers from the neighbourhood`],
  ] as const;
  return (
    <Stack fill gap="loose">
      <h2>
        <Trans>Popular services</Trans>
      </h2>
      <IndexList>
        {services.map(([title, detail]) => (
          <IndexLink key={title} as={Link} to={paths.services} title={title} detail={detail} />
        ))}
      </IndexList>
    </Stack>
  );
}

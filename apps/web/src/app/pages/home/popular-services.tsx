import { isOffered } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import styles from './popular-services.module.css';
import { Chapter } from './strip.tsx';

/** The most popular services, as a list of links. */
export function PopularServices() {
  const { t } = useLingui();
  const services = [
    ['appointments', t`Doctor appointments`],
    ['caregivers', t`Find caregivers`],
    ['medication', t`Medication tracking`],
    ['video-calls', t`Video calls with family`],
    ['check-ins', t`Daily check-ins`],
    ['errands', t`Errands and transport`],
  ] as const;
  return (
    <Chapter
      title={<Trans>Popular services</Trans>}
      lead={<Trans>Begin with one. Add more when you need them.</Trans>}
      more={
        <ButtonLink as={Link} to={paths.services} variant="link" iconAfter={ArrowRight}>
          <Trans>See all services</Trans>
        </ButtonLink>
      }
    >
      <IndexList single className={styles.list}>
        {services
          .filter(([id]) => isOffered(id))
          .map(([id, title]) => (
            <IndexLink key={id} as={Link} to={paths.service(id)} title={title} />
          ))}
      </IndexList>
    </Chapter>
  );
}

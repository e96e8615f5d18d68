import { ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMeasuredHeight } from '../../../lib/page/use-measured-height.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './sheet.module.css';

/** The head of a sheet: the way back, and help, whatever else is known of the visit. */
export function PlainTop({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const head = useMeasuredHeight<HTMLElement>('--head');
  return (
    <header ref={head} className={styles.top}>
      <Link className={styles.back} to={paths.caregiverDashboard} aria-label={t`Back to the route`}>
        <Icon of={ArrowLeft} />
      </Link>
      {children}
      <ButtonLink
        as={Link}
        to={paths.emergency}
        variant="alarm"
        icon={Siren}
        className={styles.help}
      >
        <Trans context="emergency">Help</Trans>
      </ButtonLink>
    </header>
  );
}

/** The head while nothing is known of the visit. */
export function UnknownTop() {
  return (
    <PlainTop>
      <div className={styles.name}>
        <h1>
          <Trans>Visit</Trans>
        </h1>
      </div>
    </PlainTop>
  );
}

import { ButtonLink } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import styles from './last-word.module.css';

/** The closing question, with links to start. */
export function LastWord() {
  return (
    <div className={styles.last}>
      <h2 className={styles.question}>
        <Trans>Who should be nearer to you today?</Trans>
      </h2>
      <Stack gap="loose">
        <Row>
          <ButtonLink as={Link} to={paths.signup}>
            <Trans>Start your care journey</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={paths.contact} variant="second">
            <Trans>Contact us</Trans>
          </ButtonLink>
        </Row>
        <ButtonLink as={Link} to={paths.pricing} variant="link" iconAfter={ArrowRight}>
          <Trans>View plans and pricing</Trans>
        </ButtonLink>
      </Stack>
    </div>
  );
}

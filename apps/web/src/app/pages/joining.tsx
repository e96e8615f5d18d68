import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { loginThen, paths } from '../../lib/paths.ts';
import styles from './public-page.module.css';

/** What a visitor can do at once, and how to get an account for the rest. */
export function Joining({ without, next }: { without: readonly string[]; next: string }) {
  return (
    <Card as="section" edge="earth" aria-labelledby="joining">
      <Stack fill>
        <h2 id="joining">
          <Trans>Without an account you can</Trans>
        </h2>
        <ul className={styles.lines}>
          {without.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Trans>
            For the rest we need to know you. An account is free; a son or daughter may open it for
            you.
          </Trans>
        </p>
        <Row>
          <ButtonLink as={Link} to={paths.signup}>
            <Trans>Create an account</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={loginThen(next)} variant="second">
            <Trans>Sign in</Trans>
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}

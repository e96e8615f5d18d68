import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Thread } from '@hafi/ui/steps/steps';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { loginThen, paths } from '../../lib/paths.ts';

/** What the emergency button does for people with an account, and how to get one. */
export function WithAnAccount() {
  return (
    <Card as="section" edge="earth" aria-labelledby="with-account">
      <Stack fill gap="loose">
        <h2 id="with-account">
          <Trans>With an account, one press tells your people</Trans>
        </h2>
        <Thread>
          <li>
            <h3>
              <Trans>Hold for 3 seconds</Trans>
            </h3>
            <p>
              <Trans>Then you have 10 seconds to stop it, if it was a mistake.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Your circle is told</Trans>
            </h3>
            <p>
              <Trans>
                By app and by SMS. They see where you are, and your medical card if you allow it.
              </Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>You see who is coming</Trans>
            </h3>
            <p>
              <Trans>
                If nobody answers, volunteers close by are asked, then the coordinators.
              </Trans>
            </p>
          </li>
        </Thread>
        <Row>
          <ButtonLink as={Link} to={paths.signup}>
            <Trans>Create an account</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={loginThen(paths.emergency)} variant="second">
            <Trans>Sign in</Trans>
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}

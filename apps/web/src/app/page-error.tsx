import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row, Wrap } from '@hafi/ui/layout/layout';
import { Failed } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { paths } from './paths.ts';

/** What is shown when a screen broke: nothing is lost, and two ways out. */
export function PageError() {
  const { t } = useLingui();
  return (
    <Wrap as="main" id="main">
      <Failed
        title={t`This page did not open`}
        titleAs="h2"
        action={
          <Row>
            <Button icon={RotateCw} onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            <ButtonLink variant="second" href={paths.home}>
              <Trans>Home page</Trans>
            </ButtonLink>
          </Row>
        }
      >
        <Trans>Nothing is lost. Try again, or go to the home page.</Trans>
      </Failed>
    </Wrap>
  );
}

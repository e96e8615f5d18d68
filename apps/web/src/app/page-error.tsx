import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Failed } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from './paths.ts';

/** What is shown when a screen broke: nothing is lost, and two ways out. */
export function PageError() {
  const { t } = useLingui();
  usePageTitle(t`This page did not open`);
  return (
    <Failed
      title={t`This page did not open`}
      titleAs="h1"
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
  );
}

import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Failed } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useOnline } from '../lib/online.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { paths } from '../lib/paths.ts';

/** Offline: shows the emergency numbers; the page loads by itself when the network returns. */
function NoInternet() {
  const { t } = useLingui();
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <Failed
      title={t`This page did not open`}
      titleAs="h1"
      drawing="offline"
      action={
        <Row>
          <ButtonLink variant="alarm" icon={Phone} href="tel:912">
            <Trans>Call 912</Trans>
          </ButtonLink>
          <ButtonLink variant="second" icon={Phone} href="tel:112">
            <Trans>Call 112</Trans>
          </ButtonLink>
          <Button variant="second" icon={RotateCw} onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>
        There is no internet, and this device has not kept the page. It opens by itself when the
        internet is back.
      </Trans>
    </Failed>
  );
}

/** The message when a screen broke: nothing is lost, and two ways out. */
export function PageError() {
  const { t } = useLingui();
  usePageTitle(t`This page did not open`);
  if (!useOnline()) return <NoInternet />;
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

import { Button, ButtonLink } from '@hafi/ui/button/button';
import { offline } from '@hafi/ui/drawing/basic-shapes';
import { Row } from '@hafi/ui/layout/layout';
import { Failed } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '../lib/online.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { paths } from '../lib/paths.ts';
import { refreshSession } from '../lib/session.ts';

/** How long to wait until a server that did not answer is asked again, in milliseconds. */
const askAgainAfter = 5_000;

const serverAnswers = () =>
  refreshSession().then(
    () => true,
    () => false,
  );

/**
 * Reloads the page as soon as the server answers. The browser's word that it is online is not
 * enough: it comes before addresses can be looked up, and also by mistake.
 */
function useReloadWhenBack(online: boolean): void {
  useEffect(() => {
    if (!online) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async () => {
      const answers = await serverAnswers();
      if (left) return;
      if (answers) location.reload();
      else timer = setTimeout(ask, askAgainAfter);
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [online]);
}

/** Offline: shows the emergency numbers; the page loads by itself when the network returns. */
function NoInternet({ online }: { online: boolean }) {
  const { t } = useLingui();
  useReloadWhenBack(online);
  return (
    <Failed
      data-says-offline=""
      title={t`This page did not open`}
      titleAs="h1"
      drawing={offline}
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

/**
 * The message when a screen broke: nothing is lost, and two ways out. `unreachable` where the server
 * could not be asked, though the browser calls itself online.
 */
export function PageError({ unreachable = false }: { unreachable?: boolean }) {
  const { t } = useLingui();
  usePageTitle(t`This page did not open`);
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(unreachable || !online);
  if (!online && !wasOffline) setWasOffline(true);
  if (wasOffline) return <NoInternet online={online} />;
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

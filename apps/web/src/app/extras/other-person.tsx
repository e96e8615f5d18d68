import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dashboardOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import styles from './extras.module.css';

/**
 * Says who is signed in now on a page that has shown somebody else, and takes them to their own home: the
 * page was the other's. Who needs help stays where help is, with the key that this covers.
 */
export function OtherPerson() {
  const session = useSession();
  const [closed, setClosed] = useState<string | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = session.status === 'signed-in' && session.instead ? session.account : null;
  const id = account?.id;
  const isHelp = pathname === paths.emergency;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    if (account && !isHelp) {
      void navigate(dashboardOf(account.roles), { replace: true });
    }
  }, [id]);
  if (!account || closed === id) return <Status />;
  const { firstName } = account;
  return (
    <Status>
      <Alert
        className={styles.notice}
        title={<Trans>{firstName} is signed in on this device now.</Trans>}
        action={
          <>
            {isHelp ? (
              <ButtonLink href="tel:912" variant="alarm" icon={Phone}>
                <Trans>Call 912</Trans>
              </ButtonLink>
            ) : null}
            <Button variant="link" onClick={() => setClosed(account.id)}>
              <Trans>Close</Trans>
            </Button>
          </>
        }
      >
        {isHelp ? (
          <Trans>
            If you were calling for help, call 912 now. What was not sent yet is kept for its owner,
            who signs in again to send it.
          </Trans>
        ) : (
          <Trans>
            What was not sent yet was not done in their name. It is kept for its owner, who signs in
            again to send it.
          </Trans>
        )}
      </Alert>
    </Status>
  );
}

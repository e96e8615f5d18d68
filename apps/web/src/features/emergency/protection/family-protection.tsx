import type { Protection } from '@hafi/contract/emergency/protection.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircleQuestion, ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import styles from './protection.module.css';
import { useProtections } from './protection.queries.ts';
import { reasonWords } from './protection-words.ts';

/** Whether somebody waits for the reader's answer. */
const waitsForYou = ({ contacts }: Protection): boolean =>
  contacts.some(
    ({ standing: status, you }) => you && ['asked', 'waiting', 'unreached'].includes(status),
  );

function OneElder({ protection }: { protection: Protection }) {
  const { t } = useLingui();
  const { firstName, id } = protection.elder;
  if (waitsForYou(protection)) {
    return (
      <Alert
        tone="warning"
        icon={MessageCircleQuestion}
        title={t`${firstName} would call you in an emergency`}
        action={
          <ButtonLink as={Link} to={paths.protection(id)} variant="second">
            <Trans>Answer</Trans>
          </ButtonLink>
        }
      >
        <Trans>Can you be reached?</Trans>
      </Alert>
    );
  }
  const [reason] = protection.reasons;
  if (reason) {
    return (
      <Link to={paths.protection(id)} className={styles.line} data-off="true">
        <Icon of={ShieldAlert} />
        <span>
          <b>{t`${firstName}: protection is off`}</b> {t(reasonWords[reason])}
        </span>
      </Link>
    );
  }
  return (
    <Link to={paths.protection(id)} className={styles.line}>
      <Icon of={ShieldCheck} />
      <span>{t`${firstName}: protection is on`}</span>
    </Link>
  );
}

/** Whether each elder of whose alerts the reader is told would be heard. */
export function FamilyProtection() {
  const { t } = useLingui();
  const elders = (all: readonly Protection[]) => all.filter(({ elder }) => !elder.you);
  return (
    <QueryState
      query={useProtections()}
      label={t`Loading who can be called`}
      failed={t`Whether protection is on is not known now`}
      compact
    >
      {(all) =>
        elders(all).length === 0 ? null : (
          <Stack fill gap="tight">
            {elders(all).map((protection) => (
              <OneElder key={protection.elder.id} protection={protection} />
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}

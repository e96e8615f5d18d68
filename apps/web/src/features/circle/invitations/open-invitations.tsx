import { formatPhone } from '@hafi/base/format-phone';
import type { Invitation } from '@hafi/contract/circle/invitations.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import styles from '../circle.module.css';
import { PermissionList } from '../members/permission-list.tsx';
import { useInvitations, useWithdraw } from './invitations.queries.ts';

/** 482 917: two groups are easier to read out than six digits. */
const inGroups = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The number or address to which an invitation was sent; null for a code. */
export const targetOf = ({ to, way }: Pick<Invitation, 'to' | 'way'>): string | null =>
  way === 'sms' && to ? formatPhone(to) : to;

/** Where an invitation was sent, or its code. */
function Target({ code, invitation }: { code: string | undefined; invitation: Invitation }) {
  if (invitation.way === 'code' && code) {
    return (
      <>
        <Quiet>
          <Trans>Read these digits to the person:</Trans>
        </Quiet>
        <p className={styles.code}>{inGroups(code)}</p>
      </>
    );
  }
  return <strong>{targetOf(invitation) ?? <Trans>By a code</Trans>}</strong>;
}

/** The open invitations. `codes` are those created on this screen, by invitation. */
export function OpenInvitations(props: {
  elderId: string;
  codes: Readonly<Record<string, string>>;
}) {
  const { codes, elderId } = props;
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const query = useInvitations(elderId);
  const withdraw = useWithdraw(elderId);
  if (dataOf(query)?.length === 0) return null;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Open invitations</Trans>
      </h2>
      <QueryState
        query={query}
        label={t`Loading invitations`}
        failed={t`The invitations did not arrive`}
        rows={1}
      >
        {(list) => (
          <Card as="ul" lines>
            {list.map((invitation) => {
              const { expiresAt, id, permissions, relation } = invitation;
              const to = targetOf(invitation);
              const until = formatDateTime(new Date(expiresAt), locale);
              return (
                <Pair as="li" key={id}>
                  <Stack gap="tight">
                    <Target code={codes[id]} invitation={invitation} />
                    <span>{t(relationNames[relation])}</span>
                    <PermissionList granted={permissions} />
                    <Quiet>
                      <Trans>Good until {until}</Trans>
                    </Quiet>
                  </Stack>
                  <Button
                    variant="second"
                    busy={withdraw.isPending && withdraw.variables === id}
                    busyLabel={t`Please wait`}
                    onClick={() =>
                      withdraw.mutate(id, {
                        done: to
                          ? t`The invitation to ${to} is withdrawn.`
                          : t`The code is withdrawn.`,
                      })
                    }
                  >
                    <Trans>Withdraw</Trans>
                  </Button>
                </Pair>
              );
            })}
          </Card>
        )}
      </QueryState>
      <Status>
        {withdraw.isError ? <Alert tone="error">{problemText(withdraw.error, i18n)}</Alert> : null}
      </Status>
    </Stack>
  );
}

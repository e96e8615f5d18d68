import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { ChoiceList } from '@hafi/ui/choice-list/choice-list';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import type { Whom } from './use-whom.ts';

/** Asks for whom the visit is. */
function AskWhom({ whom, onPick }: { whom: Whom; onPick: (whom: string) => void }) {
  const { t } = useLingui();
  const elders = whom.all.filter(({ self }) => !self);
  return (
    <ChoiceList
      legend={<Trans>For whom is the visit?</Trans>}
      chosen={whom.patient && (whom.patient.self ? 'self' : whom.patient.id)}
      onChoose={onPick}
      choices={[
        ...elders.map(({ home, id, name }) => ({
          value: id,
          label: name,
          ...(home
            ? { detail: [home.sector?.name, home.district].filter(Boolean).join(', ') }
            : {}),
        })),
        { value: 'self', label: t`Myself` },
      ]}
    />
  );
}

const saidId = 'for-whom';

/**
 * For whom the visit is: asked once, then said, with a way to change it. Nothing for a person who
 * books only for themselves.
 */
export function WhomChoice({ whom, onPick }: { whom: Whom; onPick: (whom: string) => void }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { patients, patient } = whom;
  if (statusOf(patients).status === 'failed') {
    return (
      <Stack fill>
        <Alert tone="error" live="assertive">
          <Trans>We could not find out for whom you may book.</Trans>
        </Alert>
        <Row>
          <Button variant="second" icon={RotateCw} onClick={() => patients.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Row>
      </Stack>
    );
  }
  if (whom.unknown) return <Loading label={t`Loading...`} rows={1} />;
  if (!whom.isNamed) return null;
  if (patient && !asks) {
    const { name } = patient;
    return (
      <Row>
        <p id={saidId} tabIndex={-1}>
          {patient.self ? (
            <Trans>
              For <b>yourself</b>
            </Trans>
          ) : (
            <Trans>
              For <b>{name}</b>
            </Trans>
          )}
        </p>
        <Button variant="link" onClick={() => setAsks(true)}>
          <Trans>Change for whom</Trans>
        </Button>
      </Row>
    );
  }
  return (
    <Stack fill>
      {whom.gone ? (
        <Alert
          tone="warning"
          live="polite"
          title={<Trans>You can no longer book for this person.</Trans>}
        >
          <Trans>
            Everything else that you chose is kept. Choose for whom the visit is, or ask who looks
            after the circle.
          </Trans>
        </Alert>
      ) : null}
      <AskWhom
        whom={whom}
        onPick={(chosen) => {
          flushSync(() => {
            onPick(chosen);
            setAsks(false);
          });
          // Found again: with the choice the step itself appears, around what is said.
          document.getElementById(saidId)?.focus({ preventScroll: true });
        }}
      />
    </Stack>
  );
}

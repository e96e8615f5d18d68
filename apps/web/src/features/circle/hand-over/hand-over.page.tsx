import type { Elder } from '@hafi/contract/circle/circle.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Lead, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ElderScope } from '../../../kit/circle/elder-scope.tsx';
import { StepAlert } from '../../../kit/step-alert.tsx';
import { PageBack } from '../../../lib/page/page-back.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useHandOver } from './hand-over.queries.ts';
import { HandOverFinish } from './hand-over-finish.tsx';
import { HandOverStart } from './hand-over-start.tsx';

function HandedOver({ elder }: { elder: Pick<Elder, 'id' | 'firstName'> }) {
  const { firstName, id } = elder;
  return (
    <Stack fill>
      <StepAlert tone="success">
        <Trans>
          The account is now {firstName}'s own. {firstName} signs in with the phone number and a
          code by SMS, or with the e-mail address.
        </Trans>
      </StepAlert>
      <Row>
        <ButtonLink as={Link} to={paths.circleOf(id)}>
          <Trans>The circle</Trans>
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** The two steps: where to send the code, then the code. */
function Steps({ elder, onDone }: { elder: Elder; onDone: () => void }) {
  const { t } = useLingui();
  const pending = useHandOver(elder.id);
  const [isNew, setNew] = useState(false);
  const [again, setAgain] = useState<string | null>(null);
  return (
    <QueryState query={pending} label={t`Loading...`} failed={t`This did not arrive.`} rows={2}>
      {({ pending: to }) =>
        to && to !== again ? (
          <HandOverFinish
            elder={elder}
            to={to}
            isNew={isNew}
            onDone={onDone}
            onOther={() => setAgain(to)}
          />
        ) : (
          <HandOverStart
            elder={elder}
            again={again !== null}
            onSent={() => {
              setNew(true);
              setAgain(null);
            }}
          />
        )
      }
    </QueryState>
  );
}

const isManaged = ({ decidesAs }: Elder) => decidesAs === 'manager';

function NothingToDo() {
  const { t } = useLingui();
  return (
    <Empty title={t`There is nothing to hand over`} titleAs="h2">
      {t`You do not keep this account, or it was handed over already.`}
    </Empty>
  );
}

/** Hands an elder's account over to the elder. */
export function HandOverPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  usePageTitle(t`Hand the account over`);
  const [done, setDone] = useState<string | null>(null);
  return (
    <Stack fill gap="loose">
      <PageBack to={paths.circleOf(id)} name={t`The circle`} />
      <h1>
        <Trans>Hand the account over</Trans>
      </h1>
      {done === null ? (
        <ElderScope wanted={id} serves={isManaged} nobody={null} gone={<NothingToDo />}>
          {({ firstName, ...elder }) => (
            <>
              <Lead>
                <Trans>
                  From then on {firstName} signs in alone and decides. You go on helping with what{' '}
                  {firstName} lets you do.
                </Trans>
              </Lead>
              <Steps elder={{ ...elder, firstName }} onDone={() => setDone(firstName)} />
            </>
          )}
        </ElderScope>
      ) : (
        <HandedOver elder={{ id, firstName: done }} />
      )}
    </Stack>
  );
}

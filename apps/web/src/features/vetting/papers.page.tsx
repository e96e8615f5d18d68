import { getOwnPaper } from '@hafi/contract/vetting/vetting.contract';
import { paperKinds, vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { VettingSteps } from '../../kit/vetting/vetting-steps.tsx';
import { urlOf } from '../../lib/api.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { AnswerForm } from './answer-form.tsx';
import { PaperForm } from './paper-form.tsx';
import { PaperList } from './paper-list.tsx';
import { SendVetting } from './send-vetting.tsx';
import { useAddPaper, useAnswerVetting, useOwnVetting, useRemovePaper } from './vetting.queries.ts';
import { VettingStatus } from './vetting-status.tsx';

const kinds = paperKinds.filter((kind) => kind !== 'registration');

function Vetting() {
  const { t } = useLingui();
  const add = useAddPaper();
  const answer = useAnswerVetting();
  const remove = useRemovePaper();
  return (
    <QueryState
      query={useOwnVetting()}
      label={t`Loading...`}
      failed={t`Your papers did not arrive`}
    >
      {(own) => (
        <Stack fill gap="section">
          <VettingStatus own={own} />
          {own.state === 'asked' || own.nameCheck === 'asked' ? (
            <AnswerForm answer={answer.mutateAsync} {...(own.state === 'asked' ? { own } : {})} />
          ) : null}
          <PaperList
            papers={own.papers}
            stay={own.state === 'confirmed'}
            urlOf={(id) => urlOf(getOwnPaper, { params: { id } })}
            remove={remove.mutateAsync}
          />
          {own.state !== 'confirmed' || own.mayRenew || own.nameCheck ? (
            <PaperForm kinds={kinds} add={add.mutateAsync} />
          ) : null}
          {own.state === 'asked' || (own.state === 'confirmed' && !own.mayRenew) ? null : (
            <SendVetting own={own} />
          )}
          {own.steps.length > 0 ? (
            <Stack as="section" fill>
              <h2>
                <Trans>What has happened</Trans>
              </h2>
              <VettingSteps steps={own.steps} />
            </Stack>
          ) : null}
        </Stack>
      )}
    </QueryState>
  );
}

/** The own identity and papers, which a coordinator checks. */
export function PapersPage() {
  const { t } = useLingui();
  usePageTitle(t`Your papers`);
  usePageBack('home');
  const isVetted = vettedRoleOf(useAccount().roles) !== null;
  return (
    <Stack fill gap="section">
      <Stack gap="tight">
        <h1>
          <Trans>Your papers</Trans>
        </h1>
        <Lead>
          <Trans>
            Elders trust whom we let near them. A coordinator compares your papers with what you
            say; nobody else sees them.
          </Trans>
        </Lead>
      </Stack>
      {isVetted ? (
        <OutcomePlace>
          <Vetting />
        </OutcomePlace>
      ) : (
        <Empty title={t`Nobody checks your papers`}>
          {t`Only doctors, caregivers and volunteers send papers.`}
        </Empty>
      )}
    </Stack>
  );
}

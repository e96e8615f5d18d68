import type { BadgeNeed, OwnBadge } from '@hafi/contract/badges/badge.schemas';
import { getBadgePaper } from '@hafi/contract/badges/badges.contract';
import type { PaperKind } from '@hafi/contract/vetting/vetting-terms';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Send, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { badgeNames } from '../../../kit/badges/badge-words.ts';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { VettingSteps } from '../../../kit/vetting/vetting-steps.tsx';
import { urlOf } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { AnswerForm } from '../answer-form.tsx';
import { PaperForm } from '../paper-form.tsx';
import { PaperList } from '../paper-list.tsx';
import { BadgeMoney } from './badge-money.tsx';
import { BadgeStatus } from './badge-status.tsx';
import {
  useAddBadgePaper,
  useAnswerBadge,
  useRemoveBadgePaper,
  useSendBadge,
  useWithdrawBadge,
} from './badges.queries.ts';

const needs: Readonly<Record<BadgeNeed, MessageDescriptor>> = {
  contact: msg`Confirm your e-mail address or phone number`,
  identity: msg`Add your identity card or passport`,
  licence: msg`Add the licence of your council`,
  training: msg`Add a certificate, a diploma or a licence of care`,
  registration: msg`Add the registration of the business`,
};

const kinds: Readonly<Record<OwnBadge['badge'], readonly PaperKind[]>> = {
  individual: ['identity', 'other'],
  professional: ['identity', 'licence', 'certificate', 'other'],
  business: ['identity', 'registration', 'other'],
  premium: ['identity', 'licence', 'certificate', 'other'],
};

/** The papers of a paid badge, and their way to a coordinator. */
function Review({ badge }: { badge: OwnBadge }) {
  const { t } = useLingui();
  const add = useAddBadgePaper(badge.id);
  const answer = useAnswerBadge(badge.id);
  const remove = useRemoveBadgePaper(badge.id);
  const send = useSendBadge();
  const { missing, papers, review } = badge;
  const first = review === 'to-send';
  return (
    <Stack fill>
      {review === 'asked' ? <AnswerForm answer={({ text }) => answer.mutateAsync(text)} /> : null}
      <PaperList
        inCard
        papers={papers}
        stay={false}
        urlOf={(paperId) => urlOf(getBadgePaper, { params: { id: badge.id, paperId } })}
        remove={remove.mutateAsync}
      />
      <PaperForm inCard kinds={kinds[badge.badge]} add={add.mutateAsync} />
      {missing.length > 0 ? (
        <div>
          <p>
            <Trans>What is still missing</Trans>
          </p>
          <ul>
            {missing.map((need) => (
              <li key={need}>
                {need === 'contact' ? (
                  <Link to={paths.profile}>{t(needs[need])}</Link>
                ) : (
                  t(needs[need])
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {badge.can.send ? (
        <>
          <ActFailure act={send} />
          <Row>
            <Button
              icon={Send}
              variant={first ? 'leaf' : 'second'}
              disabled={missing.length > 0 || send.isPending}
              onClick={() => send.mutate(badge.id, { done: t`Your papers are sent.` })}
            >
              {first ? <Trans>Send to be checked</Trans> : <Trans>Send again</Trans>}
            </Button>
          </Row>
        </>
      ) : null}
    </Stack>
  );
}

/** The papers of an approved badge whose owner has a new name, which a coordinator compares. */
function NewNameOfBadge({ badge }: { badge: OwnBadge }) {
  const add = useAddBadgePaper(badge.id);
  const answer = useAnswerBadge(badge.id);
  const remove = useRemoveBadgePaper(badge.id);
  return (
    <Stack fill>
      {badge.nameCheck === 'asked' ? (
        <AnswerForm answer={({ text }) => answer.mutateAsync(text)} />
      ) : null}
      <PaperList
        inCard
        papers={badge.papers}
        stay
        urlOf={(paperId) => urlOf(getBadgePaper, { params: { id: badge.id, paperId } })}
        remove={remove.mutateAsync}
      />
      <PaperForm inCard kinds={kinds[badge.badge]} add={add.mutateAsync} />
    </Stack>
  );
}

/** A badge that one has, had or waits for. */
export function OwnBadgeCard({ badge }: { badge: OwnBadge }) {
  const { t } = useLingui();
  const withdraw = useWithdrawBadge();
  const [asks, setAsks] = useState(false);
  const { can, id, organisation, state, steps } = badge;
  const name = t(badgeNames[badge.badge]);
  const paid = state === 'reviewing';
  return (
    <Card as="section" id={id}>
      <Stack fill>
        <h3>{organisation ? `${name}, ${organisation}` : name}</h3>
        <BadgeStatus badge={badge} />
        {badge.refunded && badge.paymentId ? <BadgeMoney paymentId={badge.paymentId} /> : null}
        {state === 'chosen' ? (
          <Row>
            <ButtonLink as={Link} to={paths.badgePayment(id)} icon={CreditCard}>
              {can.pay ? <Trans>Pay now</Trans> : <Trans>Look at the payment</Trans>}
              <SrOnly> ({name})</SrOnly>
            </ButtonLink>
          </Row>
        ) : null}
        {paid ? <Review badge={badge} /> : null}
        {badge.nameCheck ? <NewNameOfBadge badge={badge} /> : null}
        {steps.length > 0 ? <VettingSteps steps={steps} /> : null}
        {can.withdraw ? (
          <Row>
            <Button variant="danger" icon={X} onClick={() => setAsks(true)}>
              <Trans>Do without it</Trans>
              <SrOnly> ({name})</SrOnly>
            </Button>
          </Row>
        ) : null}
      </Stack>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={<Trans>Do without this badge?</Trans>}
        message={
          paid
            ? t`What you paid goes back to you in whole, and your papers for it are deleted.`
            : t`Money that you approve on the phone all the same comes back to you.`
        }
        safe={t`Keep it`}
        yes={t`Do without it`}
        variant="danger"
        done={t`The badge is withdrawn.`}
        act={async () => {
          await withdraw.mutateAsync(id);
        }}
      />
    </Card>
  );
}

import { askShare } from '@hafi/contract/plans/subscriptions.contract';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { CheckField } from '@hafi/ui/field/choice-field';
import { SelectField } from '@hafi/ui/field/text-field';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useAccount } from '../../../lib/session.ts';
import { useAskShare, useEndShare } from '../plans.queries.ts';
import type { PlanProps } from './plan-props.ts';

const percents = [10, 20, 25, 30, 33, 40, 50, 60, 67, 75, 80, 90, 100];

interface Wish {
  readonly personId: string;
  readonly percent: number | string;
}

function AskForm({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const ask = useAskShare(answer.elder.id);
  const taken = plan.shares.map(({ payer }) => payer.id);
  const free = answer.others.filter(({ id }) => !taken.includes(id));
  const family = free.filter(({ isFamily }) => isFamily);
  // The elder and who helps for money are asked only on purpose.
  const [showsAll, setShowsAll] = useState(false);
  const people = showsAll ? free : family;
  const [wish, setWish] = useState<Wish | null>(null);
  const name = free.find(({ id }) => id === wish?.personId)?.name ?? '';
  const percent = wish?.percent ?? '';
  const state = useHafiForm<Wish>({
    schema: {
      safeParseAsync: (values, settings) => {
        const { percent, personId } = values as Wish;
        return askShare.body.safeParseAsync({ personId, percent: Number(percent) }, settings);
      },
    },
    defaults: { personId: family[0]?.id ?? '', percent: '50' },
    texts: {
      'personId.invalid': t`Choose who is asked.`,
      'personId.required': t`Choose who is asked.`,
    },
    submit: async (values) => {
      setWish(values);
      return null;
    },
  });
  if (free.length === 0) return null;
  return (
    <>
      <FormFrame state={state} save={<Trans>Ask for a share</Trans>} variant="second">
        <SelectField
          label={t`Who could pay a share?`}
          options={[
            ...(people.length === 0
              ? [{ value: '', label: t`Nobody of the family is left to ask` }]
              : []),
            ...people.map((each) => ({ value: each.id, label: each.name })),
          ]}
          {...state.field('personId')}
        />
        {free.length > family.length ? (
          <CheckField
            label={<Trans>Show also who is not family</Trans>}
            checked={showsAll}
            onChange={({ currentTarget }) => {
              setShowsAll(currentTarget.checked);
              state.form.setValue('personId', family[0]?.id ?? free[0]?.id ?? '');
            }}
          />
        ) : null}
        <SelectField
          label={t`How much of it?`}
          options={percents.map((each) => ({ value: String(each), label: `${each} %` }))}
          {...state.field('percent')}
        />
      </FormFrame>
      <ConfirmDialog
        open={wish !== null}
        onClose={() => setWish(null)}
        title={t`Ask ${name} for ${percent} %?`}
        message={t`${name} gets a message with your name, and is asked to pay ${percent} % from the next invoice on. Nothing changes before they agree.`}
        safe={t`Not now`}
        yes={t`Send it`}
        act={async () => {
          if (wish)
            await ask.mutateAsync({ personId: wish.personId, percent: Number(wish.percent) });
        }}
        done={t`Asked. Nothing changes before they agree.`}
      />
    </>
  );
}

/** Who shares the payments. */
export function PlanShares({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const end = useEndShare(answer.elder.id);
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Share the payments</Trans>
      </h2>
      {plan.shares.length > 0 ? (
        <Card lines>
          {plan.shares.map(({ payer, percent, state }) => {
            const { name } = payer;
            return (
              <Pair key={payer.id}>
                <div>
                  <b>{name}</b>
                  <Quiet>
                    {state === 'agreed' ? t`${percent} %` : t`${percent} %, not agreed yet`}
                  </Quiet>
                </div>
                {answer.can.manage || payer.id === me ? (
                  <Button
                    variant="second"
                    busy={end.isPending && end.variables === payer.id}
                    onClick={() => end.mutate(payer.id, { done: t`${name} pays no share.` })}
                  >
                    <Trans>End the share</Trans>
                    <SrOnly> ({name})</SrOnly>
                  </Button>
                ) : null}
              </Pair>
            );
          })}
        </Card>
      ) : null}
      <ActFailure act={end} />
      {answer.can.manage ? <AskForm key={plan.shares.length} answer={answer} plan={plan} /> : null}
    </Stack>
  );
}

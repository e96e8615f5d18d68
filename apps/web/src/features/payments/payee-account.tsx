import {
  newPayeeAccount,
  type PayeeAccount,
  payeeWays,
} from '@hafi/contract/payments/payee-account.schemas';
import {
  changeOwnPayeeAccount,
  readOwnPayeeAccount,
} from '@hafi/contract/payments/payouts.contract';
import { Button } from '@hafi/ui/button/button';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Landmark } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { PayeeLine } from '../../kit/payments/payee-line.tsx';
import { payeeWayWords } from '../../kit/payments/payee-words.ts';
import type { CallOptions } from '../../lib/api.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** Asks who somebody is, before the account is changed. */
export type Confirm = ComponentType<{ onConfirmed: () => void; onCancel: () => void }>;

type Draft = Pick<PayeeAccount, 'way' | 'holder' | 'bank' | 'number'>;

function AccountForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const change = useAct(
    changeOwnPayeeAccount,
    (options: CallOptions<typeof changeOwnPayeeAccount>) => options,
    { waits: true },
  );
  const state = useHafiForm<Draft>({
    schema: newPayeeAccount,
    draftKey: 'payee-account',
    defaults: { way: 'bank', bank: '', number: '', holder: '' },
    submit: async (body) => {
      await change.mutateAsync({ body });
      onClose();
      return t`Hafi pays you there from now on. You get a message about it.`;
    },
  });
  const byBank = state.form.watch('way') === 'bank';
  return (
    <FormFrame
      state={state}
      title={<Trans>Where should Hafi pay you?</Trans>}
      titleAs="h3"
      onCancel={onClose}
    >
      <SelectField
        label={t({ message: 'To', context: 'payment' })}
        options={payeeWays.map((value) => ({ value, label: t(payeeWayWords[value]) }))}
        {...state.field('way')}
      />
      {byBank ? (
        <TextField label={t`Bank`} maxLength={80} autoComplete="off" {...state.field('bank')} />
      ) : null}
      <TextField
        label={byBank ? t`Number of the account` : t`Phone number`}
        inputMode={byBank ? 'text' : 'tel'}
        maxLength={60}
        autoComplete="off"
        {...state.field('number')}
      />
      <TextField
        label={t`In the name of`}
        hint={t`As the bank or the operator has it.`}
        maxLength={80}
        autoComplete="off"
        {...state.field('holder')}
      />
    </FormFrame>
  );
}

type Stage = 'rest' | 'confirming' | 'typing';

function Parts({ confirm: Confirm }: { confirm: Confirm }) {
  const { t } = useLingui();
  const query = useAnswer(readOwnPayeeAccount, {});
  const [stage, setStage] = useState<Stage>('rest');
  const rest = () => setStage('rest');
  if (stage === 'confirming') {
    return (
      <Suspense fallback={<PartLoading label={t`Loading...`} />}>
        <Confirm onConfirmed={() => setStage('typing')} onCancel={rest} />
      </Suspense>
    );
  }
  if (stage === 'typing') return <AccountForm onClose={rest} />;
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`This did not arrive.`} rows={1}>
      {(account) => (
        <Stack fill>
          <p>
            {account ? (
              <PayeeLine account={account} />
            ) : (
              <Trans>Hafi does not know yet where to send what it owes you.</Trans>
            )}
          </p>
          <Row>
            <Button
              variant={account ? 'second' : 'leaf'}
              icon={Landmark}
              onClick={() => setStage('confirming')}
            >
              {account ? <Trans>Change the account</Trans> : <Trans>Say where</Trans>}
            </Button>
          </Row>
        </Stack>
      )}
    </QueryState>
  );
}

/** Where Hafi pays a doctor; changed after showing once more who one is. */
export function OwnPayeeAccount({ confirm }: { confirm: Confirm }) {
  return (
    <Sheet title={<Trans>Where Hafi pays you</Trans>}>
      <SheetBody>
        <OutcomePlace>
          <Parts confirm={confirm} />
        </OutcomePlace>
      </SheetBody>
    </Sheet>
  );
}

import { Button } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { handWords } from './payment-words.ts';
import { type HangingPayment, useSettlePaymentByHand } from './watch.queries.ts';

/** Says of a payment that it was settled outside of Hafi, where that is a way out. */
export function SettleByHand(props: {
  id: string;
  /** Whose it is, and how much. */
  name: string;
  trouble: HangingPayment['trouble'];
}) {
  const { id, name, trouble } = props;
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const settle = useSettlePaymentByHand();
  const words = handWords[trouble];
  if (!words) return null;
  return (
    <>
      <Button variant="second" icon={Check} onClick={() => setAsks(true)}>
        {t(words.act)}
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={name}
        message={t(words.asks)}
        safe={t`Not yet`}
        yes={t(words.act)}
        act={() => settle.mutateAsync(id)}
        done={t`${name}: it is settled, and the payer is told.`}
      />
    </>
  );
}

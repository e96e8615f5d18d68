import { Button } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { waysOut } from './payment-words.ts';
import { type HangingPayment, useSettlePaymentByHand } from './watch.queries.ts';

interface Settling {
  readonly id: string;
  /** Whose it is, and how much. */
  readonly name: string;
}

/** One way in which a payment can have been settled outside of Hafi. */
function WayOut({ id, name, way }: Settling & { way: (typeof waysOut)['no-answer'][number] }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const settle = useSettlePaymentByHand();
  return (
    <>
      <Button variant="second" icon={Check} onClick={() => setAsks(true)}>
        {t(way.act)}
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={name}
        message={t(way.asks)}
        safe={t`Not yet`}
        yes={t(way.act)}
        act={() => settle.mutateAsync({ id, by: way.by })}
        done={t`${name}: it is settled, and the payer is told.`}
      />
    </>
  );
}

/** Says of a payment that it was settled outside of Hafi, where that is a way out. */
export function SettleByHand({
  trouble,
  ...payment
}: Settling & { trouble: HangingPayment['trouble'] }) {
  return waysOut[trouble].map((way) => <WayOut key={way.by} {...payment} way={way} />);
}

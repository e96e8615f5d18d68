import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { formatNumber } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Stack } from '@hafi/ui/layout/layout';
import { Stepper } from '@hafi/ui/stepper/stepper';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { sendOnce } from '../../kit/send-once.ts';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useRefill } from './medications.queries.ts';
import { useAmount } from './use-dose-text.ts';

/** Pills in a usual box. */
const box = 30;
const most = 1000;

/** Adds bought pills to the pills left. */
export function RefillDialog(props: {
  elder: Elder;
  medication: Medication;
  open: boolean;
  onClose: () => void;
}) {
  const { elder, medication, open, onClose } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const amount = useAmount();
  const [pills, setPills] = useState<number | null>(box);
  const refill = useRefill(elder.id, medication.id);
  const { form, name } = medication;
  const say = useSayOutcome();
  const valid = pills !== null && pills > 0 && pills <= most && Number.isInteger(pills * 2);
  const save = async () => {
    if (!valid) return;
    try {
      // A second press after a lost answer must not count the box twice.
      await sendOnce(`refill:${medication.id}`, pills, (key) => refill.mutateAsync({ pills, key }));
      setPills(box);
      onClose();
      const added = amount(form, pills);
      say(t`${name}: ${added} added to what is left.`);
    } catch {
      // Shown as the mutation's error.
      say(null);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Refill {name}</Trans>}
      actions={
        <>
          <Button
            busy={refill.isPending}
            busyLabel={t`Please wait`}
            disabled={!valid}
            onClick={save}
          >
            <Trans>Add to what is left</Trans>
          </Button>
          <Button variant="second" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <Stack fill>
        <p>
          <Trans>Left now: {amount(form, medication.pills ?? 0)}</Trans>
        </p>
        <Stepper
          label={t`How many did you get?`}
          value={pills}
          onChange={setPills}
          min={1}
          max={most}
          step={1}
          unit=""
          lessLabel={t`Fewer`}
          moreLabel={t({ context: 'amount', message: 'More' })}
          format={(value) => formatNumber(value, locale)}
          say={(value) => amount(form, value)}
        />
        <ActFailure act={refill} />
      </Stack>
    </Dialog>
  );
}

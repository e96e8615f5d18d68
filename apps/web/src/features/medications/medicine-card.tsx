import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { pillBarScale } from '@hafi/contract/medications/medication-terms';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans } from '@lingui/react/macro';
import { CirclePlus, CircleStop, FileText, Pencil, Pill } from 'lucide-react';
import { useState } from 'react';
import { MedicineWarnings } from '../../kit/medications/medicine-warnings.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './medications.module.css';
import { MedicineHistory } from './medicine-history.tsx';
import { NeededDose } from './needed-dose.tsx';
import { PillBar } from './pill-bar.tsx';
import { RefillDialog } from './refill-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { doseOf, useAmount, useDoseText } from './use-dose-text.ts';

/** One medicine: schedule, amount, pills left, and its actions. */
export function MedicineCard(props: {
  medication: Medication;
  elder: Elder;
  onChange: () => void;
  /** Makes its paper; for a doctor. */
  onPaper: (() => void) | undefined;
}) {
  const { elder, medication, onChange, onPaper } = props;
  const locale = useLocale();
  const text = useDoseText();
  const [open, setOpen] = useState<'refill' | 'stop' | null>(null);
  const { endsOn, frequency, name, note, status } = medication;
  const close = () => setOpen(null);
  return (
    <Card as="li" edge={medication.low ? 'sun' : undefined} className={styles.medicine}>
      <div className={styles.head}>
        <h3>
          {name} {medication.dosage}
        </h3>
        <p>{frequency}</p>
        <p>{text(doseOf(medication))}</p>
        {note ? <Quiet>{note}</Quiet> : null}
        {endsOn ? (
          <Quiet>
            <Trans>Until {formatDate(endsOn, locale, { style: 'weekday', within: true })}</Trans>
          </Quiet>
        ) : null}
      </div>
      <OutcomePlace>
        <MedicineWarnings elder={elder} warnings={medication.warnings} />
        <PillsLeft medication={medication} />
        {status === 'active' ? <NeededDose elder={elder} medication={medication} /> : null}
        {medication.can.change ? (
          <Row className={styles.change}>
            <Button variant="second" icon={CirclePlus} onClick={() => setOpen('refill')}>
              <Trans>Refill</Trans>
              <SrOnly> ({name})</SrOnly>
            </Button>
            <Button variant="link" icon={Pencil} onClick={onChange}>
              <Trans>Change</Trans>
              <SrOnly> ({name})</SrOnly>
            </Button>
            {onPaper ? (
              <Button variant="link" icon={FileText} onClick={onPaper}>
                <Trans>Make the paper</Trans>
                <SrOnly> ({name})</SrOnly>
              </Button>
            ) : null}
            <Button variant="link" icon={CircleStop} onClick={() => setOpen('stop')}>
              <Trans>Stop</Trans>
              <SrOnly> ({name})</SrOnly>
            </Button>
          </Row>
        ) : null}
        <MedicineHistory elderId={elder.id} medication={medication} />
        <RefillDialog
          elder={elder}
          medication={medication}
          open={open === 'refill'}
          onClose={close}
        />
        <StopDialog elder={elder} medication={medication} open={open === 'stop'} onClose={close} />
      </OutcomePlace>
    </Card>
  );
}

function PillsLeft({ medication }: { medication: Medication }) {
  const amount = useAmount();
  const { daysLeft, form, low, pills } = medication;
  if (pills === null) return null;
  return (
    <Stack fill className={styles.left}>
      <PillBar value={pills} full={pillBarScale} low={low} />
      <p>
        <Trans>Left: {amount(form, pills)}</Trans>
        {daysLeft === null ? null : (
          <>
            {' · '}
            <Plural value={daysLeft} one="enough for # day" other="enough for # days" />
          </>
        )}
      </p>
      {low ? (
        <Alert tone="warning" icon={Pill}>
          <Trans>Running low. Ask the pharmacy this week.</Trans>
        </Alert>
      ) : null}
    </Stack>
  );
}

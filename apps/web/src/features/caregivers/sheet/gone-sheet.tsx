import type { Elder } from '@hafi/contract/circle/circle.contract';
import { supportContact } from '@hafi/contract/support/network';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CopyText } from '../../../kit/copy-text.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useOutcomeNote } from '../../../lib/outcome/outcome-note.tsx';
import { paths } from '../../../lib/paths.ts';
import { AgeLine } from './kept-line.tsx';
import type { SheetOf } from './kept-sheets.ts';
import { SheetTop } from './open-sheet.tsx';
import { UnknownTop } from './plain-top.tsx';
import styles from './sheet.module.css';
import { isEntered } from './sheet-draft.ts';
import { SheetForm } from './sheet-form.tsx';
import { readingsOf } from './sheet-readings.ts';
import type { Sheet } from './use-sheet.ts';
import { useSheetWords } from './use-sheet-words.ts';

/**
 * The sheet of a visit that is on the route no more: called off, moved, or the caregiver has left the
 * circle (`elder` is undefined). What was entered is shown, can be copied, and while the caregiver
 * still looks after the elder it can be sent as a visit that was not planned.
 */
export function GoneSheet({
  elder,
  of,
  onSending,
  sheet,
}: {
  of: SheetOf;
  sheet: Sheet;
  elder?: Elder | undefined;
  onSending: (isSending: boolean) => void;
}) {
  const { draft } = sheet;
  const { stop } = draft;
  const words = useSheetWords(stop?.elder.name ?? '', of.day);
  const [wantsTimes, setWantsTimes] = useState(true);
  const [isDeleted, setIsDeleted] = useState(false);
  const deleted = useOutcomeNote();
  const { t } = useLingui();
  const arrivedAt = stop?.visit?.arrivedAt ?? null;
  const isEmpty = isDeleted || !stop || (!isEntered(draft) && !arrivedAt);
  if (isEmpty || !stop) {
    return (
      <>
        <UnknownTop />
        <div className={styles.body}>
          {deleted.note}
          <Alert tone="warning" title={<Trans>This visit is not on your route.</Trans>}>
            <Trans>It was called off or moved, or you no longer look after this person.</Trans>
          </Alert>
          <AgeLine />
          <BackToRoute />
        </div>
      </>
    );
  }
  if (elder) {
    return (
      <>
        <SheetTop of={of} stop={{ elder }}>
          <span>
            <Trans>Not planned any more</Trans>
          </span>
        </SheetTop>
        <SheetForm
          of={of}
          sheet={sheet}
          stop={{ ...stop, elder, planned: stop.planned, health: null, aid: null }}
          known={{ day: of.day, arrivedAt, endsAt: stop.planned?.endsAt ?? null }}
          times={wantsTimes}
          onTimes={() => setWantsTimes(true)}
          onSending={onSending}
          before={
            <Alert tone="warning" title={<Trans>This visit was called off or moved.</Trans>}>
              <Trans>
                If you were there all the same, finish it: it is kept as a visit that was not
                planned.
              </Trans>
            </Alert>
          }
        />
      </>
    );
  }
  const { name } = stop.elder;
  const { readings } = readingsOf(draft, { now: clockNow() });
  const entered = words.whole(draft, { doses: stop.doses ?? [], readings, arrivedAt });
  const { phone } = supportContact;
  return (
    <>
      <SheetTop of={of} stop={stop}>
        <span>
          <Trans>Not in your care any more</Trans>
        </span>
      </SheetTop>
      <Stack fill className={styles.body}>
        <Alert tone="warning" title={<Trans>You no longer look after {name}.</Trans>}>
          <Trans>
            What you entered cannot be sent. It is here for you to copy. If it matters for their
            health, call the family or a coordinator: {phone}.
          </Trans>
        </Alert>
        <Card>
          <p className={styles.entered}>{entered}</p>
        </Card>
        <Row>
          <CopyText text={entered} />
          <Button
            variant="danger"
            icon={Trash2}
            onClick={() => {
              sheet.drop();
              setIsDeleted(true);
              deleted.say(t`What you entered is deleted from this phone.`);
            }}
          >
            <Trans>Delete it from this phone</Trans>
          </Button>
        </Row>
        <BackToRoute />
      </Stack>
    </>
  );
}

function BackToRoute() {
  return (
    <Row>
      <ButtonLink as={Link} to={paths.caregiverDashboard} variant="second" icon={ArrowLeft}>
        <Trans>Back to the route</Trans>
      </ButtonLink>
    </Row>
  );
}

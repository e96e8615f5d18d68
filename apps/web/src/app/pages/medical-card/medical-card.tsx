import { getEmergencySettings } from '@hafi/contract/emergency/emergencies.contract';
import { getGatePhoto } from '@hafi/contract/emergency/gate-photo.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Name } from '@hafi/ui/name/name';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown, Pencil, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { urlOf } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../../lib/query/query-state.tsx';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useWork } from '../../../lib/query/use-work.ts';
import { reopen } from '../../../lib/update/reopen.ts';
import styles from './medical-card.module.css';

/** A line of the card; null where nothing was entered. */
export interface CardLine {
  readonly term: string;
  readonly value: string | null;
}

interface Shown {
  readonly name: string;
  readonly lines: readonly CardLine[];
  /** The page on which it is changed. */
  readonly change: string;
  /** Of whom the printed card shows the way to the house: for the elder and who decides for them. */
  readonly wayTo?: string | undefined;
}

/** How the house is found: on paper alone, since whoever holds a phone reads its lock screen. */
function WayOnPaper({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const query = useAnswer(getEmergencySettings, { params: { id: elderId } });
  const state = statusOf(query);
  if (state.status !== 'answered') {
    return <QueryFailure query={query} failed={t`How the house is found did not arrive.`} />;
  }
  const { gatePhoto, landmarks } = state.data;
  if (!landmarks && !gatePhoto) return null;
  return (
    <div className={styles.paper}>
      {landmarks ? (
        <Facts narrow facts={[{ term: t`How the house is found`, value: landmarks }]} />
      ) : null}
      {gatePhoto ? (
        <img
          src={urlOf(getGatePhoto, { params: { id: elderId } })}
          alt={t`The gate of the house`}
        />
      ) : null}
    </div>
  );
}

function CardTools({ change, lines, name }: Shown) {
  const { t } = useLingui();
  const filled = lines.flatMap(({ term, value }) => (value ? [{ term, value }] : []));
  const draw = useWork(async () => {
    const { drawCard } = await import('./card-picture.ts').catch(reopen);
    const head = { title: t`Medical card`, name, more: t`More in Hafi` };
    const { blob, isFull } = await drawCard(head, filled);
    saveFile(blob, 'hafi-medical-card.png');
    return isFull;
  });
  return (
    <>
      <Row className={styles.tools}>
        <Button icon={Printer} onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
        <Button
          variant="second"
          icon={FileDown}
          busy={draw.isPending}
          disabled={filled.length === 0}
          onClick={() =>
            draw.mutate(undefined, {
              done: (isFull) =>
                isFull
                  ? t`The picture is saved. Set it as the lock screen in the settings of your phone.`
                  : t`The picture is saved, but not everything fits on it. Shorten the card, or print it.`,
            })
          }
        >
          <Trans>Save as a picture for the lock screen</Trans>
        </Button>
        <ButtonLink as={Link} to={change} variant="second" icon={Pencil}>
          <Trans>Change the card</Trans>
        </ButtonLink>
      </Row>
      <ActFailure act={draw} />
    </>
  );
}

/** A medical card: to show, to print, and as a picture for the lock screen. */
export function MedicalCard(props: Shown) {
  const { lines, name, wayTo } = props;
  const { t } = useLingui();
  return (
    <Stack fill gap="loose">
      <Card as="section" edge="alarm" aria-label={name} className={styles.card}>
        <h2>
          <Name alone>{name}</Name>
        </h2>
        <Facts
          narrow
          facts={lines.map(({ term, value }) => ({
            term,
            value: value ?? t`Nothing entered`,
            open: value === null,
          }))}
        />
        {wayTo ? <WayOnPaper elderId={wayTo} /> : null}
      </Card>
      <OutcomePlace>
        <CardTools {...props} />
      </OutcomePlace>
      <Quiet className={styles.tools}>
        <Trans>
          Whoever holds a phone reads what is on its lock screen, also without its code. The picture
          is drawn on this device and sent to nobody.
        </Trans>
      </Quiet>
    </Stack>
  );
}

import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Grid, Pair, Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useDoctorOf } from '../../kit/medications/use-doctor-of.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useSearch } from '../../lib/search.ts';
import { withParam } from '../../lib/with-param.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './medications.module.css';
import { useMedications } from './medications.queries.ts';
import { MedicineCard } from './medicine-card.tsx';
import { MedicineHistory } from './medicine-history.tsx';
import { TodaysDoses } from './todays-doses.tsx';

const MedicationForm = lazyPart(async () => (await import('./medication-form.tsx')).MedicationForm);

const PrescriptionForm = lazyPart(
  async () => (await import('./prescription/prescription-form.tsx')).PrescriptionForm,
);

/** URL parameter while a medicine is added or changed, so that Back closes the form. */
const param = 'medicine';
const fresh = 'new';
/** For a doctor, who else prescribes what is new. */
const unprescribed = 'unprescribed';
/** Before the id of the medicine whose paper is made. */
const paperOf = 'paper-';

const PaperForm = lazyPart(async () => (await import('./prescription/paper-form.tsx')).PaperForm);

function MedicationsPart({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const medications = useMedications(elder.id);
  const [search, setSearch] = useSearch();
  const shown = search.get(param);
  const say = useSayOutcome();
  const open = (value: string | null) => {
    say(null);
    setSearch(withParam(search, param, value ?? ''));
  };
  const mayWrite = elder.permissions.includes('health:write');
  const { firstName } = elder;
  const isDoctor = useDoctorOf(elder);
  return (
    <QueryState
      query={medications}
      label={t`Loading the medicines`}
      failed={t`The medicines did not arrive`}
    >
      {(all) => {
        const changed = all.find(({ can, id }) => id === shown && can.change);
        const onPaper = isDoctor && all.find(({ id }) => shown === `${paperOf}${id}`);
        const isNew = shown === fresh || shown === unprescribed;
        const isForm = mayWrite && (isNew || changed !== undefined || Boolean(onPaper));
        return (
          <Stack fill gap="section">
            {isForm ? (
              <Suspense fallback={<PartLoading label={t`Loading the medicines`} />}>
                {onPaper ? (
                  <PaperForm
                    key={shown}
                    elder={elder}
                    medicationId={onPaper.id}
                    name={onPaper.name}
                    onLater={() => open(null)}
                    onSaved={() => {
                      open(null);
                      say(t`The paper of ${onPaper.name} is among the documents.`);
                    }}
                  >
                    <p>
                      {onPaper.name} {onPaper.dosage}
                    </p>
                  </PaperForm>
                ) : isDoctor && shown === fresh ? (
                  <PrescriptionForm
                    elder={elder}
                    onDone={() => open(null)}
                    onSaved={(name) => {
                      open(null);
                      say(t`${name} is prescribed. The paper is among the documents.`);
                    }}
                  />
                ) : (
                  <MedicationForm
                    key={shown}
                    elder={elder}
                    medication={changed}
                    onDone={() => open(null)}
                    onSaved={(name) => {
                      open(null);
                      say(changed ? t`${name}: the changes are saved.` : t`${name} was added.`);
                    }}
                  />
                )}
              </Suspense>
            ) : (
              <>
                {elder.by === 'self' ? null : (
                  <Alert>
                    <Trans>
                      These are {firstName}'s medicines. Each look at them is written down.
                    </Trans>
                  </Alert>
                )}
                {all.some(({ status }) => status === 'active') ? (
                  <TodaysDoses elder={elder} />
                ) : null}
                <Medicines elder={elder} all={all} onOpen={open} />
              </>
            )}
          </Stack>
        );
      }}
    </QueryState>
  );
}

/** An elder's doses of today, and every medicine with the pills left. */
export function MedicationsTab({ elder }: { elder: Elder }) {
  return (
    <OutcomePlace>
      <MedicationsPart elder={elder} />
    </OutcomePlace>
  );
}

function Medicines(props: {
  elder: Elder;
  all: readonly Medication[];
  /** Opens the form of a new medicine, of one, or of the paper of one. */
  onOpen: (value: string) => void;
}) {
  const { all, elder, onOpen } = props;
  const active = all.filter(({ status }) => status === 'active');
  const isDoctor = useDoctorOf(elder);
  const ended = all.filter(({ status }) => status !== 'active');
  const add = elder.permissions.includes('health:write') ? (
    <Row>
      <Button icon={Plus} onClick={() => onOpen(fresh)}>
        {isDoctor ? <Trans>Prescribe a medicine</Trans> : <Trans>Add a medicine</Trans>}
      </Button>
      {isDoctor ? (
        <Button variant="link" icon={Pencil} onClick={() => onOpen(unprescribed)}>
          <Trans>Write down a medicine without a paper</Trans>
        </Button>
      ) : null}
    </Row>
  ) : null;
  return (
    <Stack as="section" fill aria-labelledby="medicines">
      <Pair>
        <h2 id="medicines">
          <Trans>Medicines</Trans>
        </h2>
        {active.length > 0 ? add : null}
      </Pair>
      {active.length === 0 ? (
        <Empty title={<Trans>No medicine is written down.</Trans>} titleAs="h3" action={add}>
          <Trans>Have the box at hand: name and strength are on it.</Trans>
        </Empty>
      ) : (
        <Grid as="ul" role="list" className={styles.list}>
          {active.map((medication) => (
            <MedicineCard
              key={medication.id}
              medication={medication}
              elder={elder}
              onChange={() => onOpen(medication.id)}
              onPaper={isDoctor ? () => onOpen(`${paperOf}${medication.id}`) : undefined}
            />
          ))}
        </Grid>
      )}
      {ended.length > 0 ? (
        <Accordion>
          <AccordionItem
            title={
              <Plural
                value={ended.length}
                one="# medicine that ended"
                other="# medicines that ended"
              />
            }
          >
            <Stack as="ul" fill>
              {ended.map((medication) => (
                <Ended key={medication.id} elderId={elder.id} medication={medication} />
              ))}
            </Stack>
          </AccordionItem>
        </Accordion>
      ) : null}
    </Stack>
  );
}

function Ended({ elderId, medication }: { elderId: string; medication: Medication }) {
  const locale = useLocale();
  const { dosage, endsOn, frequency, name, stopReason, stoppedAt, timesTaken } = medication;
  const end = stoppedAt ? new Date(stoppedAt) : endsOn;
  return (
    <li>
      <b>
        {name} {dosage}
      </b>
      <p>{frequency}</p>
      <Quiet>
        {end ? <Trans>Ended on {formatDate(end, locale)}</Trans> : null}
        {' · '}
        <Plural value={timesTaken} one="taken # time" other="taken # times" />
        {stopReason ? ` · ${stopReason}` : null}
      </Quiet>
      <MedicineHistory elderId={elderId} medication={medication} />
    </li>
  );
}

import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import type { Chart } from '@hafi/contract/record/chart.contract';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useMedications } from '../../../features/medications/medications.queries.ts';
import { doseOf, useDoseText } from '../../../features/medications/use-dose-text.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import styles from './patient-chart.module.css';

const isTaken = ({ status }: Medication) => status === 'active';

/** The medicines that are taken now, with how many of their doses of late were. */
export function ChartMedicines({ elder, chart }: { elder: Elder; chart: Chart | undefined }) {
  const { t } = useLingui();
  const medications = useMedications(elder.id);
  const text = useDoseText();
  const takenOf = (id: string) => {
    const counted = chart?.doses.byMedicine.find(({ medicationId }) => medicationId === id);
    if (!counted || !chart) return null;
    const { days } = chart.doses;
    const { due, taken } = counted;
    return (
      <Plural
        value={days}
        one={`${taken} of ${due} taken today`}
        other={`${taken} of ${due} taken in # days`}
      />
    );
  };
  return (
    <Sheet
      title={<Trans>Medicines</Trans>}
      aside={
        <Link to="?tab=medications" className={styles.more}>
          {elder.permissions.includes('health:write') ? t`All and add` : t`All`}
        </Link>
      }
    >
      <QueryState
        query={medications}
        label={t`Loading the medicines`}
        failed={t`The medicines did not arrive`}
        isEmpty={(all) => !all.some(isTaken)}
        empty={
          <SheetBody>
            <Trans>No medicine is written down.</Trans>
          </SheetBody>
        }
      >
        {(all) => (
          <SheetRows>
            {all.filter(isTaken).map((medication) => {
              const taken = takenOf(medication.id);
              return (
                <SheetRow
                  key={medication.id}
                  title={`${medication.name} ${medication.dosage}`}
                  line={
                    <>
                      {`${medication.frequency}, ${text(doseOf(medication))}`}
                      {taken ? <> · {taken}</> : null}
                    </>
                  }
                />
              );
            })}
          </SheetRows>
        )}
      </QueryState>
    </Sheet>
  );
}

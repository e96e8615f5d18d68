import type { SinceMet } from '@hafi/contract/record/chart.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatNumber } from '@hafi/i18n/numbers';
import { SinceStrip, type StripFact } from '@hafi/ui/since-strip/since-strip';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowDown,
  ArrowUp,
  FileText,
  HousePlus,
  Pill,
  PillBottle,
  Stethoscope,
  TriangleAlert,
} from 'lucide-react';
import { useLocale } from '../../../lib/words/locale.ts';

/** The least change of the weight that is said, in kg: less is the scale and the clothes. */
const tellingKg = 1;

function useReadingFact() {
  return ({ outOfRange, readings }: SinceMet): StripFact[] => {
    const out = outOfRange.reduce((sum, { count }) => sum + count, 0);
    const urgent = outOfRange.reduce((sum, each) => sum + each.urgent, 0);
    if (readings === 0) {
      return [{ id: 'readings', text: <Trans>nothing was measured</Trans> }];
    }
    if (out === 0) {
      return [
        {
          id: 'readings',
          text: (
            <Plural
              value={readings}
              one="# reading, in the usual range"
              other="# readings, all in the usual range"
            />
          ),
        },
      ];
    }
    return [
      {
        id: 'readings',
        level: urgent > 0 ? 'urgent' : 'watch',
        text: (
          <>
            <Plural
              value={out}
              one="# reading outside the usual range"
              other="# readings outside the usual range"
            />
            {urgent > 0 ? (
              <>
                {', '}
                <Plural value={urgent} one="# of them urgent" other="# of them urgent" />
              </>
            ) : null}
          </>
        ),
      },
    ];
  };
}

function useWeightFact() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ weight }: SinceMet): StripFact[] => {
    if (!weight) return [];
    const change = Math.round((weight.now - weight.before) * 10) / 10;
    if (Math.abs(change) < tellingKg) return [];
    const kg = formatNumber(Math.abs(change), locale);
    return [
      change < 0
        ? { id: 'weight', icon: ArrowDown, text: t`${kg} kg less` }
        : { id: 'weight', icon: ArrowUp, text: t`${kg} kg more` },
    ];
  };
}

/** What changed since the doctor last met the patient; nothing that did not. */
export function SinceMetStrip({ since }: { since: SinceMet | null }) {
  const { t } = useLingui();
  const locale = useLocale();
  const readingFact = useReadingFact();
  const weightFact = useWeightFact();
  if (!since) {
    return (
      <SinceStrip title={<Trans>You have not met yet.</Trans>}>
        <Trans>The summary shows all that is known.</Trans>
      </SinceStrip>
    );
  }
  const { homeVisits, missedDoses, newAllergies, newMedicines, newProblems, notesBy } = since;
  const list = (names: readonly string[]) => names.join(', ');
  const allergies = list(newAllergies);
  const added = list(newMedicines);
  const stopped = list(since.stoppedMedicines);
  const problems = list(newProblems);
  const authors = list(notesBy);
  const facts: StripFact[] = [
    ...(allergies
      ? [{ id: 'allergies', icon: TriangleAlert, text: t`new allergy: ${allergies}` }]
      : []),
    ...readingFact(since),
    ...(missedDoses > 0
      ? [
          {
            id: 'doses',
            icon: Pill,
            text: <Plural value={missedDoses} one="# dose missed" other="# doses missed" />,
          },
        ]
      : []),
    ...(added ? [{ id: 'added', icon: PillBottle, text: t`new medicine: ${added}` }] : []),
    ...(stopped ? [{ id: 'stopped', icon: PillBottle, text: t`stopped: ${stopped}` }] : []),
    ...(problems ? [{ id: 'problems', icon: Stethoscope, text: t`new problem: ${problems}` }] : []),
    ...(authors ? [{ id: 'notes', icon: FileText, text: t`note by ${authors}` }] : []),
    ...(homeVisits > 0
      ? [
          {
            id: 'visits',
            icon: HousePlus,
            text: <Plural value={homeVisits} one="# home visit" other="# home visits" />,
          },
        ]
      : []),
    ...weightFact(since),
  ];
  const day = formatDate(new Date(since.at), locale);
  return <SinceStrip title={<Trans>Since you met on {day}:</Trans>} facts={facts} />;
}

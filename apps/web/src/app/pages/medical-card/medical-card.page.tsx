import { formatPhone } from '@hafi/base/format-phone';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useMedicalSummary } from '../../../features/accounts/accounts.queries.ts';
import { usePeopleToCall } from '../../../features/emergency/people-to-call.queries.ts';
import { useMedications } from '../../../features/medications/medications.queries.ts';
import { useRecord } from '../../../features/record/record.queries.ts';
import { useElders } from '../../../kit/circle/elders.queries.ts';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { Page } from '../../../lib/page/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { DatedPage } from '../../../lib/query/as-of.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { type CardLine, MedicalCard } from './medical-card.tsx';

/** What somebody wrote on the card, then what the record knows besides. */
function together(written: string | null, known: readonly string[]): string | null {
  const said = written?.toLowerCase() ?? '';
  const others = known.filter((each) => !said.includes(each.toLowerCase()));
  return [written, ...others].filter(Boolean).join('; ') || null;
}

/** The facts of a card, from wherever they are kept. */
interface CardFacts {
  readonly bloodType: string | null;
  readonly allergies: string | null;
  readonly conditions: string | null;
  readonly medications: string | null;
  readonly emergencyNotes: string | null;
}

function useLines(facts: CardFacts): readonly CardLine[] {
  const { t } = useLingui();
  return [
    { term: t`Blood type`, value: facts.bloodType },
    { term: t`Allergies`, value: facts.allergies },
    { term: t`Medical conditions`, value: facts.conditions },
    { term: t`Medications`, value: facts.medications },
    { term: t`Notes for helpers`, value: facts.emergencyNotes },
  ];
}

/** How many numbers stand on the card: more would take the room of what is needed first. */
const numbers = 2;

/** Whom to call, the best first; null where nobody is known. */
function useContactLine({ people }: CallGroup): CardLine {
  const { t } = useLingui();
  const callable = people.filter(({ why }) => why !== 'elder').slice(0, numbers);
  const named = callable.map(({ name, phone, relation }) =>
    // A number must not break in two: who reads it urgently dials half of it.
    [
      name,
      relation ? t(relationNames[relation]) : null,
      formatPhone(phone).replaceAll(' ', '\u00a0'),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return { term: t`Call in an emergency`, value: named.join('; ') || null };
}

type Shown = { facts: CardFacts; name: string; change: string; wayTo?: string | undefined };

function CardToCall({ facts, group, ...card }: Shown & { group: CallGroup }) {
  return <MedicalCard {...card} lines={[...useLines(facts), useContactLine(group)]} />;
}

function CardAlone({ facts, ...card }: Shown) {
  return <MedicalCard {...card} lines={useLines(facts)} />;
}

function useWords() {
  const { t } = useLingui();
  return { label: t`Loading the medical card`, failed: t`The medical card did not arrive` };
}

/** With the numbers to call, for who may know them; not before all of it is known. */
function WithNumbers({ elderId, ...card }: Shown & { elderId: string }) {
  return (
    <QueryState {...useWords()} query={usePeopleToCall()}>
      {(groups) => {
        const group = groups.find(({ elder }) => elder.id === elderId);
        return group ? <CardToCall {...card} group={group} /> : <CardAlone {...card} />;
      }}
    </QueryState>
  );
}

/** Of somebody without a health record: what they wrote. */
function WrittenCard() {
  const { firstName, id, lastName } = useAccount();
  return (
    <QueryState {...useWords()} query={useMedicalSummary()}>
      {(facts) => (
        <WithNumbers
          elderId={id}
          facts={facts}
          name={`${firstName} ${lastName}`}
          change={paths.profile}
        />
      )}
    </QueryState>
  );
}

/** Of an elder: what they wrote, and what the record and the medicines say besides. */
function ElderCard({ elder }: { elder: Elder }) {
  const words = useWords();
  const isOwn = elder.by === 'self';
  const record = useRecord(elder.id);
  const medications = useMedications(elder.id);
  return (
    <QueryState {...words} query={record}>
      {({ allergies, bloodType, conditions, ownWords }) => (
        <QueryState {...words} query={medications}>
          {(medicines) => {
            const ill = conditions.filter(({ status }) => status === 'active');
            const taken = medicines.filter(({ status }) => status === 'active');
            const facts = {
              bloodType,
              allergies: together(
                ownWords.allergies,
                allergies.map(({ substance }) => substance),
              ),
              conditions: together(
                ownWords.conditions,
                ill.map(({ name }) => name),
              ),
              medications: together(
                ownWords.medications,
                taken.map(({ dosage, name }) => `${name} ${dosage}`),
              ),
              emergencyNotes: ownWords.emergencyNotes,
            };
            const { id, name } = elder;
            const change = isOwn ? paths.profile : paths.record(id);
            const wayTo = isOwn || elder.decidesAs !== null ? id : undefined;
            return (
              <WithNumbers elderId={id} facts={facts} name={name} change={change} wayTo={wayTo} />
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

/** What helpers must know in an emergency: the own card, or that of an elder whose health one reads. */
export function MedicalCardPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const requested = query.get('elder');
  const elders = useElders();
  return (
    <Page title={t`Medical card`}>
      <DatedPage query={elders}>
        <QueryState {...useWords()} query={elders}>
          {(known) => {
            const elder = requested
              ? known.find(
                  ({ id, permissions }) => id === requested && permissions.includes('health:read'),
                )
              : known.find(({ by }) => by === 'self');
            if (elder) return <ElderCard elder={elder} />;
            return requested ? (
              <p>
                <Trans>This card is not for you to read, or no longer.</Trans>
              </p>
            ) : (
              <WrittenCard />
            );
          }}
        </QueryState>
      </DatedPage>
    </Page>
  );
}

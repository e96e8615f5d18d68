import { formatPhone } from '@hafi/base/format-phone';
import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Facts } from '@hafi/ui/facts/facts';
import { Row } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, HandCoins, History, Undo2, UserCog, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeathSaid } from '../../../kit/outcomes/death-said.tsx';
import { roleWord } from '../../../kit/role-words.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { OversightForm, type RequestedOversight } from './oversight-form.tsx';
import { type PersonRead, usePerson } from './people.queries.ts';
import { PlansOfPerson } from './plans-of-person.tsx';

function useFacts(person: PersonRead) {
  const { t } = useLingui();
  const locale = useLocale();
  const { district, email, phone, roles, sector, sessions, since } = person;
  const proved = (value: string | null, isProved: boolean) => {
    if (value === null) return t`not given`;
    return isProved ? t`${value} (confirmed)` : t`${value} (NOT confirmed)`;
  };
  const home = [sector, district].filter(Boolean).join(', ');
  return [
    { term: t`Role`, value: roles.map((role) => t(roleWord(role))).join(', ') || t`none` },
    { term: t`Phone`, value: proved(phone && formatPhone(phone), person.phoneProved) },
    { term: t`E-mail`, value: proved(email, person.emailProved) },
    { term: t`Lives in`, value: home || t`not given` },
    { term: t`Account since`, value: formatDate(new Date(since), locale) },
    {
      term: t`Signed in`,
      value: <Plural value={sessions} _0="on no device" one="on # device" other="on # devices" />,
    },
  ];
}

function Read({ person, ask }: { person: PersonRead; ask: (what: RequestedOversight) => void }) {
  const locale = useLocale();
  const { canChange, id, suspension } = person;
  const facts = useFacts(person);
  const [plans, setPlans] = useState(false);
  const on = suspension ? formatDate(new Date(suspension.at), locale) : '';
  return (
    <SheetBody>
      {suspension ? (
        <Alert tone="warning">
          <Trans>
            Suspended by {suspension.by}, {on}: {suspension.reason}
          </Trans>
        </Alert>
      ) : null}
      {person.death ? (
        <p>
          <DeathSaid
            death={{ by: person.death.by, recordedAt: person.death.at }}
            name={person.name}
          />
        </p>
      ) : null}
      <Facts facts={facts} />
      <Row>
        <ButtonLink as={Link} to={paths.auditOf(id)} variant="second" icon={History}>
          <Trans>What was done</Trans>
        </ButtonLink>
        {plans ? null : (
          <Button variant="second" icon={HandCoins} onClick={() => setPlans(true)}>
            <Trans>Care plans</Trans>
          </Button>
        )}
        {canChange ? (
          <>
            {person.death ? (
              <Button variant="second" icon={Undo2} onClick={() => ask('death')}>
                <Trans>It was recorded by mistake</Trans>
              </Button>
            ) : null}
            <Button variant="second" icon={UserCog} onClick={() => ask('roles')}>
              <Trans>Change role</Trans>
            </Button>
            {person.verified && !suspension && vettedRoleOf(person.roles) ? (
              <Button variant="second" icon={X} onClick={() => ask('end')}>
                <Trans>End the confirmation</Trans>
              </Button>
            ) : null}
            {suspension ? (
              <Button icon={Undo2} onClick={() => ask('lift')}>
                <Trans>Lift the suspension</Trans>
              </Button>
            ) : (
              <Button variant="second" icon={Ban} onClick={() => ask('suspend')}>
                <Trans>Suspend</Trans>
              </Button>
            )}
          </>
        ) : null}
      </Row>
      {plans ? <PlansOfPerson id={id} /> : null}
    </SheetBody>
  );
}

/** One person: how to reach them, their role, and what a coordinator may do. */
export function PersonPanel({ id, back }: { id: string; back: string }) {
  const { t } = useLingui();
  const query = usePerson(id);
  const [requested, setRequested] = useState<RequestedOversight | null>(null);
  const person = dataOf(query);
  return (
    <Sheet
      title={person?.name ?? t`A person`}
      aside={
        <ButtonLink as={Link} to={back} variant="link" icon={X}>
          <Trans>Close</Trans>
        </ButtonLink>
      }
    >
      <OutcomePlace>
        <QueryState query={query} label={t`Loading...`} failed={t`This person did not arrive`}>
          {(data) => <Read person={data} ask={setRequested} />}
        </QueryState>
        {requested && person ? (
          <OversightForm
            key={requested}
            what={requested}
            person={person}
            onClose={() => setRequested(null)}
          />
        ) : null}
      </OutcomePlace>
    </Sheet>
  );
}

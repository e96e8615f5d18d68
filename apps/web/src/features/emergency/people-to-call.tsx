import { formatPhone } from '@hafi/base/format-phone';
import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Name } from '@hafi/ui/name/name';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { AskBySms } from './ask-by-sms.tsx';
import { messageLink } from './call/own-position.ts';
import styles from './emergency.module.css';

/** How many people stand above the numbers, which must not be far. */
const atOnce = 3;

type Elder = CallGroup['elder'];

function PersonLine(props: { elder: Elder; person: CallGroup['people'][number] }) {
  const { elder, person } = props;
  const { t } = useLingui();
  const { name, phone, why } = person;
  const reasons = {
    elder: t`Their own phone`,
    named: t`Emergency contact`,
    circle: t`Is told when something is wrong`,
  };
  return (
    <div className={styles.person}>
      <div className={styles.who}>
        <h4>
          <Name>{name}</Name>
        </h4>
        <p>{reasons[why]}</p>
        <p>{formatPhone(phone)}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink variant="second" icon={Phone} href={`tel:${phone}`}>
          <Name>{t`Call ${name}`}</Name>
        </ButtonLink>
        {why === 'elder' ? (
          <ButtonLink
            variant="second"
            icon={MessageSquare}
            href={messageLink([phone], t`Are you well? Please answer.`)}
            aria-label={t`SMS to ${name}`}
          >
            <Trans>SMS</Trans>
          </ButtonLink>
        ) : (
          <AskBySms
            numbers={[phone]}
            about={elder.name}
            here={elder.you}
            aria-label={t`SMS to ${name}`}
          >
            <Trans>SMS</Trans>
          </AskBySms>
        )}
      </div>
    </div>
  );
}

/** One message to all of them at once. */
function AskAll({ elder, people }: Pick<CallGroup, 'elder' | 'people'>) {
  const numbers = people.filter(({ why }) => why !== 'elder').map(({ phone }) => phone);
  if (numbers.length < 2) return null;
  return (
    <div className={styles.person}>
      <AskBySms numbers={numbers} about={elder.name} here={elder.you}>
        <Trans>SMS to all of them: help is needed</Trans>
      </AskBySms>
    </div>
  );
}

/** Whether a call for help is heard, and where one sees who agreed. */
function ProtectionLine(props: { elderId: string; reasons: readonly string[] }) {
  const { elderId, reasons } = props;
  return (
    <div className={styles.person}>
      <div className={styles.who}>
        <h4>
          {reasons.length > 0 ? <Trans>Protection is off</Trans> : <Trans>Protection is on</Trans>}
        </h4>
      </div>
      <ButtonLink as={Link} to={paths.protection(elderId)} variant="second">
        <Trans>See who agreed</Trans>
      </ButtonLink>
    </div>
  );
}

function AboutWhom({ firstName }: Pick<Elder, 'firstName'>) {
  const { t } = useLingui();
  return t`Whom to call about ${firstName}`;
}

function Nobody() {
  return (
    <div className={styles.person}>
      <p>
        <Trans>You have not said yet whom to call first.</Trans>
      </p>
      <ButtonLink as={Link} to={paths.profile} variant="second">
        <Trans>Name somebody</Trans>
      </ButtonLink>
    </div>
  );
}

/** Whom to call about oneself and about each elder, with their numbers. */
export function PeopleToCall(props: {
  groups: readonly CallGroup[];
  /** When they were stored on the device, if nobody has confirmed them since. */
  keptAt?: number | undefined;
  /** As the server says now: only then whether a call would be heard. */
  fresh?: boolean;
}) {
  const { fresh = false, keptAt } = props;
  const locale = useLocale();
  const groups = props.groups.filter(({ elder, people }) => elder.you || people.length > 0);
  const day = keptAt === undefined ? '' : formatDate(new Date(keptAt), locale);
  if (groups.length === 0) return null;
  return (
    <Stack fill>
      {groups.map(({ elder, people, protection }) => (
        <Card key={elder.id} lines>
          <h3>
            {elder.you ? (
              <Trans>Your emergency contacts</Trans>
            ) : (
              <AboutWhom firstName={elder.firstName} />
            )}
          </h3>
          {people.slice(0, atOnce).map((person) => (
            <PersonLine key={person.phone} elder={elder} person={person} />
          ))}
          {people.length > atOnce ? (
            <Accordion>
              <AccordionItem title={<Trans>More people</Trans>}>
                {people.slice(atOnce).map((person) => (
                  <PersonLine key={person.phone} elder={elder} person={person} />
                ))}
              </AccordionItem>
            </Accordion>
          ) : null}
          {people.length === 0 ? <Nobody /> : <AskAll elder={elder} people={people} />}
          {/* What a device keeps may have ended since: calm is not drawn from it. */}
          {fresh && protection ? (
            <ProtectionLine elderId={elder.id} reasons={protection.reasons} />
          ) : null}
        </Card>
      ))}
      {day ? (
        <Quiet>
          <Trans>Kept on this phone on {day}.</Trans>
        </Quiet>
      ) : null}
    </Stack>
  );
}

import { formatPhone } from '@hafi/base/format-phone';
import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import { formatDate } from '@hafi/i18n/dates';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './emergency.module.css';

function PersonLine({ person }: { person: CallGroup['people'][number] }) {
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
        <h4>{name}</h4>
        <p>{reasons[why]}</p>
        <p>{formatPhone(phone)}</p>
      </div>
      <ButtonLink variant="second" icon={Phone} href={`tel:${phone}`}>
        <Trans>Call {name}</Trans>
      </ButtonLink>
    </div>
  );
}

/** Whether a call for help is heard, and where one sees who agreed. */
function HeardLine(props: { elderId: string; reasons: readonly string[] }) {
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
}) {
  const { keptAt } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const groups = props.groups.filter(({ elder, people }) => elder.you || people.length > 0);
  const day = keptAt === undefined ? '' : formatDate(new Date(keptAt), locale);
  if (groups.length === 0) return null;
  return (
    <Stack fill>
      {groups.map(({ elder: { firstName, id, you }, people, protection }) => (
        <Card key={id} lines>
          <h3>
            {you ? <Trans>Your emergency contacts</Trans> : t`Whom to call about ${firstName}`}
          </h3>
          {people.map((person) => (
            <PersonLine key={person.phone} person={person} />
          ))}
          {people.length === 0 ? <Nobody /> : null}
          {protection ? <HeardLine elderId={id} reasons={protection.reasons} /> : null}
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

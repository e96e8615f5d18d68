import type { Circle, CircleMember } from '@hafi/contract/circle/members.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Badge } from '@hafi/ui/badge/badge';
import { Button } from '@hafi/ui/button/button';
import { CallPerson } from '@hafi/ui/call-person/call-person';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Name } from '@hafi/ui/name/name';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, ChevronDown, UserMinus } from 'lucide-react';
import { useId, useState } from 'react';
import { BadgeMarks } from '../../../kit/badges/badge-marks.tsx';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from '../circle.module.css';
import { ChangeMemberForm } from './change-member-form.tsx';
import { NumberAbroad } from './number-abroad.tsx';
import { PermissionList } from './permission-list.tsx';
import { RevokeMember } from './revoke-member.tsx';

/** A badge for who decides for the elder. */
function DeciderBadge({ decidesAs }: Pick<CircleMember, 'decidesAs'>) {
  if (decidesAs === null) return null;
  return (
    <Badge tone="sun">
      {decidesAs === 'manager' ? (
        <Trans>Keeps this account</Trans>
      ) : (
        <Trans>Legal representative</Trans>
      )}
    </Badge>
  );
}

/** Whether a coordinator has checked a professional or volunteer, said either way. */
function CheckedMark({ checked, name }: Pick<CircleMember, 'checked' | 'name'>) {
  if (checked === null) return null;
  return checked ? (
    <Badge tone="verified" icon={BadgeCheck}>
      <Trans>Identity and papers checked by Hafi</Trans>
    </Badge>
  ) : (
    <p>
      <Trans>
        Nobody at Hafi has checked the papers of {name}. Ask to see them before you let this person
        in.
      </Trans>
    </p>
  );
}

/** The person: a sheet that calls, where a number is known to be theirs. */
function Sheet({ member }: { member: CircleMember }) {
  const { t } = useLingui();
  const { abroad, name, personId, phone, photo, relation, you } = member;
  const line = t(relationNames[relation]);
  const heading = (
    <h3>
      <Name>{you ? t`${name} (you)` : name}</Name>
    </h3>
  );
  if (!phone) {
    return (
      <Person personId={personId} name={name} photo={photo} heading={heading} line={line}>
        {you || abroad ? null : (
          <Quiet>
            <Trans>No number is known to be theirs.</Trans>
          </Quiet>
        )}
      </Person>
    );
  }
  return (
    <CallPerson
      personId={personId}
      name={name}
      photo={photo}
      href={`tel:${phone}`}
      line={line}
      aria-label={`${t`Call ${name}`}, ${line}`}
    >
      {name}
    </CallPerson>
  );
}

/** On how many days somebody looked. */
function ViewDays({ days }: { days: number | null }) {
  if (days === null) return null;
  return (
    <Quiet>
      {days === 0 ? (
        <Trans>Looked at nothing in the last 30 days.</Trans>
      ) : (
        <Plural
          value={days}
          one="Looked on # of the last 30 days."
          other="Looked on # of the last 30 days."
        />
      )}
    </Quiet>
  );
}

/** One circle member: a call; behind it what they may see, how often they looked, taking them out. */
export function MemberCard(props: {
  elder: Pick<Circle['elder'], 'firstName' | 'id' | 'you'>;
  /** The person keeps the elder's account. */
  keeps: boolean;
  member: CircleMember;
}) {
  const { elder, keeps, member } = props;
  const { abilities, abroad, decidesAs, firstName, name, permissions, you } = member;
  const locale = useLocale();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const since = formatDate(new Date(member.since), locale);
  return (
    <li className={styles.member}>
      <OutcomePlace>
        <Sheet member={member} />
        <DeciderBadge decidesAs={decidesAs} />
        {abroad && !abroad.vouched ? (
          <NumberAbroad elderId={elder.id} member={member} abroad={abroad} />
        ) : null}
        <BadgeMarks badges={member.badges} />
        <div className={styles.may} data-open={open}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            onClick={() => setOpen(!open)}
          >
            <span>
              {you ? <Trans>What may you see?</Trans> : <Trans>What may {firstName} see?</Trans>}
            </span>
            <Icon of={ChevronDown} />
          </button>
          {open ? (
            <Stack fill id={panel}>
              <CheckedMark checked={you ? null : member.checked} name={name} />
              {abilities.change ? (
                <ChangeMemberForm
                  elder={elder}
                  keeps={keeps}
                  member={member}
                  onDone={() => setOpen(false)}
                />
              ) : permissions ? (
                <PermissionList granted={permissions} />
              ) : null}
              {abroad?.vouched ? (
                <NumberAbroad elderId={elder.id} member={member} abroad={abroad} />
              ) : null}
              <ViewDays days={member.viewDays} />
              <Quiet>
                <Trans>In the circle since {since}</Trans>
              </Quiet>
              {abilities.revoke ? (
                <Row>
                  <Button variant="danger" icon={UserMinus} onClick={() => setAsks(true)}>
                    <Trans>Take out</Trans> <SrOnly>{name}</SrOnly>
                  </Button>
                </Row>
              ) : null}
            </Stack>
          ) : null}
        </div>
        <RevokeMember
          elderId={elder.id}
          member={member}
          open={asks}
          onClose={() => setAsks(false)}
        />
      </OutcomePlace>
    </li>
  );
}

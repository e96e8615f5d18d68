import type { Circle, CircleMember } from '@hafi/contract/circle/members.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Badge } from '@hafi/ui/badge/badge';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, SlidersHorizontal, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { ChangeMemberForm } from './change-member-form.tsx';
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

/** One circle member: since when, permissions, and how to change them. */
export function MemberCard(props: {
  elder: Pick<Circle['elder'], 'firstName' | 'id' | 'you'>;
  /** The person keeps the elder's account. */
  keeps: boolean;
  member: CircleMember;
  onSaved: (name: string) => void;
}) {
  const { elder, keeps, member, onSaved } = props;
  const { abilities, decidesAs, name, permissions, personId, photo, relation, you } = member;
  const { t } = useLingui();
  const locale = useLocale();
  const [shown, setShown] = useState<'form' | 'question' | null>(null);
  const since = formatDate(new Date(member.since), locale);
  const shownName = you ? t`${name} (you)` : name;
  return (
    <Card as="li">
      <Stack fill>
        <Row apart align="start">
          <Person
            personId={personId}
            name={name}
            photo={photo}
            heading={<h3>{shownName}</h3>}
            line={t(relationNames[relation])}
          />
          <DeciderBadge decidesAs={decidesAs} />
        </Row>
        <CheckedMark checked={you ? null : member.checked} name={name} />
        {permissions && shown !== 'form' ? <PermissionList granted={permissions} /> : null}
        <Quiet>
          <Trans>In the circle since {since}</Trans>
        </Quiet>
        {shown === 'form' ? (
          <ChangeMemberForm
            elder={elder}
            keeps={keeps}
            member={member}
            onDone={(saved) => {
              setShown(null);
              if (saved) onSaved(name);
            }}
          />
        ) : null}
        {shown !== 'form' && (abilities.change || abilities.revoke) ? (
          <Row>
            {abilities.change ? (
              <Button variant="second" icon={SlidersHorizontal} onClick={() => setShown('form')}>
                <Trans>Change</Trans> <SrOnly>{name}</SrOnly>
              </Button>
            ) : null}
            {abilities.revoke ? (
              <Button variant="danger" icon={UserMinus} onClick={() => setShown('question')}>
                <Trans>Take out</Trans> <SrOnly>{name}</SrOnly>
              </Button>
            ) : null}
          </Row>
        ) : null}
      </Stack>
      <RevokeMember
        elderId={elder.id}
        member={member}
        open={shown === 'question'}
        onClose={() => setShown(null)}
      />
    </Card>
  );
}

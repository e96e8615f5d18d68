import { formatPhone } from '@hafi/base/format-phone';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { openPaper } from '@hafi/contract/vetting/vetting.contract';
import type { VettingToCheck } from '@hafi/contract/vetting/vetting.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Row, Split, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, MessageCircleQuestionMark, X } from 'lucide-react';
import { PaperLink } from '../../../kit/documents/paper-link.tsx';
import { VettingSteps } from '../../../kit/vetting/vetting-steps.tsx';
import { paperWords, vettedRoleWords } from '../../../kit/vetting/vetting-words.ts';
import { urlOf } from '../../../lib/api.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { BadgeFacts, BadgeLine } from './badge-facts.tsx';
import type { AskedVetting } from './vetting-verdict.tsx';

function useFacts(one: VettingToCheck) {
  const { t } = useLingui();
  const { district, email, licenceNumber, nationalId, phone, practice, role, sector } = one;
  const locale = useLocale();
  const until = one.licenceUntil === null ? null : formatDate(one.licenceUntil, locale);
  const missing = t`not given`;
  const proved = (value: string | null, isProved: boolean) => {
    if (value === null) return missing;
    return isProved ? t`${value} (confirmed)` : t`${value} (NOT confirmed)`;
  };
  const shownPhone = phone === null ? null : formatPhone(phone);
  const home = [sector, district].filter(Boolean).join(', ');
  const doctor = practice
    ? [
        { term: t`Specialty`, value: t(specialtyNames[practice.specialty]) },
        { term: t`Workplace`, value: practice.workplace },
        { term: t`Years of experience`, value: String(practice.experience) },
      ]
    : [];
  return [
    { term: t`E-mail`, value: proved(email, one.emailProved) },
    { term: t`Phone`, value: proved(shownPhone, one.phoneProved) },
    { term: t`Lives in`, value: home || missing, open: home === '' },
    { term: t`National ID`, value: nationalId ?? missing, open: nationalId === null },
    ...(role === 'DOCTOR'
      ? [
          ...doctor,
          {
            term: t`Licence number`,
            value: licenceNumber ?? missing,
            open: licenceNumber === null,
          },
        ]
      : []),
    ...(role === 'DOCTOR' || until !== null
      ? [{ term: t`Licence valid until`, value: until ?? missing, open: until === null }]
      : []),
  ];
}

function Papers({ one }: { one: VettingToCheck }) {
  const { t } = useLingui();
  return (
    <Stack fill gap="tight">
      {one.papers.length === 0 ? (
        <Quiet>
          <Trans>No papers are kept: this person was confirmed before papers were asked for.</Trans>
        </Quiet>
      ) : null}
      {one.papers.map(({ id, kind, mediaType, opened }) => (
        <Row key={id}>
          <PaperLink
            href={urlOf(openPaper, { params: { id: one.id, paperId: id } })}
            mediaType={mediaType}
          >
            {t(paperWords[kind])}
            <SrOnly> ({one.name})</SrOnly>
          </PaperLink>
          <Quiet>
            {opened ? <Trans>You have opened it</Trans> : <Trans>Not opened yet</Trans>}
          </Quiet>
        </Row>
      ))}
    </Stack>
  );
}

/** One person: what they gave, their papers, what was said, and the possible decisions. */
export function VettingCard(props: {
  one: VettingToCheck;
  ask: (what: AskedVetting['what']) => void;
}) {
  const { ask, one } = props;
  const { name, papers, personId, photo, renewing, role, state, steps } = one;
  const { t } = useLingui();
  const unopened = papers.filter(({ opened }) => !opened).length;
  const named = <SrOnly> ({name})</SrOnly>;
  const renews = state === 'confirmed' && renewing;
  const waits = state === 'waiting' || state === 'asked' || renews;
  return (
    <Card as="section">
      <Stack fill>
        <Person
          personId={personId}
          name={name}
          photo={photo}
          heading={<h2>{name}</h2>}
          line={role ? t(vettedRoleWords[role]) : <BadgeLine one={one} />}
        />
        <Split ratio="major">
          <Stack fill>
            <Facts facts={useFacts(one)} />
            {one.badge ? <BadgeFacts badge={one.badge} /> : null}
          </Stack>
          <Stack fill>
            <Papers one={one} />
            {steps.length > 0 ? <VettingSteps steps={steps} /> : null}
            {waits && unopened > 0 ? (
              <Quiet>
                {one.badge ? (
                  <Trans>Open each of the papers first: then you can approve.</Trans>
                ) : (
                  <Trans>Open each of the papers first: then you can confirm.</Trans>
                )}
              </Quiet>
            ) : null}
            <Row>
              {waits ? (
                <>
                  <Button icon={BadgeCheck} disabled={unopened > 0} onClick={() => ask('confirm')}>
                    {one.badge ? <Trans>Approve</Trans> : <Trans>Confirm</Trans>}
                    {named}
                  </Button>
                  {renews ? (
                    <Quiet>
                      <Trans>A new licence: the old one is still valid</Trans>
                    </Quiet>
                  ) : state === 'waiting' ? (
                    <Button
                      variant="second"
                      icon={MessageCircleQuestionMark}
                      onClick={() => ask('ask')}
                    >
                      <Trans>Ask a question</Trans>
                      {named}
                    </Button>
                  ) : (
                    <Quiet>
                      <Trans>Waits for the person's answer</Trans>
                    </Quiet>
                  )}
                  <Button variant="danger" icon={X} onClick={() => ask('refuse')}>
                    <Trans>Do not accept</Trans>
                    {named}
                  </Button>
                </>
              ) : (
                <Stack>
                  {state === 'expired' ? (
                    <Quiet>
                      <Trans>The licence has ended: nobody can book, and appointments stand.</Trans>
                    </Quiet>
                  ) : null}
                  <Button variant="danger" icon={X} onClick={() => ask('end')}>
                    {one.badge ? <Trans>End the badge</Trans> : <Trans>End the confirmation</Trans>}
                    {named}
                  </Button>
                </Stack>
              )}
            </Row>
          </Stack>
        </Split>
      </Stack>
    </Card>
  );
}

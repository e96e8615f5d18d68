import { formatPhone } from '@hafi/base/format-phone';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { openPaper } from '@hafi/contract/vetting/vetting.contract';
import type { VettingToCheck } from '@hafi/contract/vetting/vetting.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Row, Split, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaperLink } from '../../../kit/documents/paper-link.tsx';
import { VettingSteps } from '../../../kit/vetting/vetting-steps.tsx';
import { paperWords, vettedRoleWords } from '../../../kit/vetting/vetting-words.ts';
import { urlOf } from '../../../lib/api.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { BadgeFacts, BadgeLine } from './badge-facts.tsx';
import { VettingActs } from './vetting-acts.tsx';
import type { RequestedVetting } from './vetting-verdict.tsx';

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
  ask: (what: RequestedVetting['what']) => void;
}) {
  const { ask, one } = props;
  const { name, nameCheck, otherName, papers, personId, photo, renewing, role, state, steps } = one;
  const { t } = useLingui();
  const unopened = papers.filter(({ opened }) => !opened).length;
  const waits = ['waiting', 'asked'].includes(state) || renewing || nameCheck !== null;
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
        {otherName ? (
          <Alert tone="warning" live="off" title={<Trans>A new name: {name}</Trans>}>
            <Trans>
              The papers were compared with {otherName}. Compare them with the new name, or ask for
              a new paper.
            </Trans>
          </Alert>
        ) : null}
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
                {one.badge && !nameCheck ? (
                  <Trans>Open each of the papers first: then you can approve.</Trans>
                ) : (
                  <Trans>Open each of the papers first: then you can confirm.</Trans>
                )}
              </Quiet>
            ) : null}
            <VettingActs one={one} ask={ask} />
          </Stack>
        </Split>
      </Stack>
    </Card>
  );
}

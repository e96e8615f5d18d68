import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { Plural, Trans } from '@lingui/react/macro';
import { BadgeMarks } from '../../kit/badges/badge-marks.tsx';
import { CallButton } from './call-button.tsx';

/** The volunteer, how often they have helped, and how to reach them until it is done. */
export function ComingVolunteer({
  volunteer,
}: {
  volunteer: NonNullable<HelpRequest['volunteer']>;
}) {
  const { badges, checked, firstName, helped, id, phone, photo } = volunteer;
  return (
    <Stack fill>
      <Person
        personId={id}
        name={firstName}
        photo={photo}
        heading={<b>{firstName}</b>}
        line={
          helped === 0 ? (
            <Trans>Helps for the first time through Hafi</Trans>
          ) : (
            <Plural
              value={helped}
              one="Has helped # time through Hafi"
              other="Has helped # times through Hafi"
            />
          )
        }
      />
      <Quiet>
        {checked.includes('phone') && checked.includes('email') ? (
          <Trans>
            A coordinator has checked the identity; phone number and e-mail are confirmed.
          </Trans>
        ) : checked.includes('phone') ? (
          <Trans>A coordinator has checked the identity; the phone number is confirmed.</Trans>
        ) : checked.includes('email') ? (
          <Trans>A coordinator has checked the identity; the e-mail is confirmed.</Trans>
        ) : (
          <Trans>Nobody stands for who this is any more. Call a coordinator.</Trans>
        )}
      </Quiet>
      <BadgeMarks badges={badges} />
      {phone ? (
        <CallButton phone={phone}>
          <Trans>Call {firstName}</Trans>
        </CallButton>
      ) : null}
    </Stack>
  );
}

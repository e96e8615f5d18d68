import { listBookings } from '@hafi/contract/bookings/bookings.contract';
import { supportContact } from '@hafi/contract/support/network';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { noMessages } from '@hafi/ui/drawing/special-shapes';
import { Pair, Row } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Person } from '@hafi/ui/person/person';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, Mail, Phone, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import { bareName } from '../../kit/doctors/bare-name.ts';
import { Page, PagePart } from '../../lib/page/page.tsx';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAnswer } from '../../lib/query/use-answer.ts';

const useDoctorsToReach = () =>
  useAnswer(
    listBookings,
    { query: { scope: 'coming', limit: 50 } },
    {
      select: ({ data }) => [
        ...new Map(data.map((booking) => [booking.doctor.id, booking])).values(),
      ],
    },
  );

/** The people who can be reached now: doctors of future appointments, and coordinators. */
export function ChatPage() {
  const { t } = useLingui();
  const query = useDoctorsToReach();
  return (
    <Page title={t`Messages`} lead={<Trans>The people you can reach today.</Trans>}>
      <PagePart title={<Trans>Your doctors</Trans>}>
        <QueryState
          query={query}
          label={t`Loading...`}
          failed={t`Your doctors did not arrive`}
          isEmpty={(bookings) => bookings.length === 0}
          empty={
            <Empty
              drawing={noMessages}
              title={t`No conversations yet`}
              action={
                <ButtonLink as={Link} to={paths.doctors} icon={Stethoscope}>
                  <Trans>Find a doctor</Trans>
                </ButtonLink>
              }
            >
              {t`Book a visit, and your doctor stands here.`}
            </Empty>
          }
        >
          {(bookings) =>
            bookings.map(({ id, doctor }) => (
              <Card key={id}>
                <Pair>
                  <Person
                    personId={doctor.id}
                    name={bareName(doctor.name)}
                    heading={<h3>{doctor.name}</h3>}
                    line={doctor.location}
                  />
                  <ButtonLink
                    as={Link}
                    to={paths.bookingDetails(id)}
                    variant="second"
                    icon={CalendarCheck}
                  >
                    <Trans>Open booking</Trans>
                  </ButtonLink>
                </Pair>
              </Card>
            ))
          }
        </QueryState>
      </PagePart>
      <PagePart title={<Trans>The coordinators of Hafi</Trans>}>
        <Row>
          <ButtonLink href={`tel:${supportContact.phone}`} icon={Phone}>
            <Trans>Call a coordinator</Trans>
          </ButtonLink>
          <ButtonLink href={`mailto:${supportContact.email}`} variant="second" icon={Mail}>
            <Trans>Write an e-mail</Trans>
          </ButtonLink>
        </Row>
      </PagePart>
    </Page>
  );
}

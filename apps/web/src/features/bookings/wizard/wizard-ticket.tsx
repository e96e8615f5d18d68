import { instantAt } from '@hafi/base/kigali-time';
import { serviceFee } from '@hafi/contract/bookings/booking-terms';
import type {
  appointmentType,
  doctor as doctorSchema,
} from '@hafi/contract/doctors/doctor.schemas';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { formatDate, withOwnTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { Sum, Ticket, TicketPart } from '@hafi/ui/ticket/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { bareName } from '../../../kit/doctors/bare-name.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import type { Whom } from './use-whom.ts';
import type { Wizard } from './wizard.ts';

type Doctor = z.output<typeof doctorSchema>;
type Kind = z.output<typeof appointmentType>;

function TicketSum({ price, kind }: { price: number | undefined; kind: Kind | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const fee = formatRwf(serviceFee, locale);
  if (kind) {
    return (
      <>
        <Sum label={kind.name} amount={formatRwf(kind.price, locale)} />
        <Sum label={t`Service fee`} amount={fee} />
        <Sum total label={t`Total`} amount={formatRwf(kind.price + serviceFee, locale)} />
        <Quiet>
          <Trans>Pay after the appointment. Free cancellation up to 24 hours before.</Trans>
        </Quiet>
      </>
    );
  }
  return (
    <>
      {price === undefined ? null : (
        <Sum total label={t`From`} amount={formatRwf(price + serviceFee, locale)} />
      )}
      <Quiet>
        <Trans>
          With the {fee} service fee. Pay after the appointment. Free cancellation up to 24 hours
          before.
        </Trans>
      </Quiet>
    </>
  );
}

/** A summary of what is being booked, so far. */
export function WizardTicket(props: {
  wizard: Wizard;
  doctor: Doctor | undefined;
  whom: Whom;
  className?: string;
}) {
  const { wizard, doctor, whom, className } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const { step, date, time } = wizard;
  const kind = doctor?.types.find(({ id }) => id === wizard.type);
  const open = (at: number) => {
    if (at > step + 1) return t`You choose later`;
    return at > step ? t`You choose next` : t`You choose now`;
  };
  const at = date && time ? instantAt(date, time) : null;
  const fact = (term: string, value: string | null | undefined, at: number) => ({
    term,
    value: value ?? open(at),
    open: !value,
  });
  return (
    <Ticket aria-labelledby="your-booking" className={className}>
      <TicketPart>
        <h2 id="your-booking">
          <Trans>Your booking</Trans>
        </h2>
        {doctor ? (
          <Person
            personId={doctor.id}
            name={bareName(doctor.name)}
            photo={doctor.image ?? undefined}
            heading={doctor.name}
            line={t(specialtyNames[doctor.specialty])}
          />
        ) : (
          <Quiet>
            <Trans>You choose a doctor first.</Trans>
          </Quiet>
        )}
      </TicketPart>
      <TicketPart>
        <Facts
          narrow
          aria-live="polite"
          facts={[
            ...(whom.isNamed ? [fact(t`For`, whom.patient?.name, step)] : []),
            fact(t`Day`, date && formatDate(date, locale, { style: 'weekday' }), 2),
            fact(t`Time`, at && withOwnTime(t`${time}, Kigali time`, at, locale), 2),
            fact(t`Type`, kind?.name, 3),
            ...(step === 4 ? [{ term: t`How`, value: t(modeWords[wizard.mode].name) }] : []),
          ]}
        />
      </TicketPart>
      <TicketPart>
        <TicketSum price={doctor?.price} kind={kind} />
      </TicketPart>
    </Ticket>
  );
}

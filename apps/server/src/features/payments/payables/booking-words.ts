import { formatDate, formatTime } from '@hafi/i18n/dates';
import type { PayableWords } from './payable.ts';

/** How payments of appointments are spoken of. */
export const bookingWords: PayableWords<'booking'> = {
  noticeType: 'appointment',
  values: ({ doctor, startsAt }) => ({
    doctor,
    date: { date: startsAt },
    time: { time: startsAt },
  }),
  paid: /*i18n*/ {
    id: 'payments.payer.paid',
    message: '{amount} for {doctor}, {date} at {time}. Receipt {number}.',
  },
  unpaid: /*i18n*/ {
    id: 'payments.payer.unpaid',
    message: '{amount} for {doctor}, {date}, was not paid. You can try again.',
  },
  paidForYou: /*i18n*/ {
    id: 'payments.patient.paid',
    message: '{payer} has paid {amount} for {doctor}, {date} at {time}.',
  },
  activity: /*i18n*/ { id: 'payments.activity.paid', message: 'You paid {amount} for {doctor}' },
  receiptLine({ doctor, startsAt }, locale) {
    const at = new Date(startsAt);
    return {
      text: /*i18n*/ {
        id: 'payments.receipt.visit',
        message: 'Appointment with {doctor}, {date} at {time}',
      },
      values: { doctor, date: formatDate(at, locale), time: formatTime(at) },
    };
  },
  price: /*i18n*/ { id: 'payments.receipt.price', message: 'Appointment' },
};

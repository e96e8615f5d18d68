import type { Platform } from '../../../platform/platform.ts';
import type { OnCameAfterAll } from '../../bookings/bookings.public.ts';
import { lockPayment } from '../payments.repo.ts';
import { detach } from '../payments-of-purpose.repo.ts';
import { sumRefunds } from './refunds.repo.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Gives back all that is left of a payment of less than the price: it was the fee alone of an appointment
 * that took place after all. It holds its appointment no more, so the price can be paid at once.
 */
export const refundFee =
  (platform: Platform): OnCameAfterAll =>
  async (tx, { paymentId, price }) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.amount >= price) return false;
    await detach(tx, paymentId);
    const { promised } = await sumRefunds(tx, paymentId);
    const amount = payment.status === 'succeeded' ? payment.amount - promised : 0;
    if (amount > 0) {
      await requestRefund(platform, tx, { payment, amount, reason: 'came-after-all' });
    }
    return true;
  };

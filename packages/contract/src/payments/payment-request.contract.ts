import { endpoint } from '../core/endpoint.ts';
import { paymentPurpose } from './payment.schemas.ts';
import { paymentsErrors as errors } from './payments.errors.ts';

export const getPaymentRequest = endpoint({
  method: 'GET',
  path: '/api/payment-requests/:kind/:id/request.pdf',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary:
    'What is still to be paid for something, as a PDF to hand in: amount, reference, deadline. It is no receipt.',
  params: paymentPurpose,
  output: 'application/pdf',
  errors: [errors['not-payable'], errors['already-paid']],
  heavy: { perHour: 60 },
});

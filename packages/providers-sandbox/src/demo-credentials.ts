import type {
  AirtelCredential,
  FlutterwaveCredential,
  IremboPayCredential,
  MomoCredential,
} from './context.ts';

/** Credentials of demo mode; not valid anywhere else. */
export const demoCredentials = {
  momo: {
    apiUser: '4d6f4d6f-0000-4000-8000-000000000001',
    apiKey: 'sandbox-api-key',
  } satisfies MomoCredential,
  airtel: {
    clientId: 'sandbox-airtel-client',
    clientSecret: 'sandbox-airtel-secret',
    noticeKey: 'sandbox-airtel-notice-key',
  } satisfies AirtelCredential,
  flutterwave: {
    secretKey: 'sandbox-flutterwave-secret-key',
    secretHash: 'sandbox-flutterwave-hash',
  } satisfies FlutterwaveCredential,
  irembopay: { secretKey: 'sandbox-irembopay-secret-key' } satisfies IremboPayCredential,
  subscriptionKey: 'sandbox-subscription-key',
  pindoToken: 'sandbox-token',
  africasTalking: { username: 'sandbox', apiKey: 'sandbox-api-key' },
  reports: 'sandbox-secret-of-the-sms-delivery-reports',
  channels: {
    secret: 'sandbox-secret-of-ussd-sms-and-voice',
    code: '*384*250#',
    smsNumber: '22750',
  },
  oauth: { id: 'sandbox-client', secret: 'sandbox-client-secret' },
};

import type { Context } from './context.ts';

/** An SMS that a provider has taken. */
type TakenSms = { provider: 'pindo' | 'africastalking'; id: string; to: string };

/**
 * Reports whether an SMS reached the phone, as its provider does: Pindo by JSON, Africa's Talking by
 * a form. The fault `sms: fail` makes it one that did not, `sms: silent` one of which nothing is
 * heard.
 */
export function reportSms(context: Context, { id, provider, to }: TakenSms): void {
  const { callbacks, clock, faults, smsReports } = context;
  const url = smsReports?.[provider]?.();
  if (!url || faults.sms === 'silent') return;
  const failed = faults.sms === 'fail';
  if (provider === 'pindo') {
    callbacks.send(url, {
      method: 'POST',
      json: {
        sms_id: id,
        status: failed ? 'UNDELIV' : 'DELIVRD',
        modified_at: clock.now().toISOString(),
        retries_count: 0,
      },
    });
    return;
  }
  callbacks.send(url, {
    method: 'POST',
    form: {
      id,
      status: failed ? 'Failed' : 'Success',
      phoneNumber: to,
      networkCode: '63510',
      retryCount: '0',
      ...(failed ? { failureReason: 'AbsentSubscriber' } : {}),
    },
  });
}

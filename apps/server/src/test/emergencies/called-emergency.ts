import type { TestApp } from '../test-app.ts';
import { type emergencyStage, nextNumber } from './emergency-stage.ts';

/** Where the elder of {@link calledEmergency} pressed. */
export const position = { latitude: -1.95, longitude: 30.1, accuracy: 8 };

/** The secret of the link in an SMS. */
export const tokenOf = (text = '') => /\/e\/([\w-]+)$/.exec(text)?.[1] ?? '';

/** What whoever was sent a link does with it, without an account. */
export const byLink = (app: TestApp) => ({
  open: (token: string, address = '10.0.0.1') =>
    app.http.inject({ url: `/api/emergency-links/${token}`, remoteAddress: address }),
  act: (token: string, payload: object) =>
    app.http.inject({ method: 'POST', url: `/api/emergency-links/${token}/acts`, payload }),
});

/** An elder whose daughter and neighbour were asked; the neighbour has no account. */
export async function calledEmergency(
  stage: ReturnType<typeof emergencyStage>,
  settings: object = {},
) {
  const elder = await stage.elder({ birthdate: '1950-01-01', cell: 'Rukiri I' });
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const gaspard = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', gaspard);
  await elder.put(`/api/elders/${elder.personId}/emergency-settings`, {
    landmarks: 'Behind the blue gate',
    sharesCard: false,
    simplePress: false,
    ...settings,
  });
  await elder.put('/api/profile/medical-summary', {
    bloodType: 'O+',
    allergies: 'Penicillin',
    medications: null,
    conditions: null,
    emergencyNotes: null,
  });
  const { id } = await elder.press({ position });
  await stage.pass(10);
  const sms = await stage.sms();
  const smsTo = (phone: string) => sms.find(({ to }) => to === phone)?.text;
  return { elder, daughter, gaspard, id, smsTo, token: tokenOf(smsTo(gaspard)) };
}

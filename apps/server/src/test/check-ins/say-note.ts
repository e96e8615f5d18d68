import type { SignedIn } from '../factories/person.factory.ts';
import { aWebm } from '../files/media-stage.ts';
import type { TestApp } from '../test-app.ts';

/** What Chrome records, with so many bytes of sound. */
export const aRecording = (length = 4000): Buffer => aWebm([2], length);

/** Sends a recording as today's voice note. */
export const putNote = (app: TestApp, who: Pick<SignedIn, 'headers'>, payload: Buffer) =>
  app.http.inject({
    method: 'PUT',
    url: '/api/check-ins/note',
    headers: { ...who.headers, 'content-type': 'audio/webm' },
    payload,
  });

/** Has an elder check in and say something with it; returns the id of the note. */
export async function sayNote(app: TestApp, elder: SignedIn): Promise<string> {
  const payload = { at: app.clock.now().toISOString() };
  const { headers } = elder;
  await app.http.inject({ method: 'POST', url: '/api/check-ins', headers, payload });
  return (await putNote(app, elder, aRecording())).json().data.note.id;
}

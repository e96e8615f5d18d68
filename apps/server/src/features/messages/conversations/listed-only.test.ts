import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let doctor: SignedIn;
let patients: readonly SignedIn[];
/** The conversations of the doctor with each patient, the oldest first. */
let talks: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  doctor = await makePerson(app, { roles: ['DOCTOR'] });
  const made: SignedIn[] = [];
  const begun: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const elder = await makePerson(app);
    await makeMember(app, { elder, who: doctor, permissions: ['messages'] });
    made.push(elder);
    begun.push(await stage.between(elder, doctor));
    app.clock.advance({ minutes: 1 });
    await stage.sent(elder, begun.at(-1) ?? '', 'Mwaramutse');
  }
  [patients, talks] = [made, begun];
});

/** All pages of a list, one conversation each. */
async function pages(who: SignedIn, only: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after = cursor ? `&cursor=${cursor}` : '';
    const answer = await callAs(app, who).get(`/api/conversations?limit=1&only=${only}${after}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const page = answer.json() as { data: Conversation[]; nextCursor: string | null };
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

describe('only what is unread', () => {
  it('is found behind whatever is newer and was read, page by page', async () => {
    const [oldest = '', middle = '', newest = ''] = talks;
    expect(await pages(doctor, 'unread')).toEqual([newest, middle, oldest]);
    await stage.mark(doctor, newest, { delivered: 1, read: 1 });
    await stage.sent(doctor, middle, 'Mwiriwe');
    await stage.mark(doctor, middle, { delivered: 1, read: 1 });
    expect(await pages(doctor, 'unread')).toEqual([oldest]);
    await stage.mark(doctor, oldest, { delivered: 1, read: 1 });
    expect(await pages(doctor, 'unread')).toEqual([]);
  });

  it('is nothing of what one has deleted for oneself, nor what others have not read', async () => {
    const [oldest = '', middle = ''] = talks;
    await callAs(app, doctor).remove(`/api/conversations/${oldest}`);
    expect(await pages(doctor, 'unread')).not.toContain(oldest);
    const [, patient] = patients;
    if (!patient) throw new Error('no patient');
    expect(await pages(patient, 'unread')).toEqual([]);
    await stage.sent(doctor, middle, 'Mwiriwe');
    expect(await pages(patient, 'unread')).toEqual([middle]);
  });
});

describe('only patients', () => {
  it('are the conversations with the elders whom one looks after, and no circle or colleague', async () => {
    const [first] = patients;
    if (!first) throw new Error('no patient');
    const daughter = await makeMember(app, { elder: first, permissions: ['messages'] });
    await stage.between(daughter, doctor);
    await stage.circleOf(first);
    expect(await pages(doctor, 'patients')).toEqual([...talks].reverse());
    expect(await pages(first, 'patients')).toEqual([]);
  });
});

it('refuses another word', async () => {
  const answer = await callAs(app, doctor).get('/api/conversations?only=mine');
  expect(answer.statusCode).toBe(400);
});

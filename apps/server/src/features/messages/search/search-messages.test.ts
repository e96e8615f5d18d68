import type { Message } from '@hafi/contract/messages/message.schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { type Member, makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let elder: SignedIn;
let daughter: Member;
let circle: string;
let both: string;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
  elder = await makePerson(app);
  daughter = await makeMember(app, { elder, permissions: ['messages'] });
  circle = await stage.circleOf(elder);
  both = await stage.between(elder, daughter);
});
afterAll(() => app.close());

async function find(who: SignedIn, q: string, more = '') {
  const answer = await callAs(app, who).get(
    `/api/messages/search?q=${encodeURIComponent(q)}${more}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, nextCursor } = answer.json() as { data: Message[]; nextCursor: string | null };
  return { words: data.map(({ content }) => content), nextCursor };
}
const words = async (who: SignedIn, q: string, more = '') => (await find(who, q, more)).words;

it('finds all the words, whatever their order, capitals and accents', async () => {
  await stage.sent(elder, circle, 'Où est la pharmacie de Kimironko ?');
  await stage.sent(daughter, circle, '100% of_it');
  const pharmacy = ['Où est la pharmacie de Kimironko ?'];
  for (const q of ['PHARMACIE', 'kimironko  ou', 'pharm kimi', 'ÈST'])
    expect(await words(daughter, q)).toEqual(pharmacy);
  expect(await words(daughter, 'pharmacie remera')).toEqual([]);
  expect(await words(daughter, '100%')).toEqual(['100% of_it']);
  expect(await words(daughter, '%')).toEqual(['100% of_it']);
  expect(await words(daughter, 'o__it')).toEqual([]);
  expect(await words(daughter, String.raw`\\`)).toEqual([]);
});

it('finds what the caller may read now, page by page, the newest first', async () => {
  for (let nth = 1; nth <= 5; nth += 1) {
    app.clock.advance({ seconds: 1 });
    await stage.sent(nth % 2 ? elder : daughter, nth % 2 ? circle : both, `soup ${nth}`);
  }
  const first = await find(elder, 'soup', '&limit=2');
  expect(first.words).toEqual(['soup 5', 'soup 4']);
  const second = await find(elder, 'soup', `&limit=3&cursor=${first.nextCursor}`);
  expect([second.words, second.nextCursor]).toEqual([['soup 3', 'soup 2', 'soup 1'], null]);
  expect(await words(elder, 'soup', `&conversationId=${both}`)).toEqual(['soup 4', 'soup 2']);
  const stranger = await makePerson(app);
  expect(await words(stranger, 'soup')).toEqual([]);
  expect(await words(stranger, 'soup', `&conversationId=${both}`)).toEqual([]);
  await daughter.grant([]);
  expect(await words(daughter, 'soup')).toEqual(['soup 4', 'soup 2']);
});

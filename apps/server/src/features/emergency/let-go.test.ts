import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emergencyStage } from '../../test/emergencies/emergency-stage.ts';
import { suspend } from '../../test/factories/suspension.factory.ts';
import { proveIdentity } from '../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

async function coming() {
  const elder = await stage.elder();
  const helper = await stage.contact(elder, { firstName: 'Kevin' });
  const volunteer = await stage.volunteer();
  const { id } = await elder.press();
  await stage.pass(10);
  expect(await helper.act(id, 'coming', { minutes: 10 })).toMatchObject({ state: 'on-the-way' });
  await stage.sms();
  return { elder, helper, id, volunteer };
}

type Scene = Awaited<ReturnType<typeof coming>>;

const ways: Record<string, (scene: Scene) => Promise<unknown>> = {
  removal: ({ elder, helper }) =>
    elder.remove(`/api/elders/${elder.personId}/circle/members/${helper.personId}`),
  leaving: ({ elder, helper }) => helper.post(`/api/elders/${elder.personId}/circle/leave`),
  suspension: ({ helper }) => suspend(app, helper.personId),
  async deletion({ helper }) {
    await proveIdentity(app, helper);
    const answer = await helper.post('/api/auth/delete-account', { word: 'DELETE' });
    expect(answer.statusCode).toBe(200);
  },
};

it.each(Object.keys(ways))(
  'asks the next at once when who was coming may not know of it any more (%s)',
  async (way) => {
    const scene = await coming();
    const { elder, id, volunteer } = scene;
    await ways[way]?.(scene);
    expect(await elder.see(id)).toMatchObject({ state: 'alerting', level: 'volunteers' });
    expect(await volunteer.list()).toMatchObject([{ id }]);
    const texts = (await stage.sms()).filter(({ to }) => to === elder.phone);
    expect(texts.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Kevin Mukamana cannot come after all.'),
    );
  },
);

it('keeps who is coming to the call of another elder', async () => {
  const { elder, helper, id } = await coming();
  const other = await stage.elder();
  await helper.post(`/api/elders/${other.personId}/circle/leave`);
  expect(await elder.see(id)).toMatchObject({ state: 'on-the-way' });
});

import { markConversation } from '@hafi/contract/messages/messages.contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me, talkId } from '../../../../test/chat-stage.ts';
import { answersSample, fails, fakeApi } from '../../../../test/fake-api.ts';
import { useReading } from './use-reading.ts';

let isBroken = false;
let api: ReturnType<typeof fakeApi>;
const shownFor = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const marks = () => api.requested.filter((each) => each === markConversation).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isBroken = false;
  const taken = answersSample(markConversation, 0);
  const broken = fails(markConversation, 503, 'unavailable');
  api = fakeApi(
    [{ endpoint: markConversation, answer: () => (isBroken ? broken : taken).answer() }],
    (endpoint) => answersSample(endpoint, 0),
  );
  vi.stubGlobal('fetch', api.fetch);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a mark that failed, and then arrived, the next is told after a glance again', async () => {
  const given = (shown: number) => ({ conversationId: talkId, me, shown, read: 0 });
  isBroken = true;
  const reading = renderHook(useReading, { initialProps: given(1) });
  await shownFor(700);
  expect(marks()).toBe(1);
  isBroken = false;
  await shownFor(10_000);
  expect(marks()).toBe(1);
  await shownFor(6_000);
  expect(marks()).toBe(2);
  reading.rerender(given(2));
  await shownFor(700);
  expect(marks()).toBe(3);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openJournal } from '../src/journal.ts';
import { answerPrompt, momoMerchant, temporaryDir } from './harness.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const PAYER = '250788123456';

async function run(data: string): Promise<{ base: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  expect(line).toMatch(/^sandbox listening on http:\/\/127\.0\.0\.1:\d+$/);
  return { base: `${line.split(' ').at(-1)}/sandbox`, child };
}

async function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

test('every answer is there after a kill, tokens included', async () => {
  using dir = temporaryDir();
  const first = await run(dir.path);
  const merchant = await momoMerchant(first.base);
  const paid = await merchant.ask(PAYER);
  const open = await merchant.ask(PAYER);
  await answerPrompt(first.base, PAYER, paid.id, 'approve');
  await fetch(`${first.base}/pindo/v1/sms/`, {
    method: 'POST',
    headers: { authorization: 'Bearer x' },
    body: JSON.stringify({ to: `+${PAYER}`, text: 'Code 4821', sender: 'Hafi' }),
  });
  await stop(first.child, 'SIGKILL');
  appendFileSync(join(dir.path, 'sandbox.jsonl'), '{"type":"message-rec');

  const second = await run(dir.path);
  const status = async (id: string) => {
    const url = `${second.base}/momo/collection/v1_0/requesttopay/${id}`;
    const answer = await fetch(url, { headers: merchant.headersOf('collection') });
    return ((await answer.json()) as { status: string }).status;
  };
  expect(await status(paid.id)).toBe('SUCCESSFUL');
  expect(await status(open.id)).toBe('PENDING');
  const phone = await fetch(`${second.base}/phone/${PAYER}?format=json`);
  expect(await phone.json()).toMatchObject({
    prompts: [{ id: open.id }],
    messages: [{ text: 'Code 4821' }],
    payments: [{ id: paid.id }],
  });
  await answerPrompt(second.base, PAYER, open.id, 'refuse');
  expect(await status(open.id)).toBe('FAILED');
  await stop(second.child, 'SIGTERM');
  const lines = readFileSync(join(dir.path, 'sandbox.jsonl'), 'utf8').trimEnd().split('\n');
  expect(() => lines.map((line) => JSON.parse(line) as object)).not.toThrow();
});

test('a journal damaged in the middle is refused', () => {
  using dir = temporaryDir();
  writeFileSync(join(dir.path, 'sandbox.jsonl'), 'broken\n{"type":"x"}\n');
  expect(() => openJournal(dir.path)).toThrow(/damaged at .*sandbox\.jsonl:1/);
});

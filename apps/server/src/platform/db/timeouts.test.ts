import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { ClientBase } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { endWhenSilent } from './timeouts.ts';

it('ends a connection that falls silent during a statement, also after it was idle once', async () => {
  const frozen = createServer((socket) => socket.on('error', () => undefined));
  await once(frozen.listen(0, '127.0.0.1'), 'listening');
  const stream = connect((frozen.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    stream.destroy();
    frozen.close();
  });
  await once(stream, 'connect');
  stream.on('error', () => undefined);
  const client = Object.assign(new EventEmitter(), {
    connection: { stream },
    readyForQuery: true,
  });
  endWhenSilent(client as unknown as ClientBase, 20);
  await once(stream, 'timeout');
  expect(stream.destroyed).toBe(false);
  client.readyForQuery = false;
  stream.write('select 1');
  await new Promise((closed) => stream.once('close', closed));
});

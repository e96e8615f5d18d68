import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { demoCredentials } from './demo-credentials.ts';
import { sandbox } from './sandbox.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, data: { type: 'string' } },
});
if (!values.data) throw new Error('Usage: main.ts --port N --data DIR');

const app = Fastify({ forceCloseConnections: true });
const { plugin } = sandbox({
  dataDir: values.data,
  clock: { now: () => new Date() },
  credentials: {
    momo: [demoCredentials.momo],
    airtel: [demoCredentials.airtel],
    flutterwave: [demoCredentials.flutterwave],
    irembopay: [demoCredentials.irembopay],
  },
});
await app.register(plugin, { prefix: '/sandbox' });
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) });
process.stdout.write(`sandbox listening on ${address}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}

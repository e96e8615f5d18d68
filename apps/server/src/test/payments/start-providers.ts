import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCredentials } from '@hafi/providers-sandbox/demo-credentials';
import { sandbox } from '@hafi/providers-sandbox/sandbox';
import Fastify from 'fastify';

/** The sandbox of all providers of payments over HTTP, and the settings by which our server calls it. */
export async function startProviders() {
  const dir = mkdtempSync(join(tmpdir(), 'hafi-sandbox-'));
  const provider = Fastify({ forceCloseConnections: true });
  let now = () => new Date();
  let origin = () => '';
  const box = sandbox({
    dataDir: dir,
    clock: { now: () => now() },
    credentials: {
      momo: [demoCredentials.momo],
      airtel: [
        { ...demoCredentials.airtel, callback: () => `${origin()}/api/payments/callbacks/airtel` },
      ],
      flutterwave: [
        {
          ...demoCredentials.flutterwave,
          webhook: () => `${origin()}/api/payments/callbacks/flutterwave`,
        },
      ],
      irembopay: [
        {
          ...demoCredentials.irembopay,
          webhook: () => `${origin()}/api/payments/callbacks/irembopay`,
        },
      ],
    },
  });
  await provider.register(box.plugin, { prefix: '/sandbox' });
  const base = `${await provider.listen({ port: 0, host: '127.0.0.1' })}/sandbox`;
  const env = {
    MOMO_URL: `${base}/momo`,
    MOMO_SUBSCRIPTION_KEY: demoCredentials.subscriptionKey,
    MOMO_API_USER: demoCredentials.momo.apiUser,
    MOMO_API_KEY: demoCredentials.momo.apiKey,
    AIRTEL_URL: `${base}/airtel`,
    AIRTEL_CLIENT_ID: demoCredentials.airtel.clientId,
    AIRTEL_CLIENT_SECRET: demoCredentials.airtel.clientSecret,
    AIRTEL_NOTICE_KEY: demoCredentials.airtel.noticeKey,
    FLUTTERWAVE_URL: `${base}/flutterwave`,
    FLUTTERWAVE_SECRET_KEY: demoCredentials.flutterwave.secretKey,
    FLUTTERWAVE_SECRET_HASH: demoCredentials.flutterwave.secretHash,
    IREMBOPAY_URL: `${base}/irembopay`,
    IREMBOPAY_SECRET_KEY: demoCredentials.irembopay.secretKey,
    IREMBOPAY_ACCOUNT: 'HAFI-RWF',
    IREMBOPAY_PRODUCT: 'HAFI-PAYMENT',
  };
  return {
    base,
    env,
    /** What the providers have written down; see `provider-journal.ts`. */
    journal: join(dir, 'sandbox.jsonl'),
    /** Gives the providers a clock, and where they call us back. */
    follow(clock: () => Date, address: () => string): void {
      now = clock;
      origin = address;
    },
    async close(): Promise<void> {
      await provider.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

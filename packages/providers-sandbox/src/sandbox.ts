import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { africasTalkingRoutes } from './africastalking.ts';
import { airtelRoutes } from './airtel/routes.ts';
import { callbacks, type Log } from './callbacks.ts';
import { flutterwaveRoutes } from './cards/flutterwave.ts';
import { iremboPayRoutes } from './cards/irembopay.ts';
import { adjustable, type Clock } from './clock.ts';
import type { Context, Credentials, OauthClient, SmsReports } from './context.ts';
import { applyHttpFaults, faultRoutes } from './fault-routes.ts';
import { noFaults } from './faults.ts';
import { faultsOfPayers } from './faults-of-payers.ts';
import type { Met } from './met.ts';
import { momoRoutes } from './momo/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { pindoRoutes } from './pindo.ts';
import { googleRoutes } from './social/google.ts';
import { instagramRoutes } from './social/instagram.ts';
import { openStore } from './store.ts';
import { type Channels, ussdPhones } from './ussd-phones.ts';

/** What the sandbox needs from its host. */
export type SandboxOptions = {
  /** The directory of `sandbox.jsonl`; created if missing. */
  dataDir: string;
  clock: Clock;
  /** Accepted keys besides those provisioned over HTTP. */
  credentials?: Credentials;
  /** The clients that may use the social sign-ins; any when absent. */
  oauth?: { clients: OauthClient[] };
  /** Where delivery reports of SMS go; without an address none are sent. */
  smsReports?: SmsReports;
  /** Where phones without apps lead: without it they can neither dial, send nor ring. */
  channels?: Channels;
  log?: Log;
};

/** A mail that would have been sent over SMTP. `at` defaults to the current time. */
export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  at?: Date;
};

/** Receives mails for the outbox page; written to disk before it returns. */
export type SandboxOutbox = { recordMail(mail: OutgoingMail): void };

/** The sandbox: register `plugin` under the prefix `/sandbox`. */
export type Sandbox = SandboxOutbox & { plugin: FastifyPluginAsync };

/**
 * Simulates MTN MoMo (`<prefix>/momo`), Airtel Money (`<prefix>/airtel`), the card pages of Flutterwave (`<prefix>/flutterwave`) and IremboPay (`<prefix>/irembopay`), the SMS of Pindo (`<prefix>/pindo`) and of Africa's Talking
 * (`<prefix>/africastalking`), and the sign-ins of Google and Instagram (`<prefix>/google`, `<prefix>/instagram`), and shows the payer's phone and the outbox
 * as pages. Opens the journal at once and throws when it is damaged; closing the Fastify instance
 * closes it.
 */
export function sandbox(options: SandboxOptions): Sandbox {
  const store = openStore(options.dataDir);
  const faults = noFaults();
  const met: Met = new Map();
  const sender = callbacks(faults, met, options.log);
  const clock = adjustable(options.clock);
  const credentials = options.credentials ?? {};
  const context: Context = {
    store,
    clock,
    faults,
    ofPayers: faultsOfPayers(faults),
    met,
    callbacks: sender,
    credentials,
    oauthClients: options.oauth?.clients,
    smsReports: options.smsReports,
    channels: options.channels,
    ussd: ussdPhones(options.channels, faults),
  };
  return {
    plugin: plugin(context),
    recordMail: ({ at = clock.now(), ...mail }) =>
      store.record({
        ...mail,
        type: 'message-recorded',
        at: at.toISOString(),
        id: randomUUID(),
        channel: 'mail',
      }),
  };
}

function plugin(context: Context): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    });
    app.addHook('onClose', async () => {
      await context.callbacks.settled();
      context.store.close();
    });
    await app.register(async (providers) => {
      applyHttpFaults(providers, context);
      await providers.register(async (momo) => momoRoutes(momo, context), { prefix: '/momo' });
      await providers.register(async (airtel) => airtelRoutes(airtel, context), {
        prefix: '/airtel',
      });
      await providers.register(async (cards) => flutterwaveRoutes(cards, context, app.prefix), {
        prefix: '/flutterwave',
      });
      await providers.register(async (cards) => iremboPayRoutes(cards, context, app.prefix), {
        prefix: '/irembopay',
      });
      await providers.register(async (pindo) => pindoRoutes(pindo, context), {
        prefix: '/pindo',
      });
      await providers.register(async (talking) => africasTalkingRoutes(talking, context), {
        prefix: '/africastalking',
      });
      await providers.register((google) => googleRoutes(google, context, app.prefix), {
        prefix: '/google',
      });
      await providers.register(
        async (instagram) => instagramRoutes(instagram, context, app.prefix),
        { prefix: '/instagram' },
      );
    });
    faultRoutes(app, context);
    pageRoutes(app, context);
  };
}

import * as contract from '@hafi/contract/channels/channels.contract';
import { listSmsCodes } from '@hafi/contract/channels/sms-reach.contract';
import * as stops from '@hafi/contract/channels/sms-stop.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { isProvider } from './callback-access.ts';
import { hearMissedCall, hearSms } from './messages/hear-message.ts';
import { changePhonePin, endPhonePin, getPhonePin } from './phone-pin.ts';
import { readCall, readSms, readUssd } from './read-callback.ts';
import { endOwnStop, getOwnStop } from './sms-stop.ts';
import { answerInTime } from './ussd/answer-in-time.ts';
import { lastScreen } from './ussd/answer-ussd.ts';
import type { ChannelSources } from './ussd/load-data.ts';

/** The path of the callbacks, without the channel and the secret. */
export const channelsPath = '/api/channels';

const secretIn = z.object({ secret: z.string() });

/** Endpoints for the PIN of phones without apps, and for SMS that were stopped. */
export function channelsHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.getPhonePin, async ({ params, principal }) => ({
      data: await getPhonePin(platform, principal, params.id),
    })),
    handle(contract.setPhonePin, async ({ body, params, principal }) => ({
      data: await changePhonePin(platform, principal, params.id, body.pin),
    })),
    handle(contract.removePhonePin, async ({ params, principal }) => ({
      data: await endPhonePin(platform, principal, params.id),
    })),
    handle(listSmsCodes, () => Promise.resolve({ data: platform.config.SMS_COUNTRIES.split(',') })),
    handle(stops.getSmsStop, async ({ principal }) => ({
      data: await getOwnStop(platform, principal.personId),
    })),
    handle(stops.endSmsStop, async ({ principal }) => ({
      data: await endOwnStop(platform, principal.personId),
    })),
  ];
}

/** A call that is refused costs the caller nothing. */
const rejectCall = '<?xml version="1.0" encoding="UTF-8"?><Response><Reject/></Response>';

/**
 * Where Africa's Talking brings what phones without apps say: the keys of a USSD conversation, SMS,
 * calls. It signs nothing, so the address holds a secret (`CHANNELS_SECRET`); anything else is
 * answered as if there were no such address.
 */
export const mountChannels =
  (platform: Platform, sources: (within: Platform) => ChannelSources) =>
  (app: FastifyInstance): void => {
    const options = { schema: { hide: true }, config: { takesForms: true } };
    const mount = (
      channel: string,
      answer: (body: unknown, reply: FastifyReply) => Promise<FastifyReply>,
    ) => {
      const take = (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query } = request;
        const requested = [params, query].map((each) => secretIn.safeParse(each).data?.secret);
        const from = { address: request.ip, secret: requested.find((each) => each) ?? '' };
        if (!isProvider(platform.config, from)) throw new Problem(coreErrors['not-found']);
        return answer(request.body, reply);
      };
      app.post(`${channelsPath}/${channel}/:secret`, options, take);
      // For who can only add a query to the address.
      app.post(`${channelsPath}/${channel}`, options, take);
    };
    mount('ussd', async (body, reply) => {
      const call = readUssd(body);
      if (!call) throw new Problem(coreErrors['invalid-input']);
      const { ends, text } =
        call === 'hidden'
          ? lastScreen(platform, 'rw', 'no-number')
          : await answerInTime(platform, sources, call);
      return reply.type('text/plain; charset=utf-8').send(`${ends ? 'END' : 'CON'} ${text}`);
    });
    mount('sms', async (body, reply) => {
      const sms = readSms(body);
      if (!sms) throw new Problem(coreErrors['invalid-input']);
      await hearSms(platform, sms);
      return reply.code(200).send();
    });
    mount('voice', async (body, reply) => {
      const call = readCall(body);
      if (call) await hearMissedCall(platform, call);
      return reply.type('application/xml; charset=utf-8').send(rejectCall);
    });
  };

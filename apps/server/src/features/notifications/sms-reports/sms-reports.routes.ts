import { timingSafeEqual } from 'node:crypto';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isInList } from '../../../platform/config/address-list.ts';
import { smsProviders } from '../../../platform/outbox/sms/sms-provider.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hearReport } from './hear-report.ts';
import { readReport } from './read-report.ts';

const params = z.object({ provider: z.enum(smsProviders), secret: z.string() });

/** The path at which a provider reports, without the secret. */
export const smsReportsPath = '/api/sms/reports';

function isSecret(typed: string, secret: string | undefined): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(secret ?? '')];
  return secret !== undefined && one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Where the SMS providers report what became of an SMS. Neither signs its reports, so the address
 * holds a secret (`SMS_REPORTS_SECRET`), by setting only some network addresses are admitted
 * (`SMS_REPORTS_ADDRESSES`), and a report names an SMS by the provider's own id; anything
 * else is answered as if there were no such address.
 */
export const mountSmsReports =
  (platform: Platform) =>
  (app: FastifyInstance): void => {
    const options = { schema: { hide: true }, config: { takesForms: true } };
    app.post(`${smsReportsPath}/:provider/:secret`, options, async (request, reply) => {
      const { data: requested } = params.safeParse(request.params);
      const { SMS_REPORTS_ADDRESSES: admitted, SMS_REPORTS_SECRET: secret } = platform.config;
      const isAdmitted = admitted === undefined || isInList(admitted, request.ip);
      if (!requested || !isAdmitted || !isSecret(requested.secret, secret)) {
        throw new Problem(coreErrors['not-found']);
      }
      const report = readReport(requested.provider, request.body);
      if (!report) throw new Problem(coreErrors['invalid-input']);
      await hearReport(platform, requested.provider, report);
      return reply.code(200).send();
    });
  };

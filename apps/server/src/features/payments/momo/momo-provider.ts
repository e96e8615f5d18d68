import type { Config } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createMomoClient, type MomoClient } from './momo-client.ts';
import { momoSettings } from './momo-settings.ts';

const clients = new WeakMap<Config, MomoClient | null>();

/** The process's only MoMo client, with its tokens; null when MoMo is not configured. */
export function momoOf({ config, clock }: Pick<Platform, 'config' | 'clock'>): MomoClient | null {
  const kept = clients.get(config);
  if (kept !== undefined) return kept;
  const settings = momoSettings(config);
  const client = settings ? createMomoClient(settings, clock) : null;
  clients.set(config, client);
  return client;
}

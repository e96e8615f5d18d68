import type { Tx } from '../../platform/db/tx.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { channelsHandlers, mountChannels } from './channels.routes.ts';
import { followMessagesWork } from './messages/follow-messages.job.ts';
import { channelData } from './own-channels.ts';
import { smsStopData } from './sms-stop.ts';
import { sweepChannels } from './sweep-channels.job.ts';
import { tellLocked } from './tell-locked.ts';
import type { ChannelSources } from './ussd/load-data.ts';

/** Tells of a phone PIN that wrong guesses have locked, wherever they were typed. */
interface PinLocked {
  readonly onPinLocked: (tx: Tx, personId: string) => Promise<void>;
}

/**
 * Phones without apps: USSD, SMS that come in, missed calls. `sources` are what the screens show of
 * other features, read within a transaction.
 */
export function channelsFeature(
  platform: Platform,
  sources: (within: Platform) => ChannelSources,
): Feature & PinLocked {
  return {
    onPinLocked: (tx, personId) => tellLocked(platform, tx, personId),
    handlers: channelsHandlers(platform),
    due: [followMessagesWork(platform)],
    crons: [sweepChannels(platform)],
    mount: mountChannels(platform, sources),
    personalData: [channelData, smsStopData],
  };
}

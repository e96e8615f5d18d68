import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { channelsHandlers, mountChannels } from './channels.routes.ts';
import { followMessagesWork } from './messages/follow-messages.job.ts';
import { channelData } from './own-channels.ts';
import { smsStopData } from './sms-stop.ts';
import { sweepChannels } from './sweep-channels.job.ts';
import type { ChannelSources } from './ussd/load-data.ts';

/**
 * Phones without apps: USSD, SMS that come in, missed calls. `sources` are what the screens show of
 * other features, read within a transaction.
 */
export function channelsFeature(
  platform: Platform,
  sources: (within: Platform) => ChannelSources,
): Feature {
  return {
    handlers: channelsHandlers(platform),
    due: [followMessagesWork(platform)],
    crons: [sweepChannels(platform)],
    mount: mountChannels(platform, sources),
    personalData: [channelData, smsStopData],
  };
}

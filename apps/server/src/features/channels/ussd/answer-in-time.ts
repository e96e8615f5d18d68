import type { Platform } from '../../../platform/platform.ts';
import type { UssdCall } from '../read-callback.ts';
import { answerUssd, lastScreen } from './answer-ussd.ts';
import type { Screen } from './draw-screen.ts';
import type { ChannelSources } from './load-data.ts';

/** A network ends the conversation when nobody answers within about ten seconds. */
const longestMs = 6000;

/**
 * As {@link answerUssd}; when that fails or takes too long, the last screen says so and whom to
 * call. What was under way may take effect all the same, so the screen does not say that it did not.
 */
export async function answerInTime(
  platform: Platform,
  sources: (within: Platform) => ChannelSources,
  call: UssdCall,
): Promise<Screen> {
  const sorry = () => lastScreen(platform, 'rw', 'slow');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Screen>((resolve) => {
    timer = setTimeout(() => resolve(sorry()), longestMs);
  });
  const answer = answerUssd(platform, sources, call).catch((error: unknown) => {
    platform.log.error({ err: error }, 'ussd');
    return sorry();
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

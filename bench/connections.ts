import type { Page } from 'playwright-core';

/** A network and a processor slower than ours. */
export interface Slowdown {
  /** Latency before the first byte of each answer, in milliseconds. */
  readonly latency: number;
  /** In kilobits per second. */
  readonly down: number;
  readonly up: number;
  /** How many times slower the processor is. */
  readonly processor: number;
}

/** Lighthouse's "slow 4G" as it is applied to each request (throttling constants, mobileSlow4G). */
export const slow4g: Slowdown = { latency: 562.5, down: 1474.56, up: 675, processor: 4 };

/** The 3G profile of our goals: 700 kbit/s, 300 ms, a six times slower processor. */
export const slow3g: Slowdown = { latency: 300, down: 700, up: 300, processor: 6 };

/** An unthrottled network with a four times slower processor: how responsive screens feel. */
export const slowProcessor: Slowdown = { latency: 0, down: -1, up: -1, processor: 4 };

const bytesPerSecond = (kilobits: number) => (kilobits < 0 ? -1 : (kilobits * 1024) / 8);

/** Throttles a page from its next request on. */
export async function slowDown(page: Page, to: Slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: to.latency,
    downloadThroughput: bytesPerSecond(to.down),
    uploadThroughput: bytesPerSecond(to.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: to.processor });
}

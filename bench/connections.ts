import type { Page } from 'playwright-core';

/** A network and a processor that are slower than ours. */
export interface Slowdown {
  /** Before the first byte of each answer, in milliseconds. */
  readonly latency: number;
  /** Kilobits a second. */
  readonly down: number;
  readonly up: number;
  /** How many times slower the processor is. */
  readonly processor: number;
}

/** Lighthouse's "slow 4G" as it is applied to each request (throttling constants, mobileSlow4G). */
export const slow4g: Slowdown = { latency: 562.5, down: 1474.56, up: 675, processor: 4 };

/** The 3G of the goals: 700 kbit/s, 300 ms, a six times slower processor. */
export const slow3g: Slowdown = { latency: 300, down: 700, up: 300, processor: 6 };

/** A full network with a four times slower processor: how screens feel under the finger. */
export const slowProcessor: Slowdown = { latency: 0, down: -1, up: -1, processor: 4 };

const bytesPerSecond = (kilobits: number) => (kilobits < 0 ? -1 : (kilobits * 1024) / 8);

/** Slows a page down from its next request on. */
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

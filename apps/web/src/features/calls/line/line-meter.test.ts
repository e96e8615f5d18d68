import { expect, it } from 'vitest';
import { costOf, isThin, measureOf, watchThin } from './line-meter.ts';

const nothing = { bytes: 0, received: 0, carries: null, lost: null };

it('counts what is sent and received, and takes the worst loss', () => {
  const found = measureOf([
    { type: 'transport', bytesSent: 1000, bytesReceived: 500 },
    { type: 'candidate-pair', nominated: true, availableOutgoingBitrate: 90_000 },
    { type: 'candidate-pair', nominated: false, availableOutgoingBitrate: 900_000 },
    { type: 'remote-inbound-rtp', fractionLost: 0.02 },
    { type: 'remote-inbound-rtp', fractionLost: 0.2 },
  ]);
  expect(found).toEqual({ bytes: 1500, received: 500, carries: 90_000, lost: 0.2 });
  expect(measureOf([])).toEqual(nothing);
});

it('calls a line thin that carries or loses too much for a picture, not one that says nothing', () => {
  expect(isThin(nothing)).toBe(false);
  expect(isThin({ ...nothing, carries: 119_000 })).toBe(true);
  expect(isThin({ ...nothing, carries: 400_000, lost: 0.13 })).toBe(true);
  expect(isThin({ ...nothing, carries: 400_000, lost: 0.05 })).toBe(false);
});

it('believes it after four measures in a row', () => {
  const isThinNow = watchThin();
  const thin = [{ ...nothing, carries: 60_000 }];
  const wide = [{ ...nothing, carries: 600_000 }];
  expect([thin, thin, thin].map(isThinNow)).toEqual([false, false, false]);
  expect(isThinNow(wide)).toBe(false);
  expect([thin, thin, thin, thin].map(isThinNow)).toEqual([false, false, false, true]);
});

it('says what data costs', () => {
  expect(costOf(500_000_000, 200)).toBe(100);
  expect(costOf(500_000_000, 0)).toBe(0);
});

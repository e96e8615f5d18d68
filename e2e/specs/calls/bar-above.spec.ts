// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { speaking } from '../../fixtures/calls/family-call.ts';

/** Where the parts of a conversation are, and the call above it; nothing may cover another. */
const places = (page: Page) =>
  page.evaluate(() => {
    const of = (what: string) => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      return box && { top: Math.round(box.top), bottom: Math.round(box.bottom) };
    };
    const { scrollHeight, scrollWidth } = document.documentElement;
    return {
      call: of('aside[aria-label="Your call"]'),
      header: of('header'),
      name: of('main h1'),
      field: of('main textarea'),
      beyond: { below: scrollHeight - innerHeight, sideways: scrollWidth - innerWidth },
      height: innerHeight,
    };
  });

describe('A call that goes on behind a conversation', () => {
  test.for([
    { width: 360, height: 740, text: null },
    { width: 320, height: 640, text: null },
    { width: 320, height: 740, text: 'largest' },
    { width: 1280, height: 800, text: null },
  ])(
    'has room of its own at $width x $height ($text)',
    { timeout: 240_000 },
    async ({ height, text, width }, { openPage }) => {
      // Given a daughter who speaks with her mother, on a screen of this size
      const visitor = { viewport: { width, height } };
      const { conversationId, daughter } = await speaking(openPage, {
        visitors: { daughter: visitor },
        prepare: async (page) => {
          if (!text) return;
          await page.addInitScript((size) => {
            document.addEventListener('DOMContentLoaded', () => {
              document.documentElement.dataset.text = size;
            });
          }, text);
        },
      });
      // When she opens the conversation beside it
      await daughter.getByRole('link', { name: 'Smaller' }).click();
      await daughter.waitForURL(`**/chat/${conversationId}`);
      await daughter.getByRole('link', { name: 'Back to the call' }).waitFor();
      await daughter.getByPlaceholder('Type a message...').waitFor();
      // Then the call, the header, the name and the field stand below each other
      const { beyond, call, field, header, name } = await places(daughter);
      expect(call?.top).toBe(0);
      if (width < 768) expect(header?.top).toBeGreaterThanOrEqual(call?.bottom ?? 0);
      expect(name?.top).toBeGreaterThanOrEqual(call?.bottom ?? 0);
      expect(field?.top).toBeGreaterThan(name?.bottom ?? 0);
      expect(beyond.sideways).toBe(0);
      if (!text) {
        expect(beyond.below).toBe(0);
        expect(field?.bottom).toBeLessThanOrEqual(height);
      }
      await expectNoAxeViolations(daughter);
      // And when the call ends, the conversation has the whole screen again
      await daughter.getByRole('button', { name: 'End', exact: true }).click();
      await expect.poll(async () => (await places(daughter)).call).toBeUndefined();
      await expect.poll(async () => (await places(daughter)).header?.top ?? 0).toBe(0);
    },
  );
});

// @module-tag release
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

/** A tile server, and which tiles it was asked for; it stops answering when told so. */
async function startTiles() {
  const tile = await sharp({
    create: { width: 256, height: 256, channels: 3, background: '#cfe0c4' },
  })
    .png()
    .toBuffer();
  const requested: string[] = [];
  let broken = false;
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (broken) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const breaks = () => {
    broken = true;
  };
  return {
    asked: requested,
    breaks,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}

describe('The map of coordinators', () => {
  test('shows streets of the provider that is set, and the sectors when it fails', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    // Given an operator with tiles, and an elder who calls for help and shares where she is
    const { asked: requested, breaks, origin } = await startTiles();
    const app = await startApp(
      {
        MAP_TILES_URL: `${origin}/{z}/{x}/{y}.png`,
        MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors, openstreetmap.org/copyright',
      },
      inject('seeded'),
    );
    onTestFinished(() => app.stop());
    const at = app.baseUrl;
    const expectedProblems = [new RegExp(`${origin}/`), /status of 503/];
    const elder = await openPage({ at });
    await signIn(elder, 'elder@hafi.test');
    const pressed = await elder.request.post('/api/emergencies', {
      data: { position: { latitude: -1.957, longitude: 30.104, accuracy: 15 } },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(pressed.status(), await pressed.text()).toBe(201);
    // When a coordinator opens the list
    const page = await openPage({ at, expectedProblems });
    await signIn(page, 'admin@hafi.test');
    await page.goto('/admin/emergencies');
    // Then there are streets around her, and her number on them
    const map = page.getByRole('region', { name: /^Map of Rwanda/ });
    await map.waitFor({ timeout: 30_000 });
    await map.locator('img.leaflet-tile-loaded').first().waitFor();
    expect(await map.locator('.leaflet-marker-icon').allInnerTexts()).toEqual(['1']);
    await page.getByText('© OpenStreetMap contributors').waitFor();
    expect(requested[0]).toMatch(/^\/1[4-7]\/\d+\/\d+\.png$/);
    await expectNoAxeViolations(page);
    // And they grow smaller at the press of a key
    await map.getByRole('button', { name: 'Show a larger part' }).press('Enter');
    await expect.poll(() => requested.some((url) => url.startsWith('/15/'))).toBe(true);
    // When the provider fails
    breaks();
    await page.reload();
    // Then the sectors are drawn instead
    await page.getByText('The streets did not arrive: the map shows the sectors.').waitFor();
    await page.getByRole('img', { name: /^Map of Rwanda/ }).waitFor();
  });
});

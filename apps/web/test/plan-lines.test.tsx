import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isGated,
  isSold,
  openedBy,
  type PlanGate,
  planGates,
} from '@hafi/contract/plans/entitlements';
import {
  carePlans,
  featureClaims,
  isFeatureOffered,
  type PlanFeatureId,
  planFeatures,
} from '@hafi/contract/plans/plans';
import { claimProofs } from '@hafi/contract/support/claims/claim-proofs';
import { type Claim, claims } from '@hafi/contract/support/claims/claims';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { featureTexts, planTexts } from '../src/kit/plans/plan-texts.ts';
import { loadAllParts, renderPage } from './render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const proofOf = (claim: Claim): string | undefined =>
  (claimProofs as Partial<Record<Claim, { readonly proof: string }>>)[claim]?.proof;

/** The tests in which each gate is closed without its plan and opens with it, and what they say. */
const gateProofs: Readonly<Record<PlanGate, readonly (readonly [file: string, says: string])[]>> = {
  calendar: [['apps/server/src/features/bookings/calendar/calendar-feed.test.ts', 'needs-plan']],
  'family-calls': [
    ['apps/server/src/features/plans/entitlements.test.ts', 'needs-plan'],
    ['e2e/specs/calls/groups.spec.ts', "plan: 'complete'"],
    ['e2e/specs/plans/plan-by-month.spec.ts', 'This belongs to the plan Complete Care'],
  ],
};

const lines = carePlans.flatMap(({ id }) =>
  planFeatures[id].map((feature): [string, PlanFeatureId] => [id, feature]),
);

it.each(lines)('%s: a test proves %s, or nobody reads of it', (_, feature) => {
  const claim = featureClaims[feature];
  expect(isFeatureOffered(feature)).toBe(claims[claim]);
  if (!claims[claim]) return;
  expect(proofOf(claim)).toMatch(/\.(test|spec)\.tsx?$/);
});

it.each(planGates)('the gate %s is closed and opened in a test', (gate) => {
  expect(isFeatureOffered(gate)).toBe(true);
  for (const [file, says] of gateProofs[gate]) expect(read(file)).toContain(says);
});

it('the page of prices shows what works, under what a plan opens or under what is free', async () => {
  await renderPage('/pricing');
  for (const { id } of carePlans) {
    const name = String(planTexts[id].name.message);
    const plan = screen.getByRole('heading', { level: 3, name }).closest('article');
    const lists = [...(plan?.querySelectorAll('ul') ?? [])];
    const shown = lists.map((list) => [...list.querySelectorAll('li')].map((li) => li.textContent));
    const offered = planFeatures[id].filter(isFeatureOffered);
    const texts = (wanted: readonly PlanFeatureId[]) =>
      wanted.map((feature) => featureTexts[feature].message);
    const expected = [
      texts(offered.filter((each) => isGated(each))),
      texts(offered.filter((each) => !isGated(each))),
    ];
    expect([id, shown.filter((list) => list.length > 0)]).toEqual([
      id,
      expected.filter((list) => list.length > 0),
    ]);
    const choose = within(plan as HTMLElement).queryByRole('link', { name: `Choose ${name}` });
    expect([id, choose !== null]).toEqual([id, isSold(id)]);
  }
});

/** What public pages say of conveniences that a plan opens, by the heading above it. */
const publicLines: Readonly<
  Record<PlanGate, readonly (readonly [path: string, heading: string])[]>
> = {
  calendar: [['/family-connect', 'Shared Calendar']],
  'family-calls': [
    ['/family-connect', 'Video Calls'],
    ['/services', 'Video calls'],
  ],
};
const allLines = planGates.flatMap((gate) =>
  publicLines[gate].map(([path, heading]) => [path, heading, gate] as const),
);

it.each(allLines)('%s says under "%s" which plan opens it', async (path, heading, gate) => {
  await renderPage(path);
  const named = screen.getByRole('heading', { name: heading });
  const part = named.closest('section, article, li') ?? named.parentElement?.parentElement;
  expect(part?.textContent).toContain(String(planTexts[openedBy[gate]].name.message));
});

import type { Appearance } from '@hafi/contract/accounts/preferences.schemas';
import { useSyncExternalStore } from 'react';
import { readStored, store } from '../device-storage.ts';

export type { Appearance };

type Density = NonNullable<Appearance['density']>;

/** What is stored on the device; `before-paint.js` reads it before the first paint. */
interface Kept extends Appearance {
  /** The density for the role of the last signed-in person: used until one is chosen. */
  readonly roleDensity: Density;
  /** The id of the account that has not received the last change yet. */
  readonly unsavedFor: string | null;
}

const key = 'hafi-appearance';
const defaults: Kept = {
  theme: 'auto',
  density: null,
  text: 'normal',
  contrast: 'normal',
  motion: 'auto',
  roleDensity: 'comfortable',
  unsavedFor: null,
};
const listeners = new Set<() => void>();

const kept = (): Kept => ({ ...defaults, ...readStored<Partial<Kept>>('local', key) });

let current = kept();

function setAttribute(name: string, value: string | null): void {
  if (value === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

function show(): void {
  const { theme, contrast, motion, text } = current;
  setAttribute('theme', theme === 'auto' ? null : theme);
  setAttribute('density', shownDensity() === 'compact' ? 'compact' : null);
  setAttribute('text', text === 'normal' ? null : text);
  setAttribute('contrast', contrast === 'high' ? 'high' : null);
  setAttribute('motion', motion === 'reduced' ? 'reduced' : null);
}

const shownDensity = (): Density => current.density ?? current.roleDensity;

function change(changed: Partial<Kept>): void {
  current = { ...current, ...changed };
  store('local', key, current);
  show();
  for (const listener of listeners) listener();
}

/** The current appearance, as an account stores it. */
export function currentAppearance(): Appearance {
  const { theme, text, density, contrast, motion } = current;
  return { theme, text, density, contrast, motion };
}

/** Changes the appearance, now and for the next time on this device. */
export function changeAppearance(changed: Partial<Appearance>): void {
  change(changed);
}

/** Records whose account still has to receive the appearance of this device; null once it has. */
export function noteUnsaved(personId: string | null): void {
  if (current.unsavedFor !== personId) change({ unsavedFor: personId });
}

/** The account that still has to receive the appearance of this device. */
export const unsavedFor = (): string | null => current.unsavedFor;

const compactRoles = new Set(['DOCTOR', 'CAREGIVER', 'VOLUNTEER', 'ADMIN']);

/**
 * Sets the density by role until one is chosen: compact for professionals, comfortable for elders,
 * family and visitors.
 */
export function suitDensityTo(roles: readonly string[]): void {
  const suits = roles.some((role) => compactRoles.has(role)) ? 'compact' : 'comfortable';
  if (current.roleDensity !== suits) change({ roleDensity: suits });
}

/** Follows a change made in another tab. */
function follow(event: StorageEvent): void {
  if (event.key !== key) return;
  current = kept();
  show();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

/** The current appearance, with the density that fits the role where none is chosen. */
export function useAppearance(): Appearance & { readonly roleDensity: Density } {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => defaults,
  );
}

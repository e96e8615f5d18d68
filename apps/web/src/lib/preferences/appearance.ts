import type { Appearance } from '@hafi/contract/accounts/preferences.schemas';
import { useSyncExternalStore } from 'react';

export type { Appearance };

type Density = NonNullable<Appearance['density']>;

/** What the device keeps; `before-paint.js` reads it before anything is drawn. */
interface Kept extends Appearance {
  /** What suits the role of who was here last: used while no density is chosen. */
  readonly roleDensity: Density;
  /** Whose account has not got the last change yet. */
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

function kept(): Kept {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return defaults;
  }
}

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
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Storage may be full or forbidden: the change then lasts for this visit.
  }
  show();
  for (const listener of listeners) listener();
}

/** How the page looks now, as an account keeps it. */
export function currentAppearance(): Appearance {
  const { theme, text, density, contrast, motion } = current;
  return { theme, text, density, contrast, motion };
}

/** Changes how the page looks, at once and for the next visit to this device. */
export function changeAppearance(changed: Partial<Appearance>): void {
  change(changed);
}

/** Notes whose account waits for the look of this device; null once it has got it. */
export function noteUnsaved(personId: string | null): void {
  if (current.unsavedFor !== personId) change({ unsavedFor: personId });
}

/** Whose account waits for the look of this device. */
export const unsavedFor = (): string | null => current.unsavedFor;

const compactRoles = new Set(['DOCTOR', 'CAREGIVER', 'VOLUNTEER', 'ADMIN']);

/** Professionals start compact, elders, family and visitors comfortable, until they choose. */
export function suitDensityTo(roles: readonly string[]): void {
  const suits = roles.some((role) => compactRoles.has(role)) ? 'compact' : 'comfortable';
  if (current.roleDensity !== suits) change({ roleDensity: suits });
}

/** Another tab has changed the look. */
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

/** How the page looks now, with the density that suits the role where none is chosen. */
export function useAppearance(): Appearance & { readonly roleDensity: Density } {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => defaults,
  );
}

import { useSyncExternalStore } from 'react';

/** How the page looks on this device. `null` density means: what suits the role. */
export interface Appearance {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact' | null;
  readonly text: 'normal' | 'large' | 'largest';
  readonly contrast: 'normal' | 'high';
}

const key = 'hafi-appearance';
const defaults: Appearance = { theme: 'auto', density: null, text: 'normal', contrast: 'normal' };
const listeners = new Set<() => void>();
let roleDensity: 'comfortable' | 'compact' = 'comfortable';

function kept(): Appearance {
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
  const density = current.density ?? roleDensity;
  setAttribute('theme', current.theme === 'auto' ? null : current.theme);
  setAttribute('density', density === 'compact' ? 'compact' : null);
  setAttribute('text', current.text === 'normal' ? null : current.text);
  setAttribute('contrast', current.contrast === 'high' ? 'high' : null);
}

/** Changes how the page looks, at once and for the next visit. */
export function changeAppearance(change: Partial<Appearance>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Storage may be full or forbidden: the change then lasts for this visit.
  }
  show();
  for (const listener of listeners) listener();
}

const compactRoles = new Set(['DOCTOR', 'CAREGIVER', 'VOLUNTEER', 'ADMIN']);

/** Professionals start compact, elders, family and visitors comfortable, until they choose. */
export function suitDensityTo(roles: readonly string[]): void {
  roleDensity = roles.some((role) => compactRoles.has(role)) ? 'compact' : 'comfortable';
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the page looks now, with the density that is in force. */
export function useAppearance(): Appearance & { shownDensity: 'comfortable' | 'compact' } {
  const appearance = useSyncExternalStore(subscribe, () => current);
  return { ...appearance, shownDensity: appearance.density ?? roleDensity };
}

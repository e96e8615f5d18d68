import type { Locale } from '@hafi/i18n/locales';

/** For each language, the file of each clip that the operator supplied. */
type Manifest = Partial<Record<Locale, Record<string, string>>>;

let requested: Promise<Manifest> | undefined;

async function ask(): Promise<Manifest> {
  try {
    const answer = await fetch('/clips/manifest.json');
    return answer.ok ? await answer.json() : {};
  } catch {
    // Offline only the device's voice reads; the list is requested again later.
    requested = undefined;
    return {};
  }
}

/** The URLs of a language's recorded clips by id; empty when there are none. Never rejects. */
export async function clipsIn(locale: Locale): Promise<ReadonlyMap<string, string>> {
  requested ??= ask();
  const files = (await requested)[locale] ?? {};
  return new Map(Object.entries(files).map(([id, file]) => [id, `/clips/${locale}/${file}`]));
}

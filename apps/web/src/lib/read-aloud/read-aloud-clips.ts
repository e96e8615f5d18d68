import type { Locale } from '@hafi/i18n/locales';

/** Per language, the file of each clip that the operator supplied. */
type Manifest = Partial<Record<Locale, Record<string, string>>>;

let asked: Promise<Manifest> | undefined;

async function ask(): Promise<Manifest> {
  try {
    const answer = await fetch('/clips/manifest.json');
    return answer.ok ? await answer.json() : {};
  } catch {
    // Without network the device's voice reads alone, and the list is asked for later.
    asked = undefined;
    return {};
  }
}

/** The addresses of a language's recorded clips by id; none when there are none. Never throws. */
export async function clipsIn(locale: Locale): Promise<ReadonlyMap<string, string>> {
  asked ??= ask();
  const files = (await asked)[locale] ?? {};
  return new Map(Object.entries(files).map(([id, file]) => [id, `/clips/${locale}/${file}`]));
}

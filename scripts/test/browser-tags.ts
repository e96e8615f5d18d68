/**
 * What a browser test proves that nothing cheaper can; `// @module-tag <name>` stands in its first
 * line. `release` marks journeys whose parts are proven elsewhere: `npm run test:all` walks them.
 */
export const browserTags = [
  { name: 'layout', description: 'sizes, what is cut or covered, the first screen' },
  { name: 'keyboard', description: 'focus, keys and pointers of a real browser' },
  { name: 'offline', description: 'networks that fail, with real storage' },
  { name: 'people', description: 'two people or devices on one server' },
  { name: 'media', description: 'microphone, camera, sound, Bluetooth' },
  { name: 'worker', description: 'the service worker and push' },
  { name: 'document', description: 'files, headers, redirects and pages before any script' },
  { name: 'release', description: 'a journey of the full run' },
] as const;

const line = /^\/\/ @module-tag (\S+)\n/;

/** The tag of a browser test's text, or undefined where it names none of them. */
export function browserTagOf(text: string): string | undefined {
  const name = line.exec(text)?.[1];
  return browserTags.find((tag) => tag.name === name)?.name;
}

import type { ComponentType } from 'react';
import { Lead, Stack } from '../src/layout/layout.tsx';
import { Example as Shell } from '../src/shell/shell.example.tsx';
import { Example as SkipLink } from '../src/skip-link/skip-link.example.tsx';
import { Settings } from './settings.tsx';

type Shown = { Example: ComponentType };

/** The examples of all components except those that frame the whole page. */
const examples = import.meta.glob<Shown>(
  ['../src/*/*.example.tsx', '!../src/{shell,skip-link}/*'],
  { eager: true },
);

const nameOf = (path: string) => path.split('/').at(-2) ?? path;

/** Every component on one page, each in its usual states. */
export function Gallery() {
  return (
    <>
      <SkipLink />
      <Shell>
        <Stack fill gap="section">
          <h1>Every component</h1>
          <Lead>As people meet them, in each theme, density and size of text.</Lead>
          <Settings />
          {Object.entries(examples).map(([path, { Example }]) => (
            <Stack key={path} as="section" fill id={nameOf(path)}>
              <h2>{nameOf(path)}</h2>
              <Example />
            </Stack>
          ))}
          <Stack as="section" fill>
            <h2>skip-link</h2>
            <p>The first stop of the keyboard, above this page.</p>
          </Stack>
          <Stack as="section" fill id="shell">
            <h2>shell</h2>
            <p>Around this page; the head and the foot of a public page stand below.</p>
          </Stack>
        </Stack>
      </Shell>
    </>
  );
}

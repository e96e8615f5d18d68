import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import type { Plugin } from 'vite';

const contractFile = /\/packages\/contract\/src\/.+\.contract\.ts$/;
const whole = '?whole';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/**
 * In the browser an endpoint is its method and path, its topics, and whether its answer is in the
 * reader's language: what the server validates and presents need
 * not travel (12 KB of zod and schemas on every first visit). A form's body schema is fetched when
 * the form is first checked, through `safeParseAsync`. Schemas that a screen needs at once stand in
 * `*.schemas.ts`, which are left alone.
 */
export const lightContract: Plugin = {
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!contractFile.test(id)) return null;
    const module: Record<string, unknown> = await import(pathToFileURL(id).href);
    const lines = Object.entries(module).map(([name, value]) => {
      if (!isEndpoint(value)) {
        const json = JSON.stringify(value);
        // A schema has no place here: whoever imports it is told by the bundler.
        return json.includes('"def"') ? '' : `export const ${name} = ${json};`;
      }
      const body = value.body
        ? `, body: { safeParseAsync: async (value, how) =>
            (await import(${JSON.stringify(id + whole)})).${name}.body.safeParseAsync(value, how) }`
        : '';
      const { localised, method, path, topics } = value;
      const told = JSON.stringify({ method, path, topics, localised }).slice(1, -1);
      return `export const ${name} = { ${told}${body} };`;
    });
    return lines.join('\n');
  },
};

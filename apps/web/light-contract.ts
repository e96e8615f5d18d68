import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import type { Plugin } from 'vite';

const contractFile = /\/packages\/contract\/src\/.+\.contract\.ts$/;
const complete = '?whole';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/**
 * Reduces endpoints in the browser to method, path, topics, and whether the answer depends on the
 * language: schemas that the server uses to validate and serialize are not bundled (12 KB of zod
 * and schemas on every first load). A form's body schema is loaded through `safeParseAsync` when
 * the form is first validated; where it does not arrive, as on a page that was opened before a new
 * version was published, the server alone validates. Schemas that a screen needs at once are in
 * `*.schemas.ts`, which stay unchanged.
 */
export const lightContract: Plugin = {
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  // A whole contract needs the schemas of those that it imports.
  async resolveId(source, importer) {
    if (!importer?.endsWith(complete)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && contractFile.test(found.id) ? `${found.id}${complete}` : null;
  },
  async load(id) {
    if (!contractFile.test(id)) return null;
    const module: Record<string, unknown> = await import(pathToFileURL(id).href);
    const lines = Object.entries(module).map(([name, value]) => {
      if (!isEndpoint(value)) {
        const json = JSON.stringify(value);
        // Schemas are dropped: the bundler reports an import of one.
        return json.includes('"def"') ? '' : `export const ${name} = ${json};`;
      }
      const body = value.body
        ? `, body: { safeParseAsync: (value, how) => import(${JSON.stringify(id + complete)}).then(
            (all) => all.${name}.body.safeParseAsync(value, how),
            () => ({ success: true, data: value })) }`
        : '';
      const { localised, method, path, topics } = value;
      const described = JSON.stringify({ method, path, topics, localised }).slice(1, -1);
      return `export const ${name} = { ${described}${body} };`;
    });
    return lines.join('\n');
  },
};

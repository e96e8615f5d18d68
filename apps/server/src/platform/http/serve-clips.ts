import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { type Locale, locales } from '@hafi/i18n/locales';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Log } from '../log/log.ts';

const clipId = /^[a-z0-9][a-z0-9-]{0,79}$/;
const clipFile = /^[a-z0-9][a-z0-9-]{0,79}\.(mp3|ogg|opus)$/;
const files = z.record(z.string().check(z.regex(clipId)), z.string().check(z.regex(clipFile)));
const manifest = z.partialRecord(z.enum(locales), files);

type Manifest = z.output<typeof manifest>;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => clipFile.test(name)).sort();
}

/** Reads the operator's `manifest.json`; null when it is missing or invalid. */
async function written(folder: string, log: Log): Promise<Manifest | null> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch (error) {
    if (!isMissing(error)) log.warn({ err: error }, 'manifest.json of the clips is not valid');
    return null;
  }
}

/** Lists only clips that exist: those of the manifest or, without one, every file by its name. */
async function listClips(folder: string, log: Log): Promise<Manifest> {
  const wanted = await written(folder, log);
  const list: Manifest = {};
  for (const locale of locales) {
    const names = await namesIn(join(folder, locale));
    const ids: [string, string][] = wanted
      ? Object.entries(wanted[locale] ?? {}).filter(([, name]) => names.includes(name))
      : names.map((name) => [name.replace(/\.[^.]+$/, ''), name]);
    if (ids.length > 0) list[locale] = Object.fromEntries(ids);
  }
  return list;
}

const isLocaleFolder = (name: string): name is Locale => locales.some((locale) => locale === name);

/**
 * Serves the recorded audio clips for reading aloud: `<folder>/<language>/<id>.mp3` (or `.ogg`,
 * `.opus`), with range requests, and their list at `/clips/manifest.json` (empty when there are
 * none). No other file of the folder is served.
 */
export async function serveClips(app: FastifyInstance, folder: string, log: Log): Promise<void> {
  await app.register(async (clips) => {
    await clips.register(fastifyStatic, { serve: false });
    const hidden = { schema: { hide: true } };
    clips.get('/clips/manifest.json', hidden, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(await listClips(folder, log)),
    );
    clips.get<{ Params: { locale: string; file: string } }>(
      '/clips/:locale/:file',
      hidden,
      async ({ params: { locale, file } }, reply) => {
        const named = isLocaleFolder(locale) && clipFile.test(file);
        if (!named || !existsSync(join(folder, locale, file))) {
          throw new Problem(coreErrors['not-found']);
        }
        return reply.sendFile(`${locale}/${file}`, folder, { maxAge: '1d' });
      },
    );
  });
}

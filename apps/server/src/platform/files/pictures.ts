import type sharp from 'sharp';
import { fewAtOnce } from '../rate-limit/few-at-once.ts';

/** The library, which is loaded when the first picture comes. */
export type Sharp = typeof sharp;

/** So that pictures leave most of Node's threads to passwords, files and names of hosts. */
const pictures = fewAtOnce({ atOnce: 2, waiting: 60 });

/**
 * Runs work on a picture; a process does two at once.
 * @throws Problem too-many-requests when very many wait already
 */
export function onPicture<T>(work: (library: Sharp) => Promise<T>): Promise<T> {
  return pictures.run(async () => {
    const { default: library } = await import('sharp');
    library.concurrency(1);
    return work(library);
  });
}

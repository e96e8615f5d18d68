import type { FileResult } from './count-results.ts';

/** How many of the slowest files are listed. */
const named = 20;

/** Describes where the time went: the slowest files, and how often each started the server. */
export function describeTimes(files: readonly FileResult[]): string[] {
  const slowest = files
    .map((file) => ({ ...file, total: totalOf(file) }))
    .sort((a, b) => b.total - a.total)
    .slice(0, named)
    .map(
      ({ boots, path, project, seconds, total }) =>
        `${inTenths(total)} ${inTenths(seconds.preparing + seconds.importing)} ${String(boots).padStart(6)}  ${project} ${path}`,
    );
  const started = files.filter(({ boots }) => boots > 0);
  const boots = started.reduce((sum, file) => sum + file.boots, 0);
  const often = started
    .filter((file) => file.boots > 1)
    .sort((a, b) => b.boots - a.boots)
    .map((file) => `${String(file.boots).padStart(6)}  ${file.project} ${file.path}`);
  return [
    `The slowest ${slowest.length} of ${files.length} files, in seconds`,
    ' total  import  boots',
    ...slowest,
    '',
    `${boots} starts of the server in ${started.length} files${often.length > 0 ? '; more than one in:' : ''}`,
    ...often,
  ];
}

/** The total time of these files, in seconds; they ran in parallel. */
export const secondsOf = (files: readonly FileResult[]): number =>
  files.reduce((sum, file) => sum + totalOf(file), 0);

const totalOf = ({ seconds: { importing, preparing, testing } }: FileResult) =>
  preparing + importing + testing;

const inTenths = (seconds: number) => seconds.toFixed(1).padStart(6);

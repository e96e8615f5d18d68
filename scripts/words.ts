import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Catalogue, openCatalogues, type Texts } from './words/catalogues.ts';
import { conflictsOf, problemsOf } from './words/find-problems.ts';
import { currentReviews, readReviews, signedOff, writeReviews } from './words/review-file.ts';

const usage = `npm run words                                       extract all words
npm run words -- <feature>...                       extract the words of some features
npm run words -- --check [<feature>...]             say what is missing, obsolete, empty or differs
npm run words -- --reviewed <feature> --by "<name>" sign off a feature's Kinyarwanda`;

const root = join(import.meta.dirname, '..');
process.chdir(root);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, reviewed: { type: 'string' }, by: { type: 'string' } },
  });
  const all = await openCatalogues(root);
  const names = values.reviewed ? [values.reviewed] : positionals;
  const unknown = names.filter((name) => !all.some(({ feature }) => feature === name));
  if (unknown.length > 0) throw new Error(`no such feature: ${unknown.join(', ')}\n\n${usage}`);
  const chosen = names.length > 0 ? all.filter(({ feature }) => names.includes(feature)) : all;
  if (values.check) await check(chosen, all);
  else if (values.reviewed) await review(chosen, values.by);
  else await extract(chosen, all);
}

async function extract(chosen: Catalogue[], all: Catalogue[]): Promise<void> {
  const stored = new Map<Catalogue, Texts>();
  for (const catalogue of all) stored.set(catalogue, await catalogue.read());
  for (const catalogue of chosen) {
    const texts = stored.get(catalogue) ?? (await catalogue.read());
    const found = await catalogue.collect();
    if (Object.keys(found).length === 0 && Object.keys(texts.en).length === 0) continue;
    const elsewhere = [...stored]
      .filter(([other]) => other !== catalogue)
      .map(([, other]) => other);
    const next = await catalogue.update(found, texts, elsewhere);
    const reviews = currentReviews(next, readReviews(root, catalogue.feature));
    writeReviews(root, catalogue.feature, reviews);
    const problems = problemsOf(found, next, reviews);
    const open = Object.values(reviews).filter((entry) => entry === null).length;
    console.log(
      `${catalogue.feature}: ${Object.keys(found).length} texts, ${open} not reviewed in rw`,
    );
    for (const problem of problems) console.log(`  ${problem}`);
  }
}

async function check(chosen: Catalogue[], all: Catalogue[]): Promise<void> {
  const problems: string[] = [];
  for (const catalogue of chosen) {
    const { feature } = catalogue;
    const found = await catalogue.collect();
    const own = problemsOf(found, await catalogue.read(), readReviews(root, feature));
    problems.push(...own.map((problem) => `${feature}/${problem}`));
  }
  const everything = await Promise.all(
    all.map(async (catalogue) => ({ feature: catalogue.feature, texts: await catalogue.read() })),
  );
  problems.push(...conflictsOf(everything));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    throw new Error(
      `${problems.length} problems with words; \`npm run words\` updates the catalogues`,
    );
  }
  console.log('words: complete in every language');
}

async function review(chosen: Catalogue[], by: string | undefined): Promise<void> {
  if (!by?.trim()) throw new Error(`say who reviewed: --by "<name>"\n\n${usage}`);
  for (const catalogue of chosen) {
    const known = readReviews(root, catalogue.feature);
    const reviews = signedOff(await catalogue.read(), known, by.trim());
    writeReviews(root, catalogue.feature, reviews);
    console.log(`${catalogue.feature}: ${Object.keys(reviews).length} texts signed off by ${by}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

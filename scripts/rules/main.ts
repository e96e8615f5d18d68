import { browserTests } from './browser-tests.ts';
import { dependenciesDocumented } from './dependencies-documented.ts';
import { differencesListed } from './differences-listed.ts';
import { drawnStates } from './drawn-states.ts';
import { endpointErrors } from './endpoint-errors.ts';
import { featureFolders } from './feature-folders.ts';
import { fileLength } from './file-length.ts';
import { fileNames } from './file-names.ts';
import { folderWidth } from './folder-width.ts';
import { forbiddenCalls } from './forbidden-calls.ts';
import { lightImports } from './light-imports.ts';
import { literalSpreads } from './literal-spreads.ts';
import { namedExports } from './named-exports.ts';
import { noLoopholes } from './no-loopholes.ts';
import { oldBrowsers } from './old-browsers.ts';
import { oneMeaning } from './one-meaning.ts';
import { oneQueryRoom } from './one-query-room.ts';
import { oneTransaction } from './one-transaction.ts';
import { pageAddresses } from './page-addresses.ts';
import { openProject } from './project.ts';
import { rawWords } from './raw-words.ts';
import type { Rule } from './rule.ts';
import { selfContained } from './self-contained.ts';
import { thrownTexts } from './thrown-texts.ts';

/** All rules about files, in the order in which they are reported. */
const RULES: Rule[] = [
  fileNames,
  featureFolders,
  namedExports,
  fileLength,
  folderWidth,
  literalSpreads,
  rawWords,
  oneMeaning,
  forbiddenCalls,
  oneQueryRoom,
  drawnStates,
  oldBrowsers,
  oneTransaction,
  endpointErrors,
  pageAddresses,
  lightImports,
  thrownTexts,
  noLoopholes,
  browserTests,
  dependenciesDocumented,
  differencesListed,
  selfContained,
];

const project = openProject(process.argv[2] ?? process.cwd());
let breaches = 0;
for (const rule of RULES) {
  const findings = rule.check(project);
  if (findings.length > 0) console.log(`${rule.name}: ${rule.about}`);
  for (const { file, line, message } of findings) {
    console.log(`  ${file}${line ? `:${line}` : ''}  ${message}`);
  }
  breaches += findings.length;
}
console.log(`${RULES.length} rules, ${project.files.length} files, ${breaches} breaches`);
process.exitCode = breaches > 0 ? 1 : 0;

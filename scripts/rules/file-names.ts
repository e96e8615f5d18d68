import { isCode } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const BANNED = /^(utils?|helpers?|common|misc|shared|stuff|index)$/;

/** The roles (the part between name and ending) that a file may have in each folder. */
export const FOLDERS: { folder: RegExp; roles: string[]; endings: string[] }[] = [
  { folder: /^apps\/server\/src\/[^/]+$/, roles: ['', 'test'], endings: ['ts'] },
  { folder: /^apps\/server\/src\/test\/factories\//, roles: ['factory'], endings: ['ts'] },
  { folder: /^apps\/server\/src\/(test|seed)\//, roles: ['', 'test'], endings: ['ts'] },
  { folder: /^apps\/server\/src\/platform\/[^/]+$/, roles: ['', 'test'], endings: ['ts'] },
  {
    folder: /^apps\/server\/src\/platform\/[^/]+\//,
    roles: ['', 'test', 'tables', 'repo', 'repo.test', 'routes', 'routes.test', 'job', 'job.test'],
    endings: ['ts'],
  },
  {
    folder: /^apps\/server\/src\/features\/[^/]+\//,
    roles: [
      '',
      'test',
      'routes',
      'routes.test',
      'policy',
      'policy.test',
      'repo',
      'repo.test',
      'tables',
      'presenter',
      'presenter.test',
      'job',
      'job.test',
      'public',
      'public.test',
      'feature',
      'messages',
      'messages.test',
    ],
    endings: ['ts'],
  },
  {
    folder: /^apps\/web\/src\/(app|kit|lib)\//,
    roles: ['', 'test', 'page', 'page.test', 'queries', 'queries.test', 'module', 'd'],
    endings: ['ts', 'tsx', 'css'],
  },
  { folder: /^apps\/web\/src\/sw\//, roles: ['', 'test'], endings: ['ts'] },
  // Runs in prerendered pages before the app.
  { folder: /^apps\/web\/src\/start\//, roles: ['', 'test'], endings: ['ts', 'tsx'] },
  { folder: /^apps\/web\/src\/features\/[^/]+\/.+[.]css$/, roles: ['module'], endings: ['css'] },
  {
    folder: /^apps\/web\/src\/features\/[^/]+\//,
    roles: ['', 'test', 'page', 'page.test', 'queries', 'queries.test'],
    endings: ['ts', 'tsx'],
  },
  { folder: /^apps\/web\/src\/[^/]+$/, roles: ['', 'd'], endings: ['ts', 'tsx', 'css'] },
  {
    folder: /^packages\/contract\/src\//,
    roles: [
      '',
      'contract',
      'contract.test',
      'errors',
      'errors.test',
      'schemas',
      'schemas.test',
      'test',
    ],
    endings: ['ts'],
  },
  { folder: /^packages\/(base|i18n)\/src\//, roles: ['', 'test'], endings: ['ts'] },
  {
    folder: /^packages\/ui\/src\//,
    roles: ['', 'test', 'example', 'module', 'd'],
    endings: ['ts', 'tsx', 'css'],
  },
  { folder: /^packages\/ui\/gallery\//, roles: ['', 'config'], endings: ['ts', 'tsx'] },
  { folder: /^packages\/providers-sandbox\/src\//, roles: ['', 'test', 'page'], endings: ['ts'] },
  { folder: /^(apps|packages)\/[^/]+\/test\//, roles: ['', 'test'], endings: ['ts', 'tsx'] },
  { folder: /^(apps|packages)\/[^/]+\/[^/]+$/, roles: ['', 'config'], endings: ['ts'] },
  { folder: /^e2e\/specs\/[^/]+\//, roles: ['spec'], endings: ['ts'] },
  { folder: /^e2e\/(pages|fixtures)\//, roles: ['', 'page', 'test'], endings: ['ts'] },
  { folder: /^e2e\/[^/]+$/, roles: ['', 'config'], endings: ['ts'] },
  { folder: /^(scripts|bench|ops)\//, roles: ['', 'test'], endings: ['ts'] },
  { folder: /^[^/]+$/, roles: ['config'], endings: ['ts'] },
];

/** File names say what a file is: kebab-case, a role from a closed list, nothing vague. */
export const fileNames: Rule = {
  name: 'file-names',
  about: 'kebab-case names, roles from the closed list of their folder, no vague names',
  check: (project) => project.files.flatMap((file) => checkFile(file)),
};

function checkFile(file: string): Finding[] {
  // Served or run as they are; not part of our code.
  if (/^(apps|packages)\/[^/]+\/(public|migrations|src\/assets)\//.test(file)) return [];
  if (/\.(m|c)?jsx?$/.test(file) && file !== '.dependency-cruiser.cjs') {
    return [{ file, message: 'the code of the project is TypeScript' }];
  }
  if (!isCode(file) && !/\.css$/.test(file)) return [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  const [base = '', ...rest] = name.split('.');
  const ending = rest.pop() ?? '';
  const role = rest.join('.');
  const findings: Finding[] = [];
  if (!KEBAB.test(base)) findings.push({ file, message: `"${base}" is not kebab-case` });
  if (BANNED.test(base))
    findings.push({ file, message: `"${base}" says nothing: name what it does` });
  const folders = file.split('/').slice(0, -1);
  for (const folder of folders) {
    if (!KEBAB.test(folder))
      findings.push({ file, message: `folder "${folder}" is not kebab-case` });
    if (BANNED.test(folder)) findings.push({ file, message: `folder "${folder}" says nothing` });
  }
  const folder = FOLDERS.find((each) => each.folder.test(file));
  if (!folder) return [...findings, { file, message: 'no code belongs in this folder' }];
  if (!folder.roles.includes(role) || !folder.endings.includes(ending)) {
    const roles = folder.roles.map((each) => (each ? `.${each}` : '(none)')).join(' ');
    findings.push({ file, message: `role ".${role}" (.${ending}) is not one of: ${roles}` });
  }
  if (role === 'public' || role === 'feature') findings.push(...checkDoor(file, base, role));
  return findings;
}

/** A feature has one file of each such role, named after it, in its own folder. */
function checkDoor(file: string, base: string, role: string): Finding[] {
  const [, , , , feature, ...inside] = file.split('/');
  if (base === feature && inside.length === 1) return [];
  return [{ file, message: `must be features/${feature}/${feature}.${role}.ts` }];
}

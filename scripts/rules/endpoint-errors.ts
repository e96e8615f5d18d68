import ts from 'typescript';
import { definedCodes } from './defined-codes.ts';
import { lineOf, type Project, walkTree } from './project.ts';
import { codesOf, reachIn } from './reached-code.ts';
import type { Finding, Rule } from './rule.ts';

const ROUTES = /^apps\/server\/src\/features\/.*\.routes\.ts$/;
const CORE = 'packages/contract/src/core/core.errors.ts';

/**
 * What an endpoint answers through a list or a port that it is given, such as the data of every feature: the
 * code that it calls is named here, since no name leads to it.
 */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  closeKeptAccount: [
    'apps/server/src/features/circle/own-circle.ts',
    'apps/server/src/features/circle/hand-over/require-closing.ts',
  ],
  deleteAccount: ['apps/server/src/features/circle/own-circle.ts'],
};

/**
 * Errors that code shared by several endpoints throws for one of them only: names do not tell which.
 * Tests of the server fail where another one answers with them.
 */
const ONLY: Readonly<Record<string, string>> = {
  'allergy-known': 'addAllergy',
  'substance-stays': 'changeAllergy',
};

/**
 * The errors of an endpoint are what its handler can throw: the code that is reached from the
 * handler by names is compared with the list. Errors of the core need not be listed.
 */
export const endpointErrors: Rule = {
  name: 'endpoint-errors',
  about: 'an endpoint lists the errors that its handler can throw, and no others',
  check: (project) => {
    const reach = reachIn(project);
    const core = new Set(project.has(CORE) ? definedCodes(project.tree(CORE)) : []);
    return project.files
      .filter((file) => ROUTES.test(file))
      .flatMap((file) => checkFile(project, reach, core, file));
  },
};

function checkFile(
  project: Project,
  reach: ReturnType<typeof reachIn>,
  core: ReadonlySet<string>,
  file: string,
): Finding[] {
  const tree = project.tree(file);
  const findings: Finding[] = [];
  walkTree(tree, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText(tree) !== 'handle') return true;
    const [named, ...runs] = node.arguments;
    if (!named) return true;
    const line = lineOf(tree, node.getStart(tree));
    const name = named.getText(tree);
    const endpoint = reach.find(named);
    if (!endpoint || !ts.isVariableDeclaration(endpoint)) {
      findings.push({ file, line, message: `name the endpoint: nothing is found for ${name}` });
      return true;
    }
    const listed = listedBy(endpoint, reach);
    const given = (GIVEN[endpoint.name.getText()] ?? []).filter((each) => project.has(each));
    const starts = [...runs, ...given.map((each) => project.tree(each))];
    const thrown = new Set(starts.flatMap((run) => [...reach.codes(run)]));
    for (const code of thrown) {
      const elsewhere = ONLY[code] !== undefined && ONLY[code] !== endpoint.name.getText();
      if (listed.has(code) || core.has(code) || elsewhere) continue;
      findings.push({ file, line, message: `${name} can answer ${code} and does not list it` });
    }
    for (const code of listed) {
      if (thrown.has(code)) continue;
      findings.push({ file, line, message: `${name} lists ${code}, which nothing throws` });
    }
    return true;
  });
  return findings;
}

/** The codes in the `errors` of an endpoint, written there or in a list that it names. */
function listedBy(
  endpoint: ts.VariableDeclaration,
  reach: ReturnType<typeof reachIn>,
): Set<string> {
  const codes = new Set<string>();
  walkTree(endpoint, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'errors') return true;
    for (const code of [
      ...codesOf(node.initializer, reach.find),
      ...reach.codes(node.initializer),
    ]) {
      codes.add(code);
    }
    return false;
  });
  return codes;
}

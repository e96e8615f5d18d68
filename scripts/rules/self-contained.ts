import type { Rule } from './rule.ts';

const TEXT = /\.(tsx?|cjs|json|md|css|html|po|sql|sh|yml|svg)$|^\.ci\/run$/;
// Built from parts, so that this file does not break its own rule.
const MACHINE_PATH = new RegExp(`(^|[\\s"'\`(=:])/(${['work', 'root', 'home'].join('|')})/[\\w.]`);
const REGISTRY = new RegExp(['registry', 'npmjs', 'org'].join('[.]'));

/** The project works wherever it is cloned: no machine-specific folders, no hosts. */
export const selfContained: Rule = {
  name: 'self-contained',
  about: 'no absolute path of one machine and no registry host in any file',
  check: (project) =>
    project.files
      .filter((file) => TEXT.test(file))
      .flatMap((file) =>
        project
          .text(file)
          .split('\n')
          .flatMap((text, index) => {
            const found = MACHINE_PATH.exec(text) ?? REGISTRY.exec(text);
            if (!found) return [];
            return [
              { file, line: index + 1, message: `"${found[0].trim()}" is of one machine only` },
            ];
          }),
      ),
};

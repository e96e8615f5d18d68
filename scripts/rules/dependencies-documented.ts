import type { Finding, Rule } from './rule.ts';

const LIST = 'docs/dependencies.md';
type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/** Every dependency is pinned, with its reason documented. */
export const dependenciesDocumented: Rule = {
  name: 'dependencies-documented',
  about: `exact versions in every package.json, one line of reason for each in ${LIST}`,
  check: (project) => {
    const list = project.has(LIST) ? project.text(LIST) : '';
    return project.files
      .filter((file) => /^((apps|packages)\/[^/]+\/)?package\.json$/.test(file))
      .flatMap((file): Finding[] => {
        const manifest = JSON.parse(project.text(file)) as Manifest;
        const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
        return all
          .filter(([name]) => !name.startsWith('@hafi/'))
          .flatMap(([name, version]) => [
            ...(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
              ? []
              : [{ file, message: `${name} "${version}" is not an exact version` }]),
            ...(list.includes(`\`${name}\``)
              ? []
              : [{ file, message: `${name} has no line in ${LIST}` }]),
          ]);
      });
  },
};

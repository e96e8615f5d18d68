import type { Project } from './project.ts';

/** One breach of a rule: where it is and what to do about it. */
export type Finding = { file: string; line?: number; message: string };

/** A rule about the files of the project. It only reads; it never throws on a strange file. */
export type Rule = {
  name: string;
  /** What the rule demands, in one sentence for whoever breaks it. */
  about: string;
  check: (project: Project) => Finding[];
};

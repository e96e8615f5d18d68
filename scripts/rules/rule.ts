import type { Project } from './project.ts';

/** One violation of a rule: where it is and what to do about it. */
export type Finding = { file: string; line?: number; message: string };

/** A rule about the project's files. It only reads, and never throws on unexpected content. */
export type Rule = {
  name: string;
  /** The requirement in one sentence, for people who break it. */
  about: string;
  check: (project: Project) => Finding[];
};

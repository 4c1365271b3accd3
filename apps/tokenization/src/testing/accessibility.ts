import axe from 'axe-core';

/** Returns axe's violations in the form, one line per rule, without rules about whole pages. */
export async function accessibilityViolations(): Promise<string[]> {
  const { violations } = await axe.run('form');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

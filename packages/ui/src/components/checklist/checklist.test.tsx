import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Checklist, ChecklistItem } from './checklist.tsx';

it('announces each checklist item as done or open', async () => {
  render(
    <Checklist label="What to send">
      <ChecklistItem title="Receipt" state="done" />
      <ChecklistItem title="Proof of delivery" state="open" />
    </Checklist>,
  );
  const items = page.getByRole('list', { name: 'What to send' }).getByRole('listitem');
  expect(items.elements().map((item) => item.textContent)).toEqual([
    'Receipt, done',
    'Proof of delivery, open',
  ]);
});

it('reserves the final height of loading checklist items', () => {
  const { container, rerender } = render(<Checklist label="What to send" loadingItems={2} />);
  const loadingPx = container.getBoundingClientRect().height;
  rerender(
    <Checklist label="What to send">
      <ChecklistItem title="Receipt" state="done" />
      <ChecklistItem title="Proof of delivery" state="open" />
    </Checklist>,
  );
  expect(container.getBoundingClientRect().height).toBe(loadingPx);
});

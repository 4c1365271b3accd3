import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FileDrop } from './file-drop.tsx';

const proof = new File(['paid'], 'proof.pdf', { type: 'application/pdf' });
const photo = new File(['seen'], 'photo.png', { type: 'image/png' });

function Evidence({
  multiple = true,
  disabled = false,
}: {
  readonly multiple?: boolean;
  readonly disabled?: boolean;
}) {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <FileDrop
      label="Evidence"
      hint="PDF or PNG"
      multiple={multiple}
      disabled={disabled}
      files={names.map((name) => ({ id: name, name }))}
      onFilesAdd={(added) => setNames((before) => [...before, ...added.map((file) => file.name)])}
      onFileRemove={(id) => setNames((before) => before.filter((name) => name !== id))}
    />
  );
}

const input = () => page.getByLabelText('Evidence', { exact: true });
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((element) => element.textContent);

/** Fires the events of a drop as a browser does. */
const drop = (element: Element, files: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
  element.dispatchEvent(over);
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  return over.defaultPrevented;
};
const dropTarget = () => page.getByText(/or drop here/).element();

it('accepts a chosen file again after its removal by keyboard', async () => {
  render(<Evidence />);
  await userEvent.keyboard('{Tab}');
  await expect.element(input()).toHaveFocus();
  await expect.element(input()).toHaveAccessibleDescription('PDF or PNG');
  await userEvent.upload(input(), [proof, photo]);
  await expect.poll(names).toEqual(['proof.pdf', 'photo.png']);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Remove proof.pdf' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['photo.png']);
  await userEvent.upload(input(), proof);
  await expect.poll(names).toEqual(['photo.png', 'proof.pdf']);
});

it('accepts dropped files without leaving the page', async () => {
  render(<Evidence />);
  expect(drop(dropTarget(), [proof, photo])).toBe(true);
  await expect.poll(names).toEqual(['proof.pdf', 'photo.png']);
});

it('accepts only the first of several dropped files without `multiple`, and no file while disabled', async () => {
  const { rerender } = render(<Evidence multiple={false} />);
  drop(dropTarget(), [proof, photo]);
  await expect.poll(names).toEqual(['proof.pdf']);
  rerender(<Evidence multiple={false} disabled />);
  drop(dropTarget(), [photo]);
  await expect.element(input()).toBeDisabled();
  expect(names()).toEqual(['proof.pdf']);
});

it('shows the error of the drop area and of each file', async () => {
  const add = vi.fn<() => void>();
  render(
    <FileDrop
      label="Evidence"
      error="Add at least one file"
      files={[{ id: '1', name: 'all.zip', error: 'Larger than 5 MB' }]}
      onFilesAdd={add}
    />,
  );
  await expect.element(input()).toHaveAccessibleDescription('Add at least one file');
  await expect.element(page.getByRole('listitem').getByRole('alert')).toHaveTextContent('Larger than 5 MB');
});

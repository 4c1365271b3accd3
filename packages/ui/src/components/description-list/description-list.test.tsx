import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Copyable } from '../copy-button/copy-button.tsx';
import { MiddleTruncate } from '../middle-truncate/middle-truncate.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

const tops = () =>
  ['Website', 'https://harbor-coffee.example'].map(
    (text) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top,
  );

it.each(['start', 'ruled'] as const)(
  'stacks label and value on a phone with the layout %s',
  async (layout) => {
    await page.viewport(320, 640);
    render(
      <DescriptionList {...(layout === 'ruled' ? { ruled: true } : { align: 'start' })}>
        <DescriptionItem label="Website">https://harbor-coffee.example</DescriptionItem>
      </DescriptionList>,
    );
    const [labelPx = 0, valuePx = 0] = tops();
    expect(valuePx).toBeGreaterThan(labelPx);
    await page.viewport(1280, 800);
    const [wideLabelPx = 0, wideValuePx = 0] = tops();
    expect(wideValuePx).toBeCloseTo(wideLabelPx, 0);
  },
);

it('shows a shortened identifier in full beside a long label on a phone', async () => {
  await page.viewport(320, 640);
  const id = 'pi_01m0w2ckxgff7h5x2k8rz';
  render(
    <div style={{ width: 256 }}>
      <DescriptionList>
        <DescriptionItem label="Original payment instrument">
          <Copyable text={id} label="Copy instrument ID">
            <MiddleTruncate text={id} />
          </Copyable>
        </DescriptionItem>
      </DescriptionList>
    </div>,
  );
  const value = page.getByText('pi_…h5x2k8rz').element();
  const visible = value.closest('dd')?.querySelector('span > span');
  expect(visible?.scrollWidth).toBe(visible?.clientWidth);
  await page.viewport(1280, 800);
});

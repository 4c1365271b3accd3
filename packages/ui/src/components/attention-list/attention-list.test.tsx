import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FlagIcon } from '../icon/icons/flag.tsx';
import { LinkProvider, type LinkRenderProps } from '../link/link.tsx';
import { AttentionList, AttentionRow } from './attention-list.tsx';

const followed: string[] = [];

function StayingLink({ children, href, ...rest }: LinkRenderProps) {
  const stay = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    followed.push(href);
  };
  return (
    <a {...rest} href={href} onClick={stay}>
      {children}
    </a>
  );
}

const list = (
  <LinkProvider component={StayingLink}>
    <AttentionList label="Needs attention">
      <AttentionRow
        href="/disputes/1"
        icon={<FlagIcon />}
        title="$73.20 disputed"
        time="2 days left"
        tone="critical"
        amount="$73.20"
      />
      <AttentionRow href="/devices" icon={<FlagIcon />} title="A terminal did not respond" time="6:49 AM" />
    </AttentionList>
  </LinkProvider>
);

afterEach(async () => {
  followed.length = 0;
  await page.viewport(1280, 800);
});

it('makes each row one link, named by its title, time, and amount, and follows the link on Enter', async () => {
  render(list);
  const first = page.getByRole('link').first();
  await expect.element(first).toHaveAccessibleName('$73.20 disputed 2 days left $73.20');
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
  expect(followed).toEqual(['/disputes/1', '/devices']);
});

it.each([1280, 390])('reserves the final height of loading attention rows at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container, rerender } = render(<AttentionList label="Needs attention" loadingRows={2} />);
  const loadingPx = container.getBoundingClientRect().height;
  expect(loadingPx).toBeGreaterThan(60);
  rerender(list);
  expect(container.getBoundingClientRect().height).toBe(loadingPx);
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Card } from '../card/card.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { storyColumns, storyLink, storyRows } from '../data-table/story-rows.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { FloatingButton } from '../floating-button/floating-button.tsx';
import { ReloadIcon } from '../icon/icons/reload.tsx';
import { TrayInIcon } from '../icon/icons/tray-in.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Stack } from '../stack/stack.tsx';
import { AppFrame } from './app-frame.tsx';
import { storyFoot, storyNavigation, storySwitcher } from './story-navigation.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const screen = (content: ReactNode) => (
  <Stack space={12}>
    <PageHeader
      title="Payments"
      actions={
        <LinkButton variant="primary" href="/terminal">
          Take payment
        </LinkButton>
      }
    />
    {content}
  </Stack>
);

const list = (rowCount: number) =>
  screen(
    <Card as="div">
      <DataTable
        label="Payments"
        columns={storyColumns}
        rows={Array.from({ length: rowCount }, (_, index) => storyRows[index % storyRows.length]).filter(
          (row) => row !== undefined,
        )}
        rowLink={storyLink}
      />
      <Pagination
        label="Payment pages"
        page={1}
        pageSize={15}
        totalCount={128}
        onPageChange={() => undefined}
        placement="card"
      />
    </Card>,
  );

const meta = {
  title: 'Frames/AppFrame',
  component: AppFrame,
  args: {
    brandName: 'Tillbook',
    brandHref: '/',
    switcher: storySwitcher,
    navigation: storyNavigation,
    foot: storyFoot,
    floating: <FloatingButton label="Reload page" icon={<ReloadIcon />} onClick={() => undefined} />,
    children: list(15),
  },
  argTypes: {
    switcher: { control: false },
    navigation: { control: false },
    foot: { control: false },
    floating: { control: false },
    children: { control: false },
    search: { control: false },
    topBarEnd: { control: false },
    notices: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**When:** Around every screen of an application with navigation. Below 960 px its sidebar becomes a header with a slide-over, which is fetched when it is first opened.\n\n**When not:** For a page before sign-in (`AuthFrame`), or one where the user has not chosen an account yet (`PlainFrame`).',
      },
      story: { inline: false, height: '800px' },
    },
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const LongList: Story = { args: { children: list(60) } };
export const Loading: Story = {
  args: {
    children: screen(
      <Card as="div">
        <DataTable label="Payments" columns={storyColumns} rows={[]} state="loading" />
      </Card>,
    ),
  },
};
export const Empty: Story = {
  args: {
    children: screen(
      <Card as="div">
        <EmptyState icon={<TrayInIcon size="large" />} title="No payments yet">
          They appear here as soon as somebody pays.
        </EmptyState>
      </Card>,
    ),
  },
};
export const Failed: Story = {
  args: {
    children: screen(
      <Card as="div">
        <ErrorState
          title="Failed to fetch items. Please try again later."
          requestId="req_01k9t6c3"
          onRetry={() => undefined}
        />
      </Card>,
    ),
  },
};
/** Shows the skip link, which is visible only while it has the focus. */
export const Focus: Story = { globals: { pseudo: { focus: ['a'], focusVisible: ['a'] } } };
export const WithNotice: Story = {
  args: { notices: <Banner>You switched accounts in another tab. This tab stays on Harbor Coffee.</Banner> },
};
export const LongText: Story = {
  args: {
    brandName: 'A brand whose name is long',
    children: (
      <PageHeader title="A title that is longer than most, and goes on into a second line on a phone" />
    ),
  },
};
export const RightToLeft: Story = { args: { children: <PageHeader title="مقهى الميناء للتحميص" /> } };
export const Phone: Story = { ...List, globals: onPhone };
export const Dark: Story = { ...List, globals: inDark };

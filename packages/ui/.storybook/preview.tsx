import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { useEffect } from 'react';
import '../src/css/global.css.ts';

/** Light and dark are chosen as an application chooses them: by an attribute of the page. */
const themed: Decorator = (Story, { globals }) => {
  const theme: unknown = globals.theme;
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return <Story />;
};

/** What a story gives as words is changed as words; it would be offered as JSON where any node may stand. */
const wordsAsText: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isOpen =
        !('control' in argType) && !argType.options && !/enum|union/.test(argType.type?.name ?? '');
      const isWords = isOpen && typeof initialArgs[name] === 'string';
      return [name, isWords ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );

const preview: Preview = {
  decorators: [themed],
  argTypesEnhancers: [wordsAsText],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the system' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Tokens', 'Layout', 'Text', 'Actions', 'Forms', 'Money', 'Lists', 'Feedback', 'Frames'],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;

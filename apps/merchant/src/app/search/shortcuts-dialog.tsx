import { Checkbox, DescriptionItem, DescriptionList, Dialog, Inline, KeyCap, Stack } from '@tillbook/ui';
import { localStorageOf } from '@tillbook/web-shell';
import { useState } from 'react';
import type { NavigationItem } from '../navigation.tsx';
import { hasSingleKeys, setSingleKeys } from './single-keys.ts';

export type ShortcutsDialogProps = {
  readonly items: readonly NavigationItem[];
  readonly onClose: () => void;
};

export function ShortcutsDialog({ items, onClose }: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useState(() => hasSingleKeys(localStorageOf(window)));
  const switchKeys = (on: boolean) => {
    setSingleKeys(localStorageOf(window), on);
    setIsOn(on);
  };
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <Stack space={16}>
        <DescriptionList>
          <DescriptionItem label="Search">
            <Keys keys={['⌘K', 'Ctrl K', '/']} />
          </DescriptionItem>
          <DescriptionItem label="Filter a list">
            <Keys keys={['f']} />
          </DescriptionItem>
          <DescriptionItem label="Preview a row">
            <Keys keys={['Space']} />
          </DescriptionItem>
          <DescriptionItem label="Next or previous row in the preview">
            <Keys keys={['j', 'k']} />
          </DescriptionItem>
          <DescriptionItem label="Notifications">
            <Keys keys={['F8']} />
          </DescriptionItem>
          <DescriptionItem label="Show these shortcuts">
            <Keys keys={['?']} />
          </DescriptionItem>
          {items.map((item) => (
            <Jump key={item.path} item={item} />
          ))}
        </DescriptionList>
        <Checkbox label="Turn on single-key shortcuts" checked={isOn} onCheckedChange={switchKeys} />
      </Stack>
    </Dialog>
  );
}

function Jump({ item }: { readonly item: NavigationItem }) {
  const { letter } = item;
  if (letter === undefined) return null;
  return (
    <DescriptionItem label={item.name}>
      <Keys keys={['g', letter]} />
    </DescriptionItem>
  );
}

function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <Inline space={4}>
      {keys.map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </Inline>
  );
}

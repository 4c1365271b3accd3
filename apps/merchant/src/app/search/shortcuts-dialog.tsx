import { Checkbox, DescriptionItem, DescriptionList, Dialog, Inline, KeyCap, Stack } from '@tillbook/ui';
import { useState } from 'react';
import type { NavigationItem } from '../navigation.tsx';
import { hasSingleKeys, setSingleKeys } from './single-keys.ts';

export type ShortcutsDialogProps = {
  readonly places: readonly NavigationItem[];
  readonly onClose: () => void;
};

/** Which keys do what, and a switch for those that are pressed alone. */
export function ShortcutsDialog({ places, onClose }: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useState(() => hasSingleKeys(window.localStorage));
  const switchKeys = (on: boolean) => {
    setSingleKeys(window.localStorage, on);
    setIsOn(on);
  };
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <Stack space={16}>
        <DescriptionList>
          <DescriptionItem label="Search">
            <Keys keys={['⌘K', 'Ctrl K', '/']} />
          </DescriptionItem>
          <DescriptionItem label="Add a filter to a list">
            <Keys keys={['f']} />
          </DescriptionItem>
          <DescriptionItem label="These shortcuts">
            <Keys keys={['?']} />
          </DescriptionItem>
          {places.map((place) => (
            <Jump key={place.path} place={place} />
          ))}
        </DescriptionList>
        <Checkbox
          label="Use the keys that are pressed without Ctrl or ⌘"
          checked={isOn}
          onCheckedChange={switchKeys}
        />
      </Stack>
    </Dialog>
  );
}

function Jump({ place }: { readonly place: NavigationItem }) {
  const { letter } = place;
  if (letter === undefined) return null;
  return (
    <DescriptionItem label={place.name}>
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

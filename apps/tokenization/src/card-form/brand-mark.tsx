import { CardIcon, Inline } from '@tillbook/ui';

/**
 * Shows the card's brand as a word and a plain card icon, because brand logos are trademarks. The word sets
 * the line height, so that the field below does not move when the icon appears.
 */
export function BrandMark({ name }: { readonly name: string }) {
  return (
    <Inline as="span" space={4}>
      <span>{name}</span>
      <CardIcon />
    </Inline>
  );
}

import { CardIcon, Inline } from '@tillbook/ui';

/**
 * The card's brand in words beside a plain card, because brand marks are trademarks. The words come first and set the
 * line height, so that the field below does not move when the icon appears.
 */
export function BrandMark({ name }: { readonly name: string }) {
  return (
    <Inline as="span" space={4}>
      <span>{name}</span>
      <CardIcon />
    </Inline>
  );
}

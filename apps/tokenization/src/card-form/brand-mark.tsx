import { CardIcon, Inline } from '@tillbook/ui';

/**
 * The card's brand in words beside a plain card, since a brand's own sign is the brand's. The words come first: on their
 * line it stands, and the field below does not move when it appears.
 */
export function BrandMark({ name }: { readonly name: string }) {
  return (
    <Inline as="span" space={4}>
      {name}
      <CardIcon />
    </Inline>
  );
}

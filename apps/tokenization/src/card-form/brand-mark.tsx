import { CardIcon, Inline } from '@tillbook/ui';

/** The card's brand in words beside a plain card, since a brand's own sign is the brand's. */
export function BrandMark({ name }: { readonly name: string }) {
  return (
    <Inline as="span" space={4}>
      <CardIcon />
      {name}
    </Inline>
  );
}

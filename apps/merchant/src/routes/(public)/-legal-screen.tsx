import { Heading, PlainFrame, Stack, Text, TextLink } from '@tillbook/ui';
import { usePageTitle, useShell } from '@tillbook/web-shell';

export type LegalSection = { readonly heading: string; readonly paragraphs: readonly string[] };

export type LegalScreenProps = {
  readonly title: string;
  /** The effective date, such as "November 21, 2026". */
  readonly since: string;
  readonly opening: string;
  readonly sections: readonly LegalSection[];
  /** The other of the two legal pages. */
  readonly other: { readonly label: string; readonly href: string };
};

/** Shows plain text to everyone, signed in or not. */
export function LegalScreen({ title, since, opening, sections, other }: LegalScreenProps) {
  const { brandName } = useShell().settings;
  usePageTitle(title);
  return (
    <PlainFrame brandName={brandName} brandHref="/">
      <Stack space={32}>
        <Stack space={8}>
          <Heading level={1}>{title}</Heading>
          <Text size="small" tone="muted">
            {`Effective ${since}`}
          </Text>
          <Text>{opening}</Text>
        </Stack>
        {sections.map(({ heading, paragraphs }) => (
          <Stack as="section" key={heading} space={8}>
            <Heading level={2}>{heading}</Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} tone="secondary">
                {paragraph}
              </Text>
            ))}
          </Stack>
        ))}
        <Text size="small">
          <TextLink placement="alone" href={other.href}>
            {other.label}
          </TextLink>
        </Text>
      </Stack>
    </PlainFrame>
  );
}

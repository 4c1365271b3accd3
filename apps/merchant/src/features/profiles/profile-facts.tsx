import { Card, CardBody, DescriptionItem, DescriptionList, Skeleton, Text } from '@tillbook/ui';
import {
  businessFields,
  representativeFields,
  type BusinessDetails,
  type ProfileField,
  type Representative,
} from './profile-fields.ts';
import { shownValue } from './shown-value.ts';

type ProfileFactsProps<Name extends string> = {
  readonly heading: string;
  readonly fields: readonly ProfileField<Name>[];
  readonly values: { readonly [name in Name]?: unknown } | undefined;
};

function ProfileFacts<Name extends string>({ heading, fields, values }: ProfileFactsProps<Name>) {
  return (
    <Card heading={heading}>
      <CardBody>
        <DescriptionList align="start">
          {fields.map(({ name, label, kind }) => (
            <DescriptionItem key={name} label={label}>
              {values ? <Shown text={shownValue(kind, values[name])} /> : <Skeleton width={120} />}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

function Shown({ text }: { readonly text: string }) {
  if (text !== 'N/A') return text;
  return (
    <Text as="span" tone="muted">
      {text}
    </Text>
  );
}

export function BusinessFacts({ details }: { readonly details: BusinessDetails | undefined }) {
  return <ProfileFacts heading="Business Details" fields={businessFields} values={details} />;
}

export function RepresentativeFacts({
  representative,
}: {
  readonly representative: Partial<Representative> | undefined;
}) {
  return <ProfileFacts heading="Representatives" fields={representativeFields} values={representative} />;
}

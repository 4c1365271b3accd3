import { Card, CardBody, DescriptionItem, DescriptionList, Skeleton, Text } from '@tillbook/ui';
import { NotAvailable } from '@tillbook/web-shell';
import { Fragment } from 'react';
import { addressLines, type Address } from './address-lines.ts';
import {
  businessFacts,
  representativeFacts,
  type BusinessDetails,
  type ProfileField,
  type Representative,
} from './profile-fields.ts';
import { shownValue } from './shown-value.ts';

type ProfileFactsProps<Name extends string> = {
  readonly heading: string;
  readonly fields: readonly ProfileField<Name>[];
  readonly values: ({ readonly [name in Name]?: unknown } & Address) | undefined;
};

function ProfileFacts<Name extends string>({ heading, fields, values }: ProfileFactsProps<Name>) {
  return (
    <Card heading={heading}>
      <CardBody>
        <DescriptionList align="start">
          {fields.map(({ name, label, kind, loadingWords }) => (
            <DescriptionItem key={name} label={label}>
              {values ? (
                <Shown text={shownValue(kind, values[name])} />
              ) : (
                <LoadingText words={loadingWords} />
              )}
            </DescriptionItem>
          ))}
          <DescriptionItem label="Address">
            {values ? <AddressLines address={values} /> : <LoadingAddress />}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** Draws bars that wrap like words, so that the text takes the same number of lines while it loads. */
function LoadingText({ words = 2 }: { readonly words?: number | undefined }) {
  return Array.from({ length: words }, (_word, index) => (
    <Fragment key={index}>
      <Skeleton width={48} />
      <span> </span>
    </Fragment>
  ));
}

const addressLineCount = 4;

function LoadingAddress() {
  return Array.from({ length: addressLineCount }, (_line, index) => (
    <Text key={index} as="div">
      <LoadingText />
    </Text>
  ));
}

function AddressLines({ address }: { readonly address: Address }) {
  const lines = addressLines(address);
  if (lines.length === 0) return <NotAvailable />;
  return lines.map((line, index) => (
    <Text key={index} as="div">
      {line}
    </Text>
  ));
}

function Shown({ text }: { readonly text: string | undefined }) {
  return text === undefined ? <NotAvailable /> : <Text as="span">{text}</Text>;
}

export function BusinessFacts({ details }: { readonly details: BusinessDetails | undefined }) {
  return <ProfileFacts heading="Business Details" fields={businessFacts} values={details} />;
}

export function RepresentativeFacts({
  representative,
}: {
  readonly representative: Partial<Representative> | undefined;
}) {
  return <ProfileFacts heading="Representatives" fields={representativeFacts} values={representative} />;
}

import type { AccountAdministration } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { Card, CardBody, Copyable, DescriptionItem, DescriptionList, MiddleTruncate } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

const businessDays = (days: number): string => `${String(days)} business ${days === 1 ? 'day' : 'days'}`;

export type AccountDetailsProps = { readonly administration: AccountAdministration };

export function AccountDetails({ administration }: AccountDetailsProps) {
  const { account, program, statementDescriptor, cardSettlementDays, achSettlementDays } = administration;
  return (
    <Card heading="Details">
      <CardBody>
        <DescriptionList>
          <DescriptionItem label="Account ID">
            <Copyable text={account.accountId} label="Copy account ID">
              <MiddleTruncate text={account.accountId} />
            </Copyable>
          </DescriptionItem>
          <DescriptionItem label="Legal name">{account.business.legalName}</DescriptionItem>
          <DescriptionItem label="Type">{account.type}</DescriptionItem>
          <DescriptionItem label="Program">{program.name}</DescriptionItem>
          <DescriptionItem label="Currency">{account.currency.toUpperCase()}</DescriptionItem>
          <DescriptionItem label="Statement descriptor">{statementDescriptor}</DescriptionItem>
          <DescriptionItem label="Card settlement">{businessDays(cardSettlementDays)}</DescriptionItem>
          <DescriptionItem label="ACH settlement">{businessDays(achSettlementDays)}</DescriptionItem>
          <DescriptionItem label="Created at">
            <Moment value={account.createdAt}>{formatDateTime(account.createdAt)}</Moment>
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

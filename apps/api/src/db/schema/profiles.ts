import { pgTable, text } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, instant } from './columns.ts';

const typed = (name: string) => text(name).notNull().default('');

const addressColumns = {
  addressLine1: typed('address_line1'),
  addressLine2: typed('address_line2'),
  city: typed('city'),
  state: typed('state'),
  zipcode: typed('zipcode'),
  email: typed('email'),
  phone: typed('phone'),
};

export const businessProfiles = pgTable('business_profiles', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  businessName: typed('business_name'),
  businessType: typed('business_type'),
  doingBusinessAs: typed('doing_business_as'),
  website: typed('website'),
  mcc: typed('mcc'),
  businessDescription: typed('business_description'),
  incorporationDate: typed('incorporation_date'),
  ...addressColumns,
  sealedEin: bytes('sealed_ein').notNull(),
  sealingKeyId: text('sealing_key_id').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const businessRepresentatives = pgTable('business_representatives', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => businessProfiles.accountId),
  firstName: typed('first_name'),
  lastName: typed('last_name'),
  title: typed('title'),
  ...addressColumns,
  sealedDob: bytes('sealed_dob').notNull(),
  sealedSsn: bytes('sealed_ssn').notNull(),
  sealingKeyId: text('sealing_key_id').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

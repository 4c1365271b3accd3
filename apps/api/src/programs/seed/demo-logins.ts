/** People who can sign in to the demo data. Their passwords are public: never seed a deployment. */
export const demoLogins = [
  {
    email: 'merchant@example.com',
    password: 'demo-merchant',
    roles: ['merchant'],
    accounts: 'Harbor Coffee Roasters, Harbor Platform',
  },
  { email: 'second@example.com', password: 'demo-second', roles: ['merchant'], accounts: 'Birchwood Bikes' },
  {
    email: 'admin@example.com',
    password: 'demo-admin',
    roles: ['internal_admin'],
    accounts: 'Every account, to read',
  },
] as const;

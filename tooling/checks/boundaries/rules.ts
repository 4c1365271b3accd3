import type { IForbiddenRuleType } from 'dependency-cruiser';
import { layers } from './layers.ts';
import { rooms } from './rooms.ts';

/** Tests and files for tests only. */
const testFiles = String.raw`(?:\.test\.tsx?$|\.stories\.tsx$|/src/testing/)`;
const productFiles = '^(?:apps|packages)/[^/]+/src/';
const browserFiles = '^(?:apps/(?:admin|docs|merchant|tokenization)|packages/[^/]+)/src/';

/** Code that loads when a screen shows it, and with a screen's first API call. */
const lazyFiles = String.raw`\.(?:lazy\.tsx|first-call\.ts)$`;

const oneOf = (folders: readonly string[]): string => `^(?:${folders.join('|')})/`;

const layerRules: readonly IForbiddenRuleType[] = Object.entries(layers).map(([folder, below]) => ({
  name: `${folder} imports only what is below it`,
  comment: `It may import ${below.length === 0 ? 'no workspace package' : below.join(', ')}.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: '^(?:apps|packages)/', pathNot: oneOf([folder, ...below]) },
}));

const oneOfRooms = (some: readonly string[]): string =>
  `^apps/api/src/(?:${some.map((room) => room.replaceAll('.', String.raw`\.`)).join('|')})(?:/|$)`;

/** A room of apps/api may import the rows below it. Tests may import any room. */
const roomRules: readonly IForbiddenRuleType[] = rooms.flatMap((row, index) =>
  row.flatMap((room) => {
    const others = [...rooms.slice(0, index).flat(), ...row.filter((beside) => beside !== room)];
    if (others.length === 0) return [];
    return {
      name: `apps/api: ${room} imports only what is below it`,
      comment: 'The rooms and their order are in rooms.ts.',
      severity: 'error',
      from: { path: oneOfRooms([room]), pathNot: testFiles },
      to: { path: oneOfRooms(others) },
    };
  }),
);

const apiRules: readonly IForbiddenRuleType[] = [
  ...roomRules,
  {
    name: 'apps/api: each folder is a room',
    comment: 'Add the folder to its row in rooms.ts.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: [testFiles, oneOfRooms(rooms.flat())] },
    to: {},
  },
  {
    name: 'apps/api: a module is reached by its index',
    comment: 'index.ts exports what others may import, calls.ts what the server mounts.',
    severity: 'error',
    from: { path: '^apps/api/src/(?:modules/([^/]+)/|[^/])', pathNot: testFiles },
    to: {
      path: '^apps/api/src/modules/',
      pathNot: ['^apps/api/src/modules/$1/', String.raw`^apps/api/src/modules/[^/]+/(?:calls|index)\.ts$`],
    },
  },
  {
    name: 'apps/api: the list scan is reached by its index',
    comment: 'Lists declare themselves and call findOrdinals; plans and statements are internal.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: [testFiles, '^apps/api/src/db/list-scan/'] },
    to: {
      path: '^apps/api/src/db/list-scan/',
      pathNot: String.raw`^apps/api/src/db/list-scan/index\.ts$`,
    },
  },
  {
    name: 'apps/api: only the server mounts calls',
    comment: 'A module that needs another one imports its index.ts.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: [testFiles, '^apps/api/src/server/'] },
    to: { path: String.raw`^apps/api/src/modules/[^/]+/calls\.ts$` },
  },
  {
    name: 'apps/api: only in-account.ts announces a change',
    comment: 'It announces every change after the commit, so that open screens follow the account.',
    severity: 'error',
    from: {
      path: '^apps/api/src/',
      pathNot: [
        testFiles,
        '^apps/api/src/account-changes/',
        String.raw`^apps/api/src/ledger/in-account\.ts$`,
      ],
    },
    to: { path: String.raw`^apps/api/src/account-changes/announce\.ts$` },
  },
  {
    name: 'apps/api: a store belongs to its module',
    comment: 'Other modules and their tests must not import the SQL of a noun.',
    severity: 'error',
    from: { path: '^apps/api/(?:src/modules/([^/]+)/|src/|test/)' },
    to: {
      path: String.raw`^apps/api/src/modules/.*[/-]store\.ts$`,
      pathNot: '^apps/api/src/modules/$1/',
    },
  },
];

export const rules: readonly IForbiddenRuleType[] = [
  ...layerRules,
  ...apiRules,
  {
    name: 'nothing imports an app',
    comment: 'Code that two apps share belongs in a package.',
    severity: 'error',
    from: { path: '^(?:apps|packages|tooling)/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'a feature never imports another',
    comment: 'A screen that needs two nouns is composed in its route.',
    severity: 'error',
    from: { path: '^(apps/[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'a feature knows no route and no app',
    comment: 'Routes import features, not the other way around.',
    severity: 'error',
    from: { path: '^apps/[^/]+/src/features/' },
    to: { path: '^apps/[^/]+/src/(?:routes|app)/' },
  },
  {
    name: 'what all lists share knows no list',
    comment: 'A feature passes its columns and its call.',
    severity: 'error',
    from: { path: '^apps/[^/]+/src/lists/' },
    to: { path: '^apps/[^/]+/src/(?:features|routes|app)/' },
  },
  {
    name: 'lazy code is imported on demand',
    comment: 'A static import would load it together with its importer. Lazy code may import lazy code.',
    severity: 'error',
    from: { path: browserFiles, pathNot: `${lazyFiles}|${testFiles}` },
    to: { path: lazyFiles, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'what is loaded on demand says so in its name',
    comment: 'Lazy code ends in .lazy.tsx or is a dialog.',
    severity: 'error',
    from: { path: '^(?:apps/[^/]+|packages/web-shell)/src/', pathNot: testFiles },
    to: { path: String.raw`\.tsx$`, pathNot: String.raw`(?:\.lazy|-dialog)\.tsx$`, dynamic: true },
  },
  {
    name: 'no cycles',
    comment: 'Merge the files, or move the code they share to a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every import leads somewhere',
    comment: 'The other rules ignore imports that do not resolve.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'the domain depends on nothing',
    comment: 'It is published with no dependencies.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: testFiles },
    to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'] },
  },
  {
    name: 'the product imports no tooling',
    comment: 'Only tests and settings files may.',
    severity: 'error',
    from: { path: productFiles, pathNot: testFiles },
    to: { path: '^tooling/' },
  },
  {
    name: 'the product imports no test',
    comment: 'A build must not contain code for tests.',
    severity: 'error',
    from: { path: productFiles, pathNot: testFiles },
    to: { path: testFiles },
  },
  {
    name: 'the browser has no Node',
    comment: 'Modules of Node do not work in a browser.',
    severity: 'error',
    from: { path: browserFiles, pathNot: testFiles },
    to: { dependencyTypes: ['core'] },
  },
];

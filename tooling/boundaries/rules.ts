import type { IForbiddenRuleType } from 'dependency-cruiser';
import { layers } from './layers.ts';

/** Tests and what only they import. */
const testFiles = String.raw`(?:\.test\.tsx?$|\.stories\.tsx$|/src/testing/)`;
const productFiles = '^(?:apps|packages)/[^/]+/src/';
const browserFiles = '^(?:apps/(?:admin|docs|merchant|tokenization)|packages/[^/]+)/src/';

const oneOf = (folders: readonly string[]): string => `^(?:${folders.join('|')})/`;

/** A package imports itself and the packages below it. */
const layerRules: readonly IForbiddenRuleType[] = Object.entries(layers).map(([folder, below]) => ({
  name: `${folder} imports only what is below it`,
  comment: `It may import ${below.length === 0 ? 'no workspace package' : below.join(', ')}.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: '^(?:apps|packages)/', pathNot: oneOf([folder, ...below]) },
}));

export const rules: readonly IForbiddenRuleType[] = [
  ...layerRules,
  {
    name: 'nothing imports an app',
    comment: 'What two apps share belongs into a package.',
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
    comment: 'Routes are made of features, not the other way round.',
    severity: 'error',
    from: { path: '^apps/[^/]+/src/features/' },
    to: { path: '^apps/[^/]+/src/(?:routes|app)/' },
  },
  {
    name: 'what all lists share knows no list',
    comment: 'A feature brings its columns and its call along.',
    severity: 'error',
    from: { path: '^apps/[^/]+/src/lists/' },
    to: { path: '^apps/[^/]+/src/(?:features|routes|app)/' },
  },
  {
    name: 'lazy code is imported on demand',
    comment: 'A static import would load it with what imports it. Lazy code may import lazy code.',
    severity: 'error',
    from: { path: browserFiles, pathNot: String.raw`\.lazy\.tsx$|${testFiles}` },
    to: { path: String.raw`\.lazy\.tsx$`, dynamic: false, dependencyTypesNot: ['type-only'] },
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
    comment: 'Two files that import each other are one file, or miss a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every import leads somewhere',
    comment: 'A name that does not resolve would escape every other rule.',
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
    comment: 'Nothing that is only for tests may end up in a build.',
    severity: 'error',
    from: { path: productFiles, pathNot: testFiles },
    to: { path: testFiles },
  },
  {
    name: 'the browser has no Node',
    comment: 'A module of Node in a page is an empty object at best.',
    severity: 'error',
    from: { path: browserFiles, pathNot: testFiles },
    to: { dependencyTypes: ['core'] },
  },
];

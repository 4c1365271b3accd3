const pages = [
  { href: '/docs', name: 'API reference' },
  { href: '/docs/guide', name: 'Guide' },
  { href: '/docs/ui', name: 'UI package' },
  { href: '/docs/domain', name: 'Domain package' },
] as const;

export type PagePath = (typeof pages)[number]['href'];

const mark = `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
<rect class="mark-ground" width="24" height="24" rx="6"/>
<g class="mark-sign"><rect x="5" y="5.5" width="14" height="3" rx="1.5"/>
<path d="M9.25 10.5h5.5v8.6c0 .4-.5.6-.8.3L12 17.6l-1.95 1.8c-.3.3-.8.1-.8-.3z"/></g></svg>`;

const link = (current: PagePath) => (page: (typeof pages)[number]) =>
  `<a href="${page.href}"${page.href === current ? ' aria-current="page"' : ''}>${page.name}</a>`;

export const pageHeader = (current: PagePath): string => `<header class="bar">
<a class="brand" href="/">${mark}<span data-brand-name>Tillbook</span></a>
<nav aria-label="Documentation">${pages.map(link(current)).join('')}</nav>
</header>`;

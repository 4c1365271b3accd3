import type { Guide, ProxyName } from './guide.ts';

export type TrialValues = {
  /** Replaces port 443. */
  readonly publicPort: number;
  /** Replaces Caddy's port 80. */
  readonly plainPort: number;
  /** Replace ports 4310 and 4311. */
  readonly webPort: number;
  readonly formsPort: number;
  /** Replaces /etc/ssl. */
  readonly certificateFolder: string;
};

type Replacement = readonly [guideText: string, trialText: string];

const replacementsIn = (
  proxy: ProxyName,
  { webUrl, formsUrl }: Guide,
  { publicPort, webPort, formsPort, certificateFolder }: TrialValues,
): readonly Replacement[] => {
  const upstreams: readonly Replacement[] = [
    ['127.0.0.1:4310', `127.0.0.1:${webPort}`],
    ['127.0.0.1:4311', `127.0.0.1:${formsPort}`],
  ];
  const certificates: Replacement = ['/etc/ssl/', `${certificateFolder}/`];
  // Caddy can't obtain certificates without a public name. `framed` sets its port.
  const siteOf = ({ hostname }: URL): Replacement => [
    `${hostname} {\n`,
    `${hostname} {\n\ttls ${certificateFolder}/${hostname}.pem ${certificateFolder}/${hostname}.key\n`,
  ];
  switch (proxy) {
    case 'nginx':
      return [...upstreams, certificates, ['listen 443 ssl;', `listen ${publicPort} ssl;`]];
    case 'caddy':
      return [...upstreams, siteOf(webUrl), siteOf(formsUrl)];
    case 'haproxy':
      return [...upstreams, certificates, ['bind :443 ', `bind :${publicPort} `]];
  }
};

/** Adds the parts that the guide leaves to the operator's machine. */
const framed = (proxy: ProxyName, block: string, { publicPort, plainPort }: TrialValues): string => {
  switch (proxy) {
    case 'nginx':
      return `pid nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${block}}\n`;
    case 'caddy':
      return `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${publicPort}\n}\n${block}`;
    case 'haproxy':
      return block;
  }
};

/**
 * Returns a block of the guide with the trial's ports and certificates. Throws if the guide lacks an expected
 * value.
 */
export const trialConfiguration = (proxy: ProxyName, guide: Guide, values: TrialValues): string => {
  const replaced = replacementsIn(proxy, guide, values).reduce((text, [guideText, trialText]) => {
    if (!text.includes(guideText)) throw new Error(`The guide's ${proxy} block has no ${guideText.trim()}.`);
    return text.replaceAll(guideText, trialText);
  }, guide.blocks[proxy]);
  return framed(proxy, replaced, values);
};

/** Removes nginx's header directives, which leaves `proxy_pass`. */
export const withoutHeaders = (configuration: string): string =>
  configuration.replaceAll(/^\s*proxy_set_header .*\n/gm, '');

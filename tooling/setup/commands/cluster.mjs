import { start } from '../child-process.mjs';
import { optionWords } from '../command.mjs';
import { prepare } from '../prepare.mjs';
import { inRepository, pinnedNode } from '../repository.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    "Runs a cluster on this machine from Debian's packages: 3 × (etcd, Patroni, PostgreSQL), HAProxy, 3 API processes, pgBackRest.",
  positionals: [
    {
      name: 'what',
      summary: 'omit to run the cluster',
      choices: [
        { name: 'status', summary: 'shows every part of the running cluster, and its faults' },
        { name: 'render', summary: 'writes the configuration of real machines: settings file, folder' },
      ],
    },
    { name: 'settings', summary: 'render: a file like deploy/cluster/settings.example.json' },
    { name: 'folder', summary: 'render: the output folder' },
  ],
  options: {
    data: {
      summary: 'the data folder; .data/cluster by default, /var/lib/tillbook-cluster for root',
      value: 'folder',
    },
    port: { summary: 'the first of 24 ports; 4400 by default', value: 'port', short: 'p' },
  },
  examples: [
    { typed: '', summary: 'starts the cluster and prints its addresses; Ctrl-C stops it' },
    { typed: 'status', summary: 'shows the leader, how far the standbys lag, and faults' },
    { typed: 'render machines.json out', summary: 'writes the configuration of real machines to out' },
  ],
  run: async ({ positionals, options }) => {
    const [what] = positionals;
    const exitCode = await prepare({ packages: 'everything', builtApps: what === undefined });
    if (exitCode !== 0) return exitCode;
    const words = ['cluster/main.ts', ...positionals, ...optionWords(options)];
    const { exitCode: ended } = start(pinnedNode, ['--conditions=tillbook-source', ...words], {
      cwd: inRepository('tooling', 'drill'),
      // The user's working directory, for relative paths.
      env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
      // The cluster stops when this IPC channel closes, even if this process is killed.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    return ended;
  },
};

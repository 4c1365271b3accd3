/** Identifiers of the examples: the same object has the same identifier wherever it appears. */
export const exampleIds = {
  account: 'acc_01kagq7vd3x9w2m5c8h4n6t0bz',
  payment: 'txn_01kagr2m8e4j6w0y3s5v7x9zbd',
  payout: 'txn_01kagr5t1f3h5k7m9p2r4t6v8x',
  refund: 'txn_01kagr8w6g8j0m2p4s6v8x0z2c',
  adjustment: 'txn_01kagrb0h1k3n5q7s9v1x3z5b7',
  card: 'pi_01kagqf4n7q9t1v3x5z7b9d1f3',
  bankAccount: 'pi_01kagqg8r0s2v4x6z8b0d2f4h6',
  settlement: 'stl_01kags3c5e7g9j1m3p5r7t9v1x',
  dispute: 'dsp_01kagsd2f4h6k8n0q2s4v6x8z0',
  disputeFile: 'dfl_01kagse8g0j2m4p6r8t0v2x4z6',
  ledgerEntry: 'ent_01kagr2m9y1a3c5e7g9j1m3p5r',
  entrySet: 'gls_01kagsm7p9r1t3v5x7z9b1d3f5',
  device: 'dev_01kagqk1m3p5r7t9v1x3z5b7d9',
  request: 'req_01kagsy4a6c8e0g2j4m6p8s0v2',
  export: 'exp_01kagsz5b7d9f1h3j5m7p9r1t3',
  session: 'pK3v9sXb7QmT2cRw8LzY5nHd1FgJ6uEaV4oBiNxCqS0',
} as const;

import fc from 'fast-check';

/**
 * Makes the input of property tests reproducible. Drills set `PROPERTY_SEED=random`; a number repeats the run
 * that printed it.
 */
const chosen = process.env['PROPERTY_SEED'] ?? '20261123';
const seed = chosen === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(chosen);

if (chosen === 'random') process.stdout.write(`Seed of random input: PROPERTY_SEED=${seed}\n`);
fc.configureGlobal({ seed });

import fc from 'fast-check';

/** The same examples every time, so that no run fails by luck; `PROPERTY_SEED=…` looks at others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_117) });

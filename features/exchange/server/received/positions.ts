/** Positions of what is no file, after any number of files. */
export const POSITIONS = { parked: 1_000_000, pictures: 1_000_001, others: 1_000_002 } as const;

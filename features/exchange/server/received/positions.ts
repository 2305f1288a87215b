/** Of what is no file: after all files of an import, however many there are. */
export const POSITIONS = { parked: 1_000_000, pictures: 1_000_001, others: 1_000_002 } as const;

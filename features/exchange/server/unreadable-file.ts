/** The file itself cannot be read as an export; trying again will not help. */
export class UnreadableFile extends Error {}

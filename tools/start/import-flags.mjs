/** Node's flags for reading an export: a small heap, within which a file of any size is read. */
export const importFlags = ["--max-semi-space-size=4", "--max-old-space-size=160"];

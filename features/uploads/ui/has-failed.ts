/** What failed to be uploaded is taken off by its owner, never left out unasked. */
export const hasFailed = (...uploads: readonly ({ state: string } | undefined)[]): boolean =>
  uploads.some((upload) => upload?.state === "failed");

/** The fields that differ from what the form began with; all of them without it. */
export const changedFields = (before: Readonly<Record<string, unknown>> | undefined, fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => before?.[name] !== value));

/** A value as JSON that can stand in an element of a page: nothing in it ends or begins a tag. */
export const jsonInPage = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");

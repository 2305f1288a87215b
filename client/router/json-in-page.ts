/** Safe inside a `script` element. */
export const jsonInPage = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");

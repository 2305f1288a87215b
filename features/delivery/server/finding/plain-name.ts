export const plainName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[ʼ’'`]/g, "'")
    .replaceAll("ё", "е");

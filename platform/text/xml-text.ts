/** Characters that XML 1.0 cannot hold: controls, half pairs, and the last two of the plane. */
const UNFIT = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an element or attribute; what XML cannot hold is left out. */
export const xmlText = (text: string): string =>
  text.replaceAll(UNFIT, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** `<name>text</name>`; nothing for an empty text. */
export const xmlElement = (name: string, text: string | number | undefined): string =>
  text === undefined || text === "" ? "" : `<${name}>${xmlText(String(text))}</${name}>`;

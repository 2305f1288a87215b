/** `<Ид>1110</Ид>`. */
export const element = (name: string, text: string | number): string => `<${name}>${escapeText(String(text))}</${name}>`;

/** Wraps ready XML. */
export const around = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;

/** For data the format has no element for. */
export const requisite = (name: string, value: string | number): string =>
  around("ЗначениеРеквизита", element("Наименование", name) + element("Значение", value));

function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

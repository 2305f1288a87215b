const block = /^(?:div|ul|ol|tr|table|blockquote|section|article|hr|dl|dt|dd|pre|header|footer)$/;
/** Marks where a line begins unless one has just begun. */
const BLOCK = "\ue000";
/** Distinguishes markup from a plain «less than». */
const markup =
  /<\/?(?:!--|!doctype|html|head|body|p|br|div|span|ul|ol|li|dl|dt|dd|h[1-6]|table|tbody|thead|tr|td|th|b|i|u|s|em|strong|small|sub|sup|font|a|img|hr|center|blockquote|pre|section|article|script|style|iframe)\b/i;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;
const named: Readonly<Record<string, string>> = {
  nbsp: " ",
  thinsp: " ",
  ensp: " ",
  emsp: " ",
  shy: "",
  zwnj: "",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  laquo: "«",
  raquo: "»",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsquo: "‘",
  rsquo: "’",
  ndash: "–",
  mdash: "—",
  minus: "−",
  hellip: "…",
  bull: "•",
  middot: "·",
  times: "×",
  deg: "°",
  plusmn: "±",
  sup2: "²",
  sup3: "³",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  sect: "§",
  numero: "№",
};

/** HTML or plain text as people read it: paragraphs and list items become lines, entities are decoded, scripts and styles dropped. */
export function textOfHtml(text: string): string {
  const written = text.replaceAll(BLOCK, "");
  const plain = markup.test(written) ? withoutTags(written) : written;
  return plain
    .replace(entity, letterOf)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/[ \n]{0,3}(?:\ue000 ?)+\n*/g, (breaks) => (/\n{2}/.test(breaks) ? "\n\n" : "\n"))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const tag = /<(\/?)([a-z!][a-z\d]*)(?:\s[^<>]{0,2000}|\/)?>/iy;
const silent = new Set(["script", "style", "head", "title", "iframe", "template"]);

/** Linear in the text's length; line breaks of the source count as spaces. */
function withoutTags(html: string): string {
  const source = html.replace(/\s+/g, " ");
  const small = source.toLowerCase();
  let [text, at] = ["", 0];
  while (at < source.length) {
    const open = source.indexOf("<", at);
    text += source.slice(at, open < 0 ? undefined : open);
    if (open < 0) break;
    tag.lastIndex = open;
    const [whole = "<", end, name = ""] = tag.exec(source) ?? [];
    const isComment = small.startsWith("<!--", open);
    if (isComment) at = after(small, "-->", open);
    else if (silent.has(name.toLowerCase()) && end === "") at = after(small, ">", after(small, `</${name.toLowerCase()}`, open));
    else at = open + whole.length;
    text += isComment ? " " : name === "" ? whole : mark(name.toLowerCase(), end !== "");
  }
  return text;
}

function after(text: string, what: string, from: number): number {
  const found = text.indexOf(what, from);
  return found < 0 ? text.length : found + what.length;
}

function mark(name: string, isEnd: boolean): string {
  if (name === "li") return isEnd ? "" : "\n• ";
  if (name === "td" || name === "th") return " ";
  if (name === "p" || /^h[1-6]$/.test(name)) return "\n\n";
  return name === "br" ? "\n" : block.test(name) ? BLOCK : "";
}

function letterOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const isLetter = code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  if (code === 160) return " ";
  return isLetter ? String.fromCodePoint(code) : code === 10 ? "\n" : "";
}

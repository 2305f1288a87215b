import { createHash } from "node:crypto";

/** Removes the marks within the same bytes and answers the hashes of the marked scripts: no other may run (S37). */
export function takeMarks(marked: Buffer, mark: string): { html: Buffer; scriptHashes: string[] } {
  const attribute = Buffer.from(` nonce="${mark}"`);
  const scriptHashes: string[] = [];
  let from = 0;
  let length = 0;
  const keepUntil = (end: number) => {
    length += marked.copy(marked, length, from, end);
    from = end + attribute.length;
  };
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, from)) {
    const source = inlineScript(marked, at);
    if (source) scriptHashes.push(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
    keepUntil(at);
  }
  keepUntil(marked.length);
  return { html: marked.subarray(0, length), scriptHashes };
}

/** The script whose tag has an attribute there; undefined for one with a `src`. */
function inlineScript(html: Buffer, attributeAt: number): Buffer | undefined {
  const tagEnd = html.indexOf(">", attributeAt);
  const tag = html.toString("latin1", html.lastIndexOf("<", attributeAt), tagEnd);
  if (!tag.startsWith("<script ") || tag.includes(" src=")) return undefined;
  return html.subarray(tagEnd + 1, html.indexOf("</script>", tagEnd));
}

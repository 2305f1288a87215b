export type ByteRange = { from: number; to: number };

/** RFC 9110 §14.2, both ends included; `whole` for unknown units and several ranges, `impossible` outside the length. */
export function byteRangeOf(header: string | null, length: number): ByteRange | "whole" | "impossible" {
  const [, list] = /^bytes=(.*)$/i.exec(header ?? "") ?? [];
  if (list === undefined) return "whole";
  const asked = list.split(",").map((text) => rangeOf(text.trim(), length));
  if (asked.includes("whole")) return "whole";
  const possible = asked.filter((range) => range !== "impossible");
  return possible.length > 1 ? "whole" : (possible[0] ?? "impossible");
}

function rangeOf(text: string, length: number): ByteRange | "whole" | "impossible" {
  const [, first, last] = /^(\d*)-(\d*)$/.exec(text) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "whole";
  const from = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to && from < length ? { from, to } : "impossible";
}

/** Decoder by byte order mark, else the XML declaration, else UTF-8; an undefined chunk ends the text. */
export function textDecoderFor(): (chunk: Uint8Array | undefined) => string {
  let decoder: TextDecoder | undefined;
  return (chunk) => {
    decoder ??= new TextDecoder(chunk ? encodingOf(chunk) : "utf-8", { fatal: false });
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  };
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return "utf-8";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const head = Buffer.from(start.subarray(0, 200)).toString("latin1");
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase();
  if (declared === "windows-1251" || declared === "cp1251") return "windows-1251";
  return declared?.startsWith("koi8") ? declared : "utf-8";
}

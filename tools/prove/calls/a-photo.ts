import sharp from "sharp";

/** A small JPEG in base64. */
export async function aPhoto(): Promise<string> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: "#8C1250" } });
  return (await plain.jpeg().toBuffer()).toString("base64");
}

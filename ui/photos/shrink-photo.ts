/** Characters of base64: 750 kB. */
const LONGEST_PHOTO = 1_000_000;
const LARGEST_SIDE = 1_600;
const QUALITIES = [0.85, 0.7, 0.5];

/** A JPEG data address; throws for what the browser cannot show. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const tries = QUALITIES.map((quality) => () => canvas.toDataURL("image/jpeg", quality));
  for (const make of tries) {
    const address = make();
    if (address.length <= LONGEST_PHOTO) return address;
  }
  throw new RangeError("the photo is too large");
}

export const base64Of = (dataAddress: string): string => dataAddress.slice(dataAddress.indexOf(",") + 1);

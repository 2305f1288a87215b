const DRAWING = /^import_files\/demo\/([a-z0-9~-]+)\.svg$/;
const UPLOADED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const LARGEST_PICTURE_BYTES = 10 * 1_048_576;

export const isUploaded = (picture: string): boolean => UPLOADED.test(picture);

/** A picture's name in addresses: of one of the shop's drawings, or an uploaded picture's id; undefined otherwise. */
export const nameOfPicture = (picture: string): string | undefined =>
  DRAWING.exec(picture)?.[1] ?? (isUploaded(picture) ? picture : undefined);

/** The picture of a name in an address; undefined for any other text, so no part of an address becomes a path (security.md S45). */
export function pictureNamed(name: string): string | undefined {
  const picture = isUploaded(name) ? name : `import_files/demo/${name}.svg`;
  return nameOfPicture(picture) === undefined ? undefined : picture;
}

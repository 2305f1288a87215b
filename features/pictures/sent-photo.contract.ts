import { z } from "zod";

/** The largest body of a call with one photo, bytes. */
export const LARGEST_PHOTO_BODY = 1_048_576;
/** Characters in base64, 750 kB of a photo; devices shrink to it (`ui/photos/shrink-photo.ts`). */
const LONGEST_PHOTO = 1_000_000;

type PhotoErrors = { missing: string; tooLarge: string };

/** A photo shrunk by the device, in base64, with the message keys of the feature that takes it. */
export const sentPhoto = ({ missing, tooLarge }: PhotoErrors) =>
  z.strictObject({ photo: z.string({ error: missing }).min(1, missing).max(LONGEST_PHOTO, tooLarge) });

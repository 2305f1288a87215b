import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { LARGEST_PICTURE_BYTES } from "../pictures.rules.ts";

const LONGEST = Math.ceil(LARGEST_PICTURE_BYTES / 3) * 4;

export const addContentPicture = endpoint({
  method: "POST",
  path: "/api/admin/content-pictures",
  access: "staff",
  permission: "content.change",
  summary:
    "Takes a picture (JPEG, PNG or WebP in base64, at most 10 MB and 40 megapixels) for a story or a promotion that names it within a day",
  largestBody: LONGEST + 65_536,
  input: z.strictObject({ picture: z.string("content.pictureError").min(1, "content.pictureError").max(LONGEST, "content.pictureError") }),
  output: z.object({ id: z.uuid() }),
  example: { input: { picture: "/9j/4AAQSkZJRgABAQEAYABgAAD" }, output: { id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11" } },
});

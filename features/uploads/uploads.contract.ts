import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { PART } from "./uploads.rules.ts";

const id = z.uuid();
const bytes = z.number().int().min(0).max(2_000_000_000);
const exampleId = "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11";

export const beginUpload = endpoint({
  method: "POST",
  path: "/api/begin-upload",
  access: "anyone",
  refuses: [401, 403],
  summary:
    "Begins a file that is sent in parts: the film of a review (customers) or the file of a supplier; it is kept for a day until it is used",
  input: z.strictObject({
    purpose: z.enum(["review_film", "supplier_file"]),
    name: z.string().min(1).max(255),
    size: bytes.min(1, "uploads.empty"),
  }),
  output: z.object({ id, partSize: z.number().int().describe("Bytes of a part at most") }),
  example: { input: { purpose: "review_film", name: "сукня.mp4", size: 4_200_000 }, output: { id: exampleId, partSize: PART } },
});

export const uploadPart = endpoint({
  method: "POST",
  path: "/api/upload-part",
  access: "anyone",
  refuses: [404],
  summary: "Takes the part of a file (base64) that begins at byte `from`; answers how many bytes the shop has, from where to go on",
  largestBody: 1_048_576,
  input: z.strictObject({
    id,
    from: bytes,
    part: z
      .base64({ error: "uploads.broken" })
      .min(1, "uploads.broken")
      .max(Math.ceil(PART / 3) * 4),
  }),
  output: z.object({ received: z.number().int() }),
  example: { input: { id: exampleId, from: 524_288, part: "AAAAIGZ0eXBpc29t" }, output: { received: 524_300 } },
});

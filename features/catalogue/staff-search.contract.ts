import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

export const getSearchMisses = endpoint({
  method: "GET",
  path: "/api/admin/search-misses",
  access: "staff",
  permission: "dashboard.see",
  summary: "What visitors looked for in vain in the last days (days in Kyiv), at most 20 texts, the most wanted first",
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(30) }),
  output: z.object({
    days: z.number().int(),
    misses: z.array(z.object({ text: z.string(), times: z.number().int(), lastDay: z.iso.date() })),
  }),
  example: { input: { days: 30 }, output: { days: 30, misses: [{ text: "чоботи зимові", times: 14, lastDay: "2026-11-20" }] } },
});

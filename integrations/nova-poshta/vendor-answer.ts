import { z } from "zod";
import { VendorRefused } from "../vendor-refused.ts";
import { jsonOrUndefined } from "../../platform/text/json-or-undefined.ts";

/** `total`: how many rows there are in all, where the answer says it. */
export type VendorAnswer = { data: readonly unknown[]; total: number | undefined };

const SERVICE_UNAVAILABLE = "20000100016";

/** Lists come as lists or, now and then, as objects whose values are the entries. */
const texts = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform((by) => Object.values(by))])
  .catch([])
  .transform((entries) => entries.map(String));

const envelope = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()).catch([]),
  errors: texts,
  errorCodes: texts,
  info: z.object({ totalCount: z.coerce.number().int().nonnegative().optional() }).catch({}),
});

/** Reads the envelope every answer comes in, business errors too. Throws `VendorRefused`, or an error when it is no answer at all. */
export function readVendorAnswer(status: number, text: string): VendorAnswer {
  if (status === 429) throw new VendorRefused("Nova Poshta takes no more calls just now", { temporary: true });
  const read = envelope.safeParse(jsonOrUndefined(text));
  if (read.success && !read.data.success) throw refusalOf(read.data);
  if (status >= 400 && status < 500) throw new VendorRefused(`Nova Poshta answered ${status}`, { temporary: false });
  if (!read.success || status !== 200) throw new Error(`Nova Poshta answered ${status} with something that is no answer`);
  return { data: read.data.data, total: read.data.info.totalCount };
}

function refusalOf({ errors, errorCodes }: z.infer<typeof envelope>): VendorRefused {
  const code = errorCodes.find((one) => /^\d{11}$/.test(one)) ?? "";
  const words = /^[\p{L}\p{N} .,:'()_-]{1,120}$/u.exec(errors[0] ?? "")?.[0] ?? "";
  const temporary = errorCodes.includes(SERVICE_UNAVAILABLE) || errors.some((one) => /too? many requests/i.test(one));
  return new VendorRefused(`Nova Poshta refused: ${code} ${words}`.replaceAll(/\s+/g, " ").trim(), { temporary });
}

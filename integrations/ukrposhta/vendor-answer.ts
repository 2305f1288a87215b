import { z } from "zod";
import { VendorRefused } from "../vendor-refused.ts";
import { jsonOrUndefined } from "../../platform/text/json-or-undefined.ts";

const message = z.union([
  z.object({ message: z.string() }).transform((said) => said.message),
  z.object({ error: z.string() }).transform((said) => said.error),
  z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).transform((said) => said.errors[0]?.message ?? ""),
]);

/** JSON of a good answer. Throws `VendorRefused` for what Ukrposhta says itself, an error when it is no answer (HTML, XML, half of one). */
export function readUkrposhtaAnswer(status: number, text: string): unknown {
  if (status === 429) throw new VendorRefused("Ukrposhta takes no more calls just now", { temporary: true });
  const said = jsonOrUndefined(text);
  if (status >= 400 && status < 500) throw new VendorRefused(`Ukrposhta refused: ${status} ${wordsOf(said)}`.trim(), { temporary: false });
  if (said === undefined || status < 200 || status >= 300) throw new Error(`Ukrposhta answered ${status} with something that is no answer`);
  return said;
}

const wordsOf = (said: unknown): string => /^[\p{L}\p{N} .,:;'"()_-]{1,160}/u.exec(message.safeParse(said).data ?? "")?.[0] ?? "";

const entries = z.object({
  Entries: z
    .object({ Entry: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform((only) => [only])]).nullish() })
    .nullable()
    .or(z.literal("").transform(() => null)),
});

/** Rows of the address classifier: a list, a single row instead of a list of one, or nothing at all. Throws for anything else. */
export const entriesOf = (answer: unknown): readonly unknown[] => entries.parse(answer).Entries?.Entry ?? [];

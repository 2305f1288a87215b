import { expect, test } from "vitest";
import { api } from "../../processes/calls/api.ts";
import { fieldsOf, withField } from "./others/fields-of.ts";

/** Turns what follows it round, as a file's name that ends in another kind than it shows. */
const TURNED = "\u202E";

/**
 * Fields that nobody is shown as they came: ids, codes and secrets that are compared, searches, files, marks of campaigns, and what is cleaned
 * or judged where it is taken.
 */
const unshown: ReadonlySet<string> = new Set(
  `carrier kind payment settlement department street delivery.carrier delivery.kind delivery.settlement delivery.department delivery.door.streetId
  promoCode endpoint photo photos[] text file part utm_campaign_name utm_adset_name utm_ad_name name surname patronymic email date_birth`.split(
    /\s+/,
  ),
);
/** Of the fields above those that are shown in these calls. */
const shown: Readonly<Record<string, readonly string[]>> = {
  "/api/save-list": ["name"],
  "/api/rename-list": ["name"],
  "/api/send-chat-message": ["text"],
  "/api/get-offer": ["name"],
  "/api/suppliers": ["name"],
};
const door = { delivery: { carrier: "nova-poshta", settlement: "kyiv", door: { street: "Зелена", house: "5" } } };

test("S36 a text that others read keeps no signs that nobody sees, in any call that writes", () => {
  const kept: string[] = [];
  let read = 0;
  for (const { endpoint } of api) {
    if (endpoint.method === "GET") continue;
    const example = { ...(endpoint.example.input as Record<string, unknown>), ...(endpoint.path === "/api/place-order" ? door : {}) };
    for (const field of fieldsOf(endpoint)) {
      if (unshown.has(field) && !shown[endpoint.path]?.includes(field)) continue;
      const parsed = endpoint.input.safeParse(withField(example, field, `Верба${TURNED}аб`));
      if (parsed.success) read += 1;
      if (parsed.success && JSON.stringify(parsed.data).includes(TURNED)) kept.push(`${endpoint.path} ${field}`);
    }
  }
  expect(kept).toEqual([]);
  expect(read).toBeGreaterThan(15);
});

import { expect, test } from "vitest";
import { changedSettings, changeSettings, staffSettings } from "./staff-settings.contract.ts";

test.each([
  [
    "ga4_measurement_id",
    ["", "G-ABCDE12345", " G-ABCDE12345 "],
    ["UA-12345-6", "G-", "g-abcde12345", 'G-ABC"><script>', "G-ABCDE12345&x=1", "G-ІДЕНТ"],
    "settings.ga4Error",
  ],
  [
    "meta_pixel_id",
    ["", "1234567890", " 1234567890\n"],
    ["12345678901234567890123", "123", "1234567890');alert(1)", "12345 67890", "१२३४५६"],
    "settings.pixelError",
  ],
] as const)("%s takes only what stands in a page's script as it is, and says what it looks like", (name, taken, refused, message) => {
  const field = staffSettings.shape[name];
  for (const value of taken) expect(field.parse(value)).toBe(value.trim());
  for (const value of refused) expect(field.safeParse(value).success, value).toBe(false);
  expect(field.safeParse(refused[1]).error?.issues[0]?.message).toBe(message);
});

test("a reservation is not promised for longer than a cart may be kept", () => {
  const values = changeSettings.example.input?.values;
  const faultsOf = (basket_lifetime: number, basket_max_hours: number) =>
    changedSettings.safeParse({ ...values, basket_lifetime, basket_max_hours }).error?.issues.map(({ path, message }) => [path, message]);
  expect([faultsOf(24, 24), faultsOf(0.5, 24)]).toEqual([undefined, undefined]);
  expect(faultsOf(25, 24)).toEqual([[["basket_max_hours"], "settings.maxHoursError"]]);
});

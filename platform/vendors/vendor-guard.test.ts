import { expect, test } from "vitest";
import { guardVendor, VendorResting } from "./vendor-guard.ts";

const fault = () => Promise.reject(new Error("down"));
const always = () => true;

test("after five faults in a row the vendor rests half a minute, then one more fault sends it back to rest", async () => {
  let time = 0;
  const guard = guardVendor({ name: "vendor", timeoutMs: 1_000, now: () => time });
  for (let call = 0; call < 5; call += 1) await expect(guard.call(fault, always)).rejects.toThrow("down");
  await expect(guard.call(async () => "asked", always)).rejects.toThrow(VendorResting);
  time = 30_000;
  await expect(guard.call(fault, always)).rejects.toThrow("down");
  await expect(guard.call(fault, always)).rejects.toThrow(VendorResting);
  time = 60_000;
  expect(await guard.call(async () => "well again", always)).toBe("well again");
  await expect(guard.call(fault, always)).rejects.toThrow("down");
  expect(await guard.call(async () => "still asked", always)).toBe("still asked");
});

test("a refusal that speaks of the request and not of the vendor ends the row of faults", async () => {
  const guard = guardVendor({ name: "vendor", timeoutMs: 1_000, faultsInARow: 2 });
  await expect(guard.call(fault, always)).rejects.toThrow("down");
  await expect(guard.call(fault, () => false)).rejects.toThrow("down");
  await expect(guard.call(fault, always)).rejects.toThrow("down");
  expect(await guard.call(async () => "asked", always)).toBe("asked");
});

test("beyond the calls at once nothing waits in a queue", async () => {
  const guard = guardVendor({ name: "vendor", timeoutMs: 1_000, atOnce: 2 });
  const doors: (() => void)[] = [];
  const slow = () => new Promise<void>((resolve) => doors.push(resolve));
  const first = [guard.call(slow, always), guard.call(slow, always)];
  await expect(guard.call(slow, always)).rejects.toThrow(VendorResting);
  doors.forEach((open) => open());
  await Promise.all(first);
  expect(await guard.call(async () => "free", always)).toBe("free");
});

test("a call gets a signal that ends it in time", async () => {
  const guard = guardVendor({ name: "vendor", timeoutMs: 20 });
  const silent = (signal: AbortSignal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  await expect(guard.call(silent, always)).rejects.toHaveProperty("name", "TimeoutError");
});

import { expect, test } from "vitest";
import { isForeignHost } from "./is-foreign-host.ts";

const publicUrl = "https://semyriad.example";
const asked = (url: string, own: string | undefined = publicUrl) => isForeignHost({ publicUrl: own }, new URL(url));

test("only the shop's own name is served, but for the health that balancers ask by address", () => {
  expect([asked(`${publicUrl}/cart`), asked("http://semyriad.example:8080/cart")]).toEqual([false, false]);
  expect([asked("https://evil.example/cart"), asked("https://www.semyriad.example/"), asked("http://10.0.0.5/")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(["/healthz", "/readyz", "/healthz/x"].map((path) => asked(`http://10.0.0.5${path}`))).toEqual([false, false, true]);
  expect(isForeignHost({ publicUrl: undefined }, new URL("https://evil.example/"))).toBe(false);
});

import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("S22 S34 an IPv6 visitor is counted by its /64, an IPv4 one by its address", () => {
  expect(networkOf("2001:db8:1:2:aaaa::1")).toBe(networkOf("2001:DB8:1:2:bbbb:0:0:7"));
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
  expect(networkOf("::1")).toBe(networkOf("0:0:0:0:0:0:0:1"));
  expect(networkOf("::ffff:10.1.2.3")).toBe("10.1.2.3");
  expect(networkOf("::FFFF:10.1.2.3")).toBe("10.1.2.3");
});

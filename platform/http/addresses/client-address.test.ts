import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const of = (forwardedFor: string | null, trustedProxies: number) =>
  clientAddress({ socketAddress: "10.0.0.1", forwardedFor, trustedProxies });

test.each([
  ["203.0.113.7", 0, "10.0.0.1"],
  [null, 1, "10.0.0.1"],
  ["", 1, "10.0.0.1"],
  [" , ", 1, "10.0.0.1"],
  ["203.0.113.7", 1, "203.0.113.7"],
  ["1.1.1.1, 203.0.113.7", 1, "203.0.113.7"],
  ["1.1.1.1, 203.0.113.7, 10.0.0.2", 2, "203.0.113.7"],
  ["203.0.113.7", 2, "203.0.113.7"],
  ["203.0.113.7:50123", 1, "203.0.113.7"],
  ["[2001:db8::1]:50123", 1, "2001:db8::1"],
  ["[2001:db8::1]", 1, "2001:db8::1"],
  ["2001:db8::1", 1, "2001:db8::1"],
])("S34 of %j behind %i proxies the client is %s", (header, proxies, client) => expect(of(header, proxies)).toBe(client));

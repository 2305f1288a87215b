import { expect, test } from "vitest";
import { urlFault } from "./url-fault.ts";

const judged = (url: string, isLocalAllowed = false) => urlFault(url, { isLocalAllowed });

test.each([
  ["https://program.example/hook", undefined],
  ["https://program.example:1024/hook", undefined],
  ["https://program.example:1023/hook", "port"],
  ["http://program.example/hook", "notHttps"],
  ["ftp://program.example/hook", "notHttps"],
  ["https://user@program.example/", "withPassword"],
  ["https://:word@program.example/", "withPassword"],
  ["no address", "unreadable"],
  ["https://intranet/", "notPublic"],
  ["https://localhost/", "notPublic"],
  ["https://printer.local/", "notPublic"],
  ["https://printer.local./", "notPublic"],
  ["https://local.example/", undefined],
  ["https://127.0.0.1/", "notPublic"],
  ["https://2130706433/", "notPublic"],
  ["https://10.1.2.3/", "notPublic"],
  ["https://169.254.169.254/latest", "notPublic"],
  ["https://[::1]/", "notPublic"],
  ["https://[::ffff:10.0.0.1]/", "notPublic"],
  ["https://8.8.8.8/", undefined],
])("S49 %s: %s", (url, fault) => expect(judged(url)).toBe(fault));

test("S49 only this machine itself is let in for tests, by any port and without encryption", () => {
  for (const url of ["http://localhost:80/", "http://127.0.0.1:25/", "http://[::1]:99/"]) expect(judged(url, true)).toBeUndefined();
  expect(judged("http://10.0.0.1/", true)).toBe("notHttps");
  expect(judged("https://10.0.0.1/", true)).toBe("notPublic");
});

import { expect, test } from "vitest";
import { bearerToken } from "./bearer-token.ts";

test.each([
  ["Bearer abc", "abc"],
  ["Bearer  abc ", "abc"],
  ["bearer abc", undefined],
  ["Basic abc", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("the token of %j is %j", (authorization, token) => expect(bearerToken(authorization)).toBe(token));

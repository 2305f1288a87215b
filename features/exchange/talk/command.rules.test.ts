import { expect, test } from "vitest";
import { commandOf } from "./command.rules.ts";

test.each([
  ["?type=catalog&mode=checkauth", { kind: "catalog", mode: "checkauth" }],
  ["type=sale&mode=query", { kind: "sale", mode: "query" }],
  [`?type=sale&mode=init&version=${"3".repeat(30)}`, { kind: "sale", mode: "init", version: "3".repeat(20) }],
  ["?type=catalog&mode=init", { kind: "catalog", mode: "init", version: "" }],
  ["?type=catalog&mode=file&filename=a+b%2F%D1%84.xml", { kind: "catalog", mode: "file", filename: "a b/ф.xml" }],
  ["?type=catalog&mode=import&filename=%F4.xml", { kind: "catalog", mode: "import", filename: "ф.xml" }],
  ["?type=catalog&mode=import&filename=a=b.xml", { kind: "catalog", mode: "import", filename: "a=b.xml" }],
  ["?type=catalog&mode=file", { kind: "catalog", mode: "file", filename: "" }],
  ["?type=reference&mode=checkauth", undefined],
  ["?type=catalog&mode=drop", undefined],
  ["?type=catalog", undefined],
  ["?mode=query&type", undefined],
  ["", undefined],
])("%s", (search, command) => expect(commandOf(search)).toEqual(command));

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mayDo, permissions, permissionsOf, roles } from "../../../features/staff/staff.rules.ts";
import { staffCalls } from "../../../processes/calls/staff-calls.ts";
import { menuSections } from "./menu-sections.ts";
import { rightFor, rightOfPage } from "./right-of-page.ts";

const frame = readFileSync("app/backoffice/back-office.tsx", "utf8");
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** Every page of the back office, as its address is written. */
const resources = found(frame, /<Resource\b([^]*?)\/>/g).map((text) => ({ name: /name="([\w-]+)"/.exec(text)?.[1] ?? "", text }));
const pages = [
  ...resources.flatMap(({ name, text }) => [
    ...(text.includes("list=") ? [`/${name}`] : []),
    ...(text.includes("show=") ? [`/${name}/5/show`] : []),
    ...(text.includes("edit=") ? [`/${name}/5`] : []),
    ...(text.includes("create=") ? [`/${name}/create`] : []),
  ]),
  ...found(frame, /<Route path="(\/[^"]+)" element=\{<(?!JoinPage)/g).map((path) => path.replace(":id", "5")),
];
const permissionOf = (method: string, path: string) =>
  staffCalls.map(({ endpoint }) => endpoint).find((one) => one.method === method && one.path === path)?.permission;

test("every page names a right that there is, the first page none", () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) expect(Object.keys(permissions), page).toContain(rightOfPage(page));
  expect(rightOfPage("/")).toBeUndefined();
});

test("a page opens with the right of the call it reads", () => {
  const calls = resources.map(({ name }) => [name, permissionOf("GET", `/api/admin/${name}`)] as const).filter(([, right]) => right);
  expect(calls.length).toBeGreaterThan(20);
  for (const [name, right] of calls) expect(rightOfPage(`/${name}`), name).toBe(right);
  for (const [name, right] of resources.map((one) => [one.name, permissionOf("GET", `/api/admin/${one.name}/{id}`)] as const))
    if (right) for (const role of roles) if (mayDo(role, rightOfPage(`/${name}/5/show`) ?? "")) expect(mayDo(role, right), name).toBe(true);
});

describe.each(roles)("%s", (role) => {
  test("every place of the menu that is shown can be opened", () => {
    const places = menuSections.flatMap((section) => [...section.places]);
    expect(places.length).toBeGreaterThan(30);
    const mine = permissionsOf(role) as string[];
    for (const { to, name } of places) expect(mine.includes(rightFor(name, "list")), to).toBe(mine.includes(rightOfPage(to) ?? ""));
  });
});

test("the warehouse opens what it gathers and nothing else, an owner everything", () => {
  const opened = (role: (typeof roles)[number]) => pages.filter((page) => mayDo(role, rightOfPage(page) ?? ""));
  expect(opened("warehouse")).toEqual(["/picking", "/picking/5"]);
  expect(opened("owner")).toEqual(pages);
});

/** Where a page stands; `key` names the entry of the browser's history, `state` is what a screen keeps in it. */
export type WayLocation = { pathname: string; search: string; hash: string; state: unknown; key: string };

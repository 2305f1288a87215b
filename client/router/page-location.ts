/** `key` names the history entry, `state` is what a screen keeps in it. */
export type PageLocation = { pathname: string; search: string; hash: string; state: unknown; key: string };

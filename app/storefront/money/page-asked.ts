const LAST = 10_000;

export const pageAsked = ({ searchParams }: URL): number => Math.max(1, Math.min(LAST, Math.floor(Number(searchParams.get("page"))) || 1));

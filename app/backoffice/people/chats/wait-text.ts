import type { useTranslate } from "react-admin";

/** Minutes, at least one; hours from an hour on. */
export function waitText(seconds: number, translate: ReturnType<typeof useTranslate>): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  return minutes < 60 ? translate("chat.minutes", { minutes }) : translate("chat.hours", { hours: Math.floor(minutes / 60) });
}

export const secondsSince = (since: string): number => (Date.now() - new Date(since).getTime()) / 1_000;

import { openStore } from "../store.ts";

const opened = openStore<string | undefined>(undefined);
let opener: Element | null = null;
/** The page that opened the present one. */
let openedOn = "";
/** Opens after the present dialogs. */
let next: string | undefined;

export function openOverlay(name: string): void {
  if (!opened.get()) opener = document.activeElement;
  openedOn = window.location.pathname;
  opened.set(name);
}

export function openOverlayNext(name: string): void {
  if (opened.get()) next = name;
  else openOverlay(name);
}

export function closeOverlay(): void {
  const waiting = next;
  next = undefined;
  if (waiting) openOverlay(waiting);
  else opened.set(undefined);
}

/** Closes what an earlier page left open; the address changes before its page renders. */
export function closeOverlayOfPageBefore(): void {
  if (openedOn !== window.location.pathname) closeOverlay();
}

/** Read by code outside rendering. */
export const openedOverlay = (): string | undefined => opened.get();

export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

export const useOverlay = (): string | undefined => opened.useWhole();

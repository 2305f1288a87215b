import { openStore } from "../store.ts";

const opened = openStore<string | undefined>(undefined);
let opener: Element | null = null;
/** The page on which the present one was opened. */
let openedOn = "";

/** Opens a dialog or drawer by name; one at a time, the one that was open closes. */
export function openOverlay(name: string): void {
  if (!opened.get()) opener = document.activeElement;
  openedOn = window.location.pathname;
  opened.set(name);
}

export const closeOverlay = (): void => opened.set(undefined);

/** Closes what another page has left open. The address changes before its page is there: what was opened in between stays. */
export function closeOverlayOfPageBefore(): void {
  if (openedOn !== window.location.pathname) closeOverlay();
}

/** What is open at this moment, for code outside of rendering. */
export const openedOverlay = (): string | undefined => opened.get();

/** Whatever had the focus before the first of the dialogs that followed one another gets it back. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

/** The name of what is open, if anything is. */
export const useOverlay = (): string | undefined => opened.useWhole();

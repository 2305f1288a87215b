import { existsSync } from "node:fs";
import { installSystemPackage } from "./install-system-package.ts";

const windowed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const shells = ["/usr/bin/chromium-headless-shell"];

/** The path of a real Chromium; installs the system's package where it may, else ends with what to do. */
export function prepareChromium(): string {
  const found = findOrInstall("chromium", windowed);
  if (found) return found;
  process.stderr.write(
    "Chromium is needed for the browser tests: install your system's package chromium, or name its program in CHROMIUM\n",
  );
  process.exit(1);
}

/**
 * The path of Chromium's shell, the same engine without a window around the page, for what is timed: the window's tab strip
 * draws its waiting sign sixty times a second while the page loads, on the page's own cores where they are few. A Chromium
 * with a window where there is no shell.
 */
export const prepareChromiumShell = (): string => findOrInstall("chromium-headless-shell", shells) ?? prepareChromium();

/** The browser `CHROMIUM` names, else the first of the places that is there, before or after the system's package is installed. */
function findOrInstall(systemPackage: string, places: readonly string[]): string | undefined {
  const find = () => [process.env["CHROMIUM"], ...places].find((place) => place && existsSync(place));
  const found = find();
  if (found) return found;
  installSystemPackage(systemPackage);
  return find();
}

import { existsSync } from "node:fs";
import { installSystemPackage } from "./install-system-package.ts";

const places = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a real Chromium; installs the system's package where it may, else ends with what to do. */
export function prepareChromium(): string {
  const found = find();
  if (found) return found;
  installSystemPackage("chromium");
  const installed = find();
  if (installed) return installed;
  process.stderr.write(
    "Chromium is needed for the browser tests: install your system's package chromium, or name its program in CHROMIUM\n",
  );
  process.exit(1);
}

const find = (): string | undefined => places.find((place) => place && existsSync(place));

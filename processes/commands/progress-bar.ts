const WIDTH = 30;

export function progressBar(label: string) {
  const terminal = process.stderr.isTTY;
  let lastTenth = -1;
  return {
    /** `share` from 0 to 1. */
    show(share: number): void {
      const tenth = Math.floor(Math.min(share, 1) * (terminal ? 100 : 10));
      if (tenth === lastTenth) return;
      lastTenth = tenth;
      const filled = Math.round(Math.min(share, 1) * WIDTH);
      const bar = `${label} ${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${Math.round(share * 100)} %`;
      process.stderr.write(terminal ? `\r${bar}` : `${bar}\n`);
    },
    end(): void {
      if (terminal) process.stderr.write("\n");
    },
  };
}

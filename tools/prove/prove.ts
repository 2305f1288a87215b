/** `npm run prove -- stock | calls | money | chat | journeys | embedded | planted | running [options]`: proves at length what a test shows on a small scale; the options stand with each. */
const proofs: Record<string, () => Promise<unknown>> = {
  stock: () => import("./prove-stock.ts"),
  calls: () => import("./prove-calls.ts"),
  money: () => import("./prove-money.ts"),
  chat: () => import("./prove-chat.ts"),
  journeys: () => import("./prove-journeys.ts"),
  embedded: () => import("./prove-embedded.ts"),
  planted: () => import("./prove-planted.ts"),
  running: () => import("./prove-running.ts"),
};
const proof = proofs[process.argv[2] ?? ""];
if (proof) await proof();
else {
  process.stderr.write(
    [
      "usage: npm run prove -- stock [--operations N] [--seeds N] [--from N] [--processes N] [--clients N] [--lifetime SECONDS] [--kill]",
      "       npm run prove -- calls [--calls N] [--seeds N] [--from N]",
      "       npm run prove -- money [--operations N] [--seeds N] [--from N] [--years N] [--processes N] [--kill] [--planted FAULT]",
      "       npm run prove -- chat [--messages N] [--seeds N] [--from N] [--processes N] [--kill [--every SECONDS]] [--planted FAULT]",
      "       npm run prove -- journeys [words] [--everywhere]",
      "       npm run prove -- embedded [words]",
      "       npm run prove -- planted [words]",
      "       npm run prove -- running [words]\n",
    ].join("\n"),
  );
  process.exitCode = 1;
}

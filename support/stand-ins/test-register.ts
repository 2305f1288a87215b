import type { FiscalProvider, WantedReceipt } from "../../integrations/fiscal/fiscal-provider.ts";
import type { Clock } from "../../platform/time/time.ts";

export type TestRegister = FiscalProvider & { made: WantedReceipt[]; fail: (error: Error | undefined) => void };

/** A register that makes every receipt at once and keeps it, or fails as a test wants. */
export function testRegister(clock: Clock): TestRegister {
  const made: WantedReceipt[] = [];
  let failure: Error | undefined;
  return {
    made,
    fail: (error) => void (failure = error),
    async make(receipt) {
      if (failure) throw failure;
      if (!made.some(({ id }) => id === receipt.id)) made.push(receipt);
      return { fiscalCode: `T-${receipt.id.slice(0, 8)}`, at: clock.now(), link: "", text: `receipt ${receipt.id}` };
    },
    closeShift: async () => undefined,
    source: "test",
  };
}

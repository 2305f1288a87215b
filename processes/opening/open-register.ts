import { openCheckbox } from "../../integrations/checkbox/open-checkbox.ts";
import { startCheckboxStandIn } from "../../integrations/checkbox/stand-in.ts";
import type { FiscalProvider } from "../../integrations/fiscal/fiscal-provider.ts";
import type { Config } from "../../platform/config/config.ts";
import { startedOnce } from "../../platform/started-once.ts";

const demoKeys = { licenseKey: "demo", pin: "demo" };

/** The shop's cash register: with keys the real one; without, a demo shop asks a stand-in, and a real shop makes no receipts here. */
export function openRegister({ mode, checkbox }: Pick<Config, "mode" | "checkbox">): FiscalProvider | undefined {
  if (checkbox) {
    const { url, tax, ...keys } = checkbox;
    const source = new URL(url).host;
    return openCheckbox({
      ...keys,
      tax,
      source,
      address: async () => url,
      takesTestRegister: mode !== "production",
      hasReceiptPages: true,
    });
  }
  return mode === "production" ? undefined : demoRegister();
}

function demoRegister(): FiscalProvider {
  const standIn = startedOnce(() => startCheckboxStandIn(demoKeys));
  const address = async () => (await standIn()).origin;
  return openCheckbox({ ...demoKeys, tax: undefined, source: "stand-in", address, takesTestRegister: true, hasReceiptPages: false });
}

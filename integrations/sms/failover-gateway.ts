import { isSmsRefused, SmsRefused, type SmsGateway } from "./sms-gateway.ts";

/** Asks the next gateway only after a certain refusal, so that nobody gets a message twice. Throws `SmsRefused` with all reasons. */
export function failoverGateway(gateways: readonly SmsGateway[]): SmsGateway {
  return {
    name: gateways.map(({ name }) => name).join(", "),
    async send(message) {
      const refusals: SmsRefused[] = [];
      for (const gateway of gateways) {
        try {
          return await gateway.send(message);
        } catch (error) {
          if (!isSmsRefused(error)) throw error;
          refusals.push(error);
        }
      }
      throw new SmsRefused(refusals.map(({ message: reason }) => reason).join("; "), {
        temporary: refusals.some(({ temporary }) => temporary),
      });
    },
  };
}

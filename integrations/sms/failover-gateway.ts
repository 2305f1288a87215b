import { isSmsRefused, SmsRefused, type SmsGateway } from "./sms-gateway.ts";

/**
 * Several gateways in order: the next one is asked only when the one before it has surely not taken the message, so
 * that nobody gets it twice. When nobody knows, nobody else is asked. Refuses with the reasons of all.
 */
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

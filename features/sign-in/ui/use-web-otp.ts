import { useEffect, useEffectEvent } from "react";

type OtpCredentials = { get(options: object): Promise<{ code?: string } | null> };

export function useWebOtp(kind: "code" | "pin", take: (code: string) => void): void {
  const takeLatest = useEffectEvent(take);
  useEffect(() => {
    if (kind === "pin" || !("OTPCredential" in window)) return undefined;
    const leaving = new AbortController();
    const listen = async () => {
      try {
        const message = await (navigator.credentials as OtpCredentials).get({ otp: { transport: ["sms"] }, signal: leaving.signal });
        if (message?.code) takeLatest(message.code);
      } catch {
        // Refused or aborted: the visitor types.
        return;
      }
    };
    void listen();
    return () => leaving.abort();
  }, [kind]);
}

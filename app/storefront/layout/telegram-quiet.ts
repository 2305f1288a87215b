/** Until when the Telegram pop-up stays away on this device, in milliseconds. */
export const TELEGRAM_QUIET_UNTIL = "telegram_quiet_until";

import { startVendorStandIn, type VendorTrouble } from "../vendor-stand-in.ts";

type SentSms = { phone: string; sender: string; text: string };

const TOKEN = "token-of-a-test-account";
const SENDER = "TestShop";
const STOPLISTED = "380509999999";

export async function startFakeTurboSms() {
  const outbox: SentSms[] = [];
  const asked = { count: 0 };
  let trouble: VendorTrouble = "none";
  const { origin, close } = await startVendorStandIn({
    receive({ url, headers }, body) {
      asked.count += 1;
      return () => (url === "/message/send.json" ? answerTo(headers.authorization, body, outbox) : refusal(300, "INVALID_REQUEST"));
    },
    trouble: () => trouble,
  });
  return {
    address: origin,
    token: TOKEN,
    sender: SENDER,
    stoplisted: STOPLISTED,
    outbox,
    asked,
    make: (wanted: VendorTrouble) => void (trouble = wanted),
    close,
  };
}

type Wish = { recipients?: string[]; sms?: { sender?: string; text?: string } };

function answerTo(authorization: string | undefined, body: string, outbox: SentSms[]): object {
  if (!authorization) return refusal(103, "REQUIRED_TOKEN");
  if (authorization !== `Bearer ${TOKEN}`) return refusal(301, "INVALID_TOKEN");
  const { recipients = [], sms = {} } = JSON.parse(body) as Wish;
  if (recipients.length === 0) return refusal(202, "REQUIRED_MESSAGE_RECIPIENT");
  if (!sms.text) return refusal(201, "REQUIRED_MESSAGE_TEXT");
  if (sms.sender !== SENDER) return refusal(400, "NOT_ALLOWED_MESSAGE_SENDER");
  const results = recipients.map((phone) => {
    if (!/^380\d{9}$/.test(phone)) return { phone, response_code: 305, message_id: null, response_status: "INVALID_PHONE" };
    if (phone === STOPLISTED) return { phone, response_code: 404, message_id: null, response_status: "NOT_ALLOWED_NUMBER_STOPLIST" };
    outbox.push({ phone, sender: SENDER, text: sms.text ?? "" });
    return { phone, response_code: 0, message_id: crypto.randomUUID(), response_status: "OK" };
  });
  const accepted = results.filter(({ message_id }) => message_id !== null).length;
  if (accepted === results.length) return { response_code: 800, response_status: "SUCCESS_MESSAGE_ACCEPTED", response_result: results };
  return { response_code: 802, response_status: "SUCCESS_MESSAGE_PARTIAL_ACCEPTED", response_result: results };
}

const refusal = (code: number, status: string) => ({ response_code: code, response_status: status, response_result: null });

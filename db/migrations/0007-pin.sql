-- The PIN belongs to the account and unlocks its known devices (security.md S23, S26): Argon2id over HMAC(pepper, PIN).
alter table account add column pin_hash text;

-- Five wrong PINs switch it off for the device until an SMS code. A forgotten device is a stranger again, and its row
-- stays so that the age of the account's first device is known (S25).
alter table device add column pin_wrong_tries int not null default 0;
alter table device add column forgotten_at timestamptz;
-- Up to when this device's owner has confirmed the account's new devices; empty means since the device itself came.
alter table device add column confirmed_until timestamptz;

-- What a token was given for: changing a forgotten PIN needs a fresh SMS code.
alter table access_token add column proof text not null default 'sms' check (proof in ('sms', 'pin'));

-- Delivery of a code, keyed by the code's id: 'waiting' after the commit that made it, 'sending' once somebody has taken
-- it up, so that nobody sends it twice; then 'sent', or 'unknown' when the gateway gave no clear answer. A refused one is
-- deleted. The code itself is kept sealed only while it waits.
alter table sms_code add column delivery text not null default 'sent' check (delivery in ('waiting', 'sending', 'sent', 'unknown'));
alter table sms_code add column sealed_text text;
alter table sms_code add column delivery_at timestamptz;
create index sms_code_waiting on sms_code (sent_at) where delivery = 'waiting';

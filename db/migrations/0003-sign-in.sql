-- Where a new account came from, kept with its first code until the code is used.
alter table sms_code add column utm jsonb not null default '{}';

-- An account without a completed order may hold only a share of a variation (security.md S6).
alter table account add column completed_orders int not null default 0;

-- The newest codes of all phones: how many of them are used tells an attack from a busy day (security.md S22).
create index sms_code_sent_at on sms_code (sent_at desc);

-- What known devices ask for is counted apart from what strangers do (security.md S21, S22).
alter table sms_code add column from_known_device boolean not null default false;

-- Challenges and waits that a stranger has passed; each lets one code be asked for (S22).
create table spent_pass (
  id uuid primary key,
  spent_at timestamptz not null
);
create index spent_pass_at on spent_pass (spent_at);

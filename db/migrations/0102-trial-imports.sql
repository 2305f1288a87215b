-- A trial reads and judges everything, and changes nothing but its own report.
alter table import_run add column is_trial boolean not null default false;
alter table import_run drop constraint import_run_state_check;
alter table import_run add constraint import_run_state_check check (state in ('running', 'done', 'failed', 'waiting', 'refused', 'tried'));
-- Whether what 1C sends is only tried.
alter table exchange_access add column is_trial boolean not null default false;

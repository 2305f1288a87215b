-- Measurements of the finished article per size, in centimetres, as its sender gives them: [{"size":"44","cm":{"length":96}}].
alter table product add column measurements jsonb not null default '[]';

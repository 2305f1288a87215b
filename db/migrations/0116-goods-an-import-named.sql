-- Imports of changes kept what they named for ever, though nobody reads it once they have ended.
delete from import_seen seen using import_run run where run.id = seen.run_id and run.state <> 'running';

"""Jobs of the server: idempotent sweeps over the database, each with its schedule, run by SAQ."""

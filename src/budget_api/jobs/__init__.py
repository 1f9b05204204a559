"""What the server does by itself: idempotent sweeps over the database, each with its schedule, run by SAQ."""

/// How the file is laid out, step by step: the number of steps taken is the file's
/// `user_version`. A step that was released never changes; a new one is added below it.
enum Schema {
  static let steps = [
    """
    CREATE TABLE documents (
      sequence INTEGER PRIMARY KEY,
      owner TEXT NOT NULL,
      collection TEXT NOT NULL,
      key TEXT NOT NULL,
      at REAL NOT NULL,
      value TEXT NOT NULL,
      UNIQUE (owner, collection, key)
    ) STRICT;
    CREATE INDEX documents_by_time ON documents (owner, collection, at DESC, sequence DESC);
    CREATE TABLE key_values (
      device TEXT NOT NULL,
      key TEXT NOT NULL,
      value BLOB NOT NULL,
      PRIMARY KEY (device, key)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE schedule (
      device TEXT NOT NULL,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      due REAL NOT NULL,
      value BLOB NOT NULL,
      PRIMARY KEY (device, kind, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX schedule_by_due ON schedule (kind, due);
    CREATE TABLE claims (
      device TEXT NOT NULL,
      event TEXT NOT NULL,
      at REAL NOT NULL,
      PRIMARY KEY (device, event)
    ) STRICT, WITHOUT ROWID;
    """,
  ]

  /// Marks the file as one of ours; four letters, as `file` and `sqlite3` show them.
  static let applicationID = 0x5374_7261
}

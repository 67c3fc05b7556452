/// The migrations of the file: their number is the file's `user_version`. A released migration
/// never changes; new ones are added at the end.
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
    // An earlier version would find nothing in its R*Tree, so it must refuse the file.
    "DROP TABLE IF EXISTS placed_index;",
  ]

  /// The application ID of the file, four letters that `file` and `sqlite3` show.
  static let applicationID = 0x5374_7261
}

/// The statements that the two engines express in different words.
///
/// On PostgreSQL, names and keys are `bytea`, so that any text can be one and they are compared
/// byte by byte. As in SQLite, a row that is replaced gets a new number, since the number orders
/// documents of the same time.
extension EngineText {
  static let putDocument = EngineText(
    sqlite: """
      INSERT OR REPLACE INTO documents (owner, collection, key, at, value)
      VALUES (?, ?, ?, ?, ?)
      """,
    postgres: """
      INSERT INTO documents (owner, collection, key, at, value) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (owner, collection, key)
      DO UPDATE SET sequence = DEFAULT, at = excluded.at, value = excluded.value
      """)

  static let trimDocuments = EngineText(
    sqlite: """
      DELETE FROM documents WHERE sequence IN (
        SELECT sequence FROM documents WHERE owner = ? AND collection = ?
        ORDER BY at DESC, sequence DESC LIMIT -1 OFFSET ?)
      """,
    postgres: """
      DELETE FROM documents WHERE sequence IN (
        SELECT sequence FROM documents WHERE owner = ? AND collection = ?
        ORDER BY at DESC, sequence DESC OFFSET ?)
      """)

  static let documentsByTime = EngineText(
    sqlite: """
      SELECT key, at, value FROM documents WHERE owner = ? AND collection = ?
      ORDER BY at DESC, sequence DESC LIMIT ?
      """,
    postgres: """
      SELECT key, at, value FROM documents WHERE owner = ? AND collection = ?
      ORDER BY at DESC, sequence DESC LIMIT nullif(?::bigint, -1)
      """)

  static let keepSmallValue = EngineText(
    sqlite: "INSERT OR REPLACE INTO key_values (device, key, value) VALUES (?, ?, ?)",
    postgres: """
      INSERT INTO key_values (device, key, value) VALUES (?, ?, ?)
      ON CONFLICT (device, key) DO UPDATE SET value = excluded.value
      """)

  static let bytesOfDevice = EngineText(
    sqlite: """
      SELECT (SELECT coalesce(sum(length(CAST(value AS BLOB)) + length(CAST(key AS BLOB))), 0)
          FROM documents WHERE owner = ?1)
        + (SELECT coalesce(sum(length(value) + length(CAST(key AS BLOB))), 0)
          FROM key_values WHERE device = ?2)
      """,
    postgres: """
      SELECT ((SELECT coalesce(sum(octet_length(value) + octet_length(key)), 0)
          FROM documents WHERE owner = ?1)
        + (SELECT coalesce(sum(octet_length(value) + octet_length(key)), 0)
          FROM key_values WHERE device = ?2))::bigint
      """)

  static let putScheduled = EngineText(
    sqlite: "INSERT OR REPLACE INTO schedule (device, kind, id, due, value) VALUES (?, ?, ?, ?, ?)",
    postgres: """
      INSERT INTO schedule (device, kind, id, due, value) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (device, kind, id) DO UPDATE SET due = excluded.due, value = excluded.value
      """)

  static let scheduledOfDevices = EngineText(
    sqlite: """
      SELECT device, kind, id, due, value FROM schedule
      WHERE kind = ? AND device IN (SELECT value FROM json_each(?)) ORDER BY due, device, id
      """,
    postgres: """
      SELECT device, kind, id, due, value FROM schedule
      WHERE kind = ? AND device IN (SELECT convert_to(value, 'UTF8')
        FROM json_array_elements_text(convert_from(?, 'UTF8')::json) AS names (value))
      ORDER BY due, device, id
      """)

  /// Removes an entry that has not changed since it was read. On PostgreSQL, it does not wait for
  /// an entry that another server is taking at this moment.
  static let removeUnchanged = EngineText(
    sqlite: """
      DELETE FROM schedule WHERE device = ? AND kind = ? AND id = ? AND due = ? AND value = ?
      """,
    postgres: """
      DELETE FROM schedule WHERE (device, kind, id) IN (
        SELECT device, kind, id FROM schedule
        WHERE device = ? AND kind = ? AND id = ? AND due = ? AND value = ?
        FOR UPDATE SKIP LOCKED)
      """)

  static let claimEvent = EngineText(
    sqlite: "INSERT OR IGNORE INTO claims (device, event, at) VALUES (?, ?, ?)",
    postgres: "INSERT INTO claims (device, event, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")

  static let rewritePlaced = EngineText(
    sqlite: "UPDATE placed_documents SET value = ? WHERE collection = ? AND key = ?",
    postgres: """
      UPDATE placed_documents SET value = ?, changed = clock_timestamp()
      WHERE collection = ? AND key = ?
      """)
}

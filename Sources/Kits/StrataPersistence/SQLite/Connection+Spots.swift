/// The tables of documents with a position, which are made at their first use: most apps do not need
/// them.
extension Connection {
  func preparePlaces() throws(PersistenceError) {
    guard !hasPlaces else { return }
    try script(
      """
      CREATE TABLE IF NOT EXISTS placed_documents (
        sequence INTEGER PRIMARY KEY,
        collection TEXT NOT NULL,
        key TEXT NOT NULL,
        at REAL NOT NULL,
        latitude REAL NOT NULL,
        longitude REAL NOT NULL,
        value TEXT NOT NULL,
        UNIQUE (collection, key)
      ) STRICT;
      """)
    try makeSpots()
    hasPlaces = true
  }

  /// Makes the index of positions, and enters the documents of earlier versions, which had an R*Tree.
  /// Another process may be doing the same, so the tables are looked for again inside the transaction.
  private func makeSpots() throws(PersistenceError) {
    guard try !hasSpotTables() else { return }
    try transaction { () throws(PersistenceError) in
      if try !hasSpotTables() { try script(EngineText.makeSpots) }
    }
  }

  private func hasSpotTables() throws(PersistenceError) -> Bool {
    try number("SELECT count(*) FROM sqlite_schema WHERE name = 'placed_facts'") > 0
  }

  /// A failure, such as that of a full disk, changes no answer: documents without facts are read.
  func remember(_ facts: StoredFacts, of name: String) {
    guard self.facts[name] != facts else { return }
    self.facts[name] = facts
    try? enterAgain(name, with: facts)
  }

  private func enterAgain(_ name: String, with facts: StoredFacts) throws(PersistenceError) {
    guard try shape(of: name) != facts.shape else { return }
    try transaction { () throws(PersistenceError) in
      guard try shape(of: name) != facts.shape else { return }
      try run(
        """
        INSERT OR REPLACE INTO placed_facts (collection, shape, members, first, second)
        VALUES (?, ?, ?, ?, ?)
        """, .text(name), .integer(facts.shape), .json(StoredFacts.array(facts.members)),
        facts.texts.first.map { .text($0) } ?? .null,
        facts.texts.dropFirst().first.map { .text($0) } ?? .null)
      try run("DELETE FROM placed_spots WHERE collection = ?", .text(name))
      try run(.enterSpots, .text(name))
      try run(.enterDamagedSpots, .text(name))
    }
  }

  private func shape(of name: String) throws(PersistenceError) -> Int? {
    try rows("SELECT shape FROM placed_facts WHERE collection = ?", .text(name)) {
      row throws(PersistenceError) in row.integer(0)
    }.first
  }
}

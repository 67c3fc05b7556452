import StrataPersistence

extension Connection {
  /// Creates or migrates the tables of the entities. Columns that both schemas have keep their
  /// values, new columns get their default values, and columns that no longer exist are removed.
  ///
  /// - Throws: ``SwiftDataError/loadIssueModelContainer`` if there is no value for a column, or its
  ///   values cannot be converted to its new type; then nothing has changed.
  func migrate(
    to entities: [EntityPlan], version: Schema.Version
  ) throws(SwiftDataError) {
    let wanted = StoreSchema(entities)
    if let known = try remembered(), known.schema == wanted, known.version == version { return }
    try inTransaction { () throws(SwiftDataError) in
      let known = try remembered()
      try createMemory()
      try migrate(from: known?.schema, to: entities, wanted)
      try remember(wanted, version)
    }
  }

  private func migrate(
    from known: StoreSchema?, to entities: [EntityPlan], _ wanted: StoreSchema
  ) throws(SwiftDataError) {
    let old = Dictionary((known?.tables ?? []).map { ($0.name, $0) }) { first, _ in first }
    for table in old.values where !wanted.tables.contains(where: { $0.name == table.name }) {
      try sql("DROP TABLE \(table.name.quoted)")
    }
    for entity in entities {
      let table = StoreSchema.Table(entity)
      guard old[entity.name] != table else { continue }
      try replace(old[entity.name], with: table, entity)
    }
    let pairs = known?.pairs ?? []
    for name in pairs where !wanted.pairs.contains(name) {
      try sql("DROP TABLE \(name.quoted)")
    }
    for name in wanted.pairs where !pairs.contains(name) {
      for statement in StoreSchema.pairCreations(name) { try sql(statement) }
    }
  }

  /// Creates a table, and moves the rows of the table that it replaces into it.
  private func replace(
    _ old: StoreSchema.Table?, with table: StoreSchema.Table, _ entity: EntityPlan
  ) throws(SwiftDataError) {
    guard let old else {
      try sql(table.creation(as: table.name))
      for statement in table.indexCreations { try sql(statement) }
      return
    }
    let interim = "\(table.name).new"
    try sql(table.creation(as: interim))
    try move(old, to: interim, table, entity)
    try sql("DROP TABLE \(old.name.quoted)")
    try sql("ALTER TABLE \(interim.quoted) RENAME TO \(table.name.quoted)")
    for statement in table.indexCreations { try sql(statement) }
  }

  private func move(
    _ old: StoreSchema.Table, to interim: String, _ table: StoreSchema.Table, _ entity: EntityPlan
  ) throws(SwiftDataError) {
    let isEmpty = try read("SELECT 1 FROM \(old.name.quoted) LIMIT 1").isEmpty
    guard !isEmpty else { return }
    var source = SQLText("SELECT \(OwnColumn.key)")
    for column in table.columns { source = source + ", " + (try value(of: column, old, entity)) }
    let names = ([OwnColumn.key] + table.columns.map(\.name.quoted)).joined(separator: ", ")
    let text = "INSERT INTO \(interim.quoted) (\(names)) \(source.text) FROM \(old.name.quoted)"
    try sql(text, source.values)
  }

  /// Returns the SQL expression that gives a column its value for a row of the old table.
  private func value(
    of column: StoreSchema.Column, _ old: StoreSchema.Table, _ entity: EntityPlan
  ) throws(SwiftDataError) -> SQLText {
    let attribute = entity.attribute(column.name)
    let original =
      attribute?.originalName ?? entity.relationship(column.name)?.metadata.originalName
    let source =
      old.columns.first { $0.name == column.name } ?? old.columns.first { $0.name == original }
    guard let source else {
      if let value = attribute?.defaultColumn { return SQLText("?", [value]) }
      if column.isOptional { return SQLText("NULL") }
      throw .loadIssueModelContainer.about(
        entity.name, column.name, "a new property needs a default value or an optional type")
    }
    let value = try cast(source, to: column, entity)
    guard source.isOptional, !column.isOptional else { return value }
    if let fallback = attribute?.defaultColumn, fallback != .null {
      return "coalesce(" + value + SQLText(", ?)", [fallback])
    }
    let gaps = "SELECT 1 FROM \(old.name.quoted) WHERE \(source.name.quoted) IS NULL LIMIT 1"
    guard try read(gaps).isEmpty else {
      throw .loadIssueModelContainer.about(
        entity.name, column.name,
        "a stored model has nil for this property, which is no longer optional")
    }
    return value
  }

  private func cast(
    _ source: StoreSchema.Column, to column: StoreSchema.Column, _ entity: EntityPlan
  ) throws(SwiftDataError) -> SQLText {
    if source.type == column.type { return SQLText(source.name.quoted) }
    guard source.type == .integer, column.type == .real else {
      throw .loadIssueModelContainer.about(
        entity.name, column.name,
        "\(source.type.rawValue) cannot become \(column.type.rawValue) without a custom MigrationStage"
      )
    }
    return SQLText("CAST(\(source.name.quoted) AS REAL)")
  }
}

extension ModelStore {
  /// Creates or migrates the tables of entities.
  func migrate(
    to entities: [EntityPlan], version: Schema.Version
  ) throws(SwiftDataError) {
    nonisolated(unsafe) let entities = entities  // read on the queue while this waits for it
    try onConnection { connection throws(SwiftDataError) in
      try connection.migrate(to: entities, version: version)
    }
  }

  /// Returns the version of the store's schema; `nil` if the store is new.
  func version() throws(SwiftDataError) -> Schema.Version? {
    try onConnection { connection throws(SwiftDataError) in try connection.remembered()?.version }
  }

  /// Returns the identifier of the store.
  func identifier() throws(SwiftDataError) -> String {
    try onConnection { connection throws(SwiftDataError) in try connection.identifier() }
  }

  private func onConnection<Result: Sendable>(
    _ work: @Sendable (Connection) throws(SwiftDataError) -> Result
  ) throws(SwiftDataError) -> Result {
    guard let result = connection.performNow(work) else {
      throw .storage.about(nil, nil, "\(url.path) is closed")
    }
    return try result.get()
  }
}

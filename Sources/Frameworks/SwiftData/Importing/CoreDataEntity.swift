import Foundation
import StrataPersistence

/// An entity of a file that Core Data wrote, with the columns that its properties have there.
struct CoreDataEntity {
  private let plan: EntityPlan
  private let file: CoreDataFile
  private let columns: Set<String>
  let rows: [CoreDataFile.Row]
  /// The attributes that use a name of a property, by that name in upper case. Properties of
  /// structures are columns, too, so that one name can have several columns.
  private var users: [String: [String]] = [:]

  init(_ plan: EntityPlan, in file: CoreDataFile) throws(SwiftDataError) {
    (self.plan, self.file, columns) = (plan, file, Set(file.columns(of: plan.name)))
    rows = try file.rows(of: plan.name)
    for attribute in plan.attributes.sorted(by: { $0.name < $1.name }) {
      for key in keys(attribute) { users[key.uppercased(), default: []].append(attribute.name) }
    }
  }

  /// Returns the names of the properties that an attribute stores.
  private func keys(_ attribute: AttributePlan) -> Set<String> {
    guard let type = structure(attribute) else { return [attribute.name] }
    var keys: Set<String> = []
    for row in rows {
      let decoder = ColumnDecoder(row, columns: candidates)
      let value = try? type.init(from: decoder)
      keys.formUnion(decoder.keys)
      if value != nil { break }
    }
    return keys
  }

  /// Returns the type of an attribute that is stored in several columns; `nil` if it has one.
  private func structure(_ attribute: AttributePlan) -> (any Codable.Type)? {
    let names = [attribute.name, attribute.originalName].compactMap(\.self)
    guard names.allSatisfy({ candidates($0).isEmpty }) else { return nil }
    return attribute.codec.codable
  }

  /// Returns the columns that a property may have: Core Data numbers columns of the same name.
  private func candidates(_ key: String) -> [String] {
    let name = "Z\(key.uppercased())"
    guard columns.contains(name) else { return [] }
    var found = [name]
    while columns.contains("\(name)\(found.count)") { found.append("\(name)\(found.count)") }
    return found
  }

  /// Returns the column of a property; `nil` if there is none. The attributes have their columns in
  /// the order of their names.
  private func column(_ key: String, of attribute: String) -> String? {
    let found = candidates(key)
    let rank = users[key.uppercased()]?.firstIndex(of: attribute) ?? 0
    return rank < found.count ? found[rank] : nil
  }
}

// MARK: - Rows

extension CoreDataEntity {
  /// Returns a row as this project stores it.
  ///
  /// - Throws: ``SwiftDataError/loadIssueModelContainer`` with the entity and the attribute that
  ///   cannot be read.
  func converted(_ row: CoreDataFile.Row) throws(SwiftDataError) -> RowChanges.Row {
    var values: [SQLValue] = []
    for attribute in plan.attributes { values.append(try value(of: attribute, in: row)) }
    for relationship in plan.relationships where !relationship.isToMany {
      values.append(try reference(relationship, in: row))
    }
    return RowChanges.Row(entity: plan.name, key: row.key, columns: plan.columns, values: values)
  }

  private func value(
    of attribute: AttributePlan, in row: CoreDataFile.Row
  ) throws(SwiftDataError) -> SQLValue {
    if let type = structure(attribute) {
      return try stored(attribute, row) { try structured(type, attribute, row) }
    }
    let column =
      column(attribute.name, of: attribute.name)
      ?? attribute.originalName.flatMap { candidates($0).first }
    return try stored(attribute, row) {
      guard let value = column.flatMap({ row.values[$0] }), value != .null else { return nil }
      return try converted(value, of: attribute)
    }
  }

  /// Returns the value that a closure reads, or the attribute's default if it reads none.
  private func stored(
    _ attribute: AttributePlan, _ row: CoreDataFile.Row, _ read: () throws -> SQLValue?
  ) throws(SwiftDataError) -> SQLValue {
    do {
      if let value = try read() { return value }
    } catch {
      throw unreadable(attribute.name, row, "Core Data's value cannot be read: \(error)")
    }
    if attribute.codec.isOptional { return .null }
    if let value = attribute.defaultColumn { return value }
    throw unreadable(
      attribute.name, row, "Core Data stored no value, and the property has no default value")
  }

  private func converted(_ value: SQLValue, of attribute: AttributePlan) throws -> SQLValue {
    let codec = attribute.codec
    if let type = codec.codable {
      return try encoded(try CoreDataValue.decode(type, value), codec)
    }
    var column = CoreDataValue.column(value, for: codec)
    if case .bytes(let data) = column, isExternal(attribute) {
      guard let data = file.externalValue(data) else { throw CoreDataValue.mismatch(Data.self) }
      column = .bytes(Data(data))
    }
    guard codec.decode(column) != nil else { throw CoreDataValue.mismatch(SQLValue.self) }
    return column
  }

  private func isExternal(_ attribute: AttributePlan) -> Bool {
    guard case .attribute(_, let options) = plan.properties[attribute.name]?.kind else {
      return false
    }
    return options.options.contains(.externalStorage)
  }

  /// Reads a structure from its columns; returns `nil` if none of them has a value.
  private func structured(
    _ type: any Codable.Type, _ attribute: AttributePlan, _ row: CoreDataFile.Row
  ) throws -> SQLValue? {
    let decoder = ColumnDecoder(row) { key in
      column(key, of: attribute.name).map { [$0] } ?? []
    }
    do {
      let value = try type.init(from: decoder)
      // All properties may be optional: an optional structure of them is nil.
      guard decoder.hasValue || !attribute.codec.isOptional else { return nil }
      return try encoded(value, attribute.codec)
    } catch  where !decoder.hasValue {
      return nil
    }
  }

  private func encoded(_ value: Any, _ codec: AttributeCodec) throws -> SQLValue {
    guard let column = codec.encode(value) else { throw CoreDataValue.mismatch(SQLValue.self) }
    return column
  }

  private func reference(
    _ relationship: RelationshipPlan, in row: CoreDataFile.Row
  ) throws(SwiftDataError) -> SQLValue {
    let value = relationship.storedNames.compactMap { row.values["Z\($0)"] }.first ?? .null
    switch value {
    case .integer: return value
    case .null where relationship.isOptional: return .null
    default:
      throw unreadable(
        relationship.name, row,
        "Core Data stored no model for this relationship, which is not optional")
    }
  }

  private func unreadable(
    _ property: String, _ row: CoreDataFile.Row, _ reason: String
  ) -> SwiftDataError {
    .loadIssueModelContainer.about(plan.name, property, "\(reason) (Z_PK \(row.key))")
  }
}

import Foundation
import StrataPersistence

/// A part of a predicate as SQL.
enum SQLTerm {
  /// A value of a column, or computed of such values; `nil` is NULL.
  case scalar(SQLText, AttributeCodec)
  /// A model, by its key; no model is NULL.
  case row(SQLRow)
  /// Several models.
  case rows(SQLRows)
  /// `nil`
  case null
}

/// A model in a statement.
struct SQLRow {
  let key: SQLText
  /// The model's entity, or `nil` for an identifier whose model is not needed.
  let entity: EntityPlan?
  /// The alias of the model's row if it is in the statement.
  var alias: String?

  /// Returns the expression of a column.
  func column(_ name: String) throws -> SQLText {
    if let alias { return SQLText("\(alias).\(name.quoted)") }
    guard let entity else { throw Untranslatable("an identifier has no properties") }
    return "(SELECT \(name.quoted) FROM \(entity.name.quoted) WHERE \(OwnColumn.key) = " + key
      + ")"
  }
}

/// Several models in a statement.
struct SQLRows {
  let entity: EntityPlan
  let alias: String
  /// `FROM … AS alias WHERE …`
  var source: SQLText

  var row: SQLRow {
    SQLRow(key: SQLText("\(alias).\(OwnColumn.key)"), entity: entity, alias: alias)
  }

  /// Returns those that fulfil a condition, too.
  func with(_ condition: SQLText) -> SQLRows {
    SQLRows(entity: entity, alias: alias, source: source + " AND " + condition)
  }

  /// The condition that a row exists.
  var exist: SQLText { "EXISTS (SELECT 1 " + source + ")" }
}

/// The reason for which a predicate is evaluated in Swift instead of in SQL.
struct Untranslatable: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// An expression of a predicate that can be SQL.
protocol SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm
}

/// An expression that holds a captured value.
protocol CapturedValue {
  var captured: Any { get }
}

extension SQLTerm {
  /// The text of a single value, for comparisons and functions.
  var text: SQLText {
    get throws {
      switch self {
      case .scalar(let text, _): text
      case .row(let row): row.key
      case .null: SQLText("NULL")
      case .rows: throw Untranslatable("several models are not a single value")
      }
    }
  }

  var codec: AttributeCodec? {
    guard case .scalar(_, let codec) = self else { return nil }
    return codec
  }

  /// A condition, which is never NULL.
  var condition: SQLText {
    get throws { "coalesce(" + (try text) + ", 0)" }
  }

  /// Creates a condition.
  static func condition(_ text: SQLText) -> SQLTerm { .scalar(text, .boolean) }
}

extension AttributeCodec {
  /// The codec of conditions.
  static let boolean = AttributeCodec(
    columnType: .integer, encode: { ($0 as? Bool)?.sqlValue }, decode: { Bool($0) })
}

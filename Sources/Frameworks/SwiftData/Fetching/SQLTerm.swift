import Foundation
import StrataPersistence

/// A part of a predicate, expressed in SQL.
enum SQLTerm {
  /// A value of a column, or a value that is computed from columns; NULL stands for `nil`.
  case scalar(SQLText, AttributeCodec)
  /// A model, identified by its key; NULL stands for no model.
  case row(SQLRow)
  /// A collection of models.
  case rows(SQLRows)
  /// The value `nil`, which SQL calls `NULL`.
  case null
}

/// A model that an SQL statement refers to.
struct SQLRow {
  let key: SQLText
  /// The model's entity; `nil` for an identifier whose model is not needed.
  let entity: EntityPlan?
  /// The alias of the model's row; `nil` if the statement does not contain the row.
  var alias: String?

  /// Returns the expression of a column.
  func column(_ name: String) throws -> SQLText {
    if let alias { return SQLText("\(alias).\(name.quoted)") }
    guard let entity else {
      throw Untranslatable("SQL reads no property of an identifier")
    }
    return "(SELECT \(name.quoted) FROM \(entity.name.quoted) WHERE \(OwnColumn.key) = " + key
      + ")"
  }
}

/// A collection of models that an SQL statement refers to.
struct SQLRows {
  let entity: EntityPlan
  let alias: String
  /// The source of the rows: `FROM … AS alias WHERE …`.
  var source: SQLText

  var row: SQLRow {
    SQLRow(key: SQLText("\(alias).\(OwnColumn.key)"), entity: entity, alias: alias)
  }

  /// Returns those models that also meet a condition.
  func with(_ condition: SQLText) -> SQLRows {
    SQLRows(entity: entity, alias: alias, source: source + " AND " + condition)
  }

  /// The condition that the collection is not empty.
  var exist: SQLText { "EXISTS (SELECT 1 " + source + ")" }
}

/// The reason for which a predicate is evaluated in Swift instead of in SQL.
struct Untranslatable: Error {
  let reason: String
  /// The part of the predicate or of the order that has no equivalent in SQL.
  let part: String?

  init(_ reason: String, part: String? = nil) { (self.reason, self.part) = (reason, part) }
}

/// An expression of a predicate that may have an equivalent in SQL.
protocol SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm
}

/// An expression that contains a captured value.
protocol CapturedValue {
  var captured: Any { get }
}

extension SQLTerm {
  /// The SQL of a single value, for comparisons and functions.
  var text: SQLText {
    get throws {
      switch self {
      case .scalar(let text, _): text
      case .row(let row): row.key
      case .null: SQLText("NULL")
      case .rows:
        throw Untranslatable(
          "SQL needs one value, not several models")
      }
    }
  }

  var codec: AttributeCodec? {
    guard case .scalar(_, let codec) = self else { return nil }
    return codec
  }

  /// The SQL of a condition, which is never NULL.
  var condition: SQLText {
    get throws { "coalesce(" + (try text) + ", 0)" }
  }

  /// Creates a term from the SQL of a condition.
  static func condition(_ text: SQLText) -> SQLTerm { .scalar(text, .boolean) }
}

extension AttributeCodec {
  /// The codec of conditions.
  static let boolean = AttributeCodec(
    columnType: .integer, encode: { ($0 as? Bool)?.sqlValue }, decode: { Bool($0) })
}

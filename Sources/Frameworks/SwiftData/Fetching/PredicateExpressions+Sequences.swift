import Foundation
import StrataFoundationAdditions
import StrataPersistence

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let rows = try translator.rows(sequence)
    let test = try translator.translate(test, variable.key, as: .row(rows.row)).condition
    return .condition(rows.with(test).exist)
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let rows = try translator.rows(sequence)
    let test = try translator.translate(test, variable.key, as: .row(rows.row)).condition
    return .condition("NOT " + rows.with("NOT " + test).exist)
  }
}

extension PredicateExpressions.Filter: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let rows = try translator.rows(sequence)
    return .rows(
      rows.with(try translator.translate(filter, variable.key, as: .row(rows.row)).condition))
  }
}

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    if let values = (sequence as? any CapturedValue)?.captured as? any Sequence {
      return .condition(try translator.membership(element, in: values))
    }
    let rows = try translator.rows(sequence)
    let test = try translator.equality(.row(rows.row), try translator.translate(element))
    return .condition(rows.with(test).exist)
  }
}

extension PredicateTranslator {
  fileprivate func rows(_ expression: any PredicateExpression) throws -> SQLRows {
    guard case .rows(let rows) = try translate(expression) else {
      throw Untranslatable(
        "SQL searches only relationships, no other sequences")
    }
    return rows
  }

  /// Returns the condition that an element is among captured values.
  fileprivate func membership(
    _ element: any PredicateExpression, in values: any Sequence
  ) throws -> SQLText {
    let term = try translate(element)
    guard term.codec?.isExact ?? true else {
      throw Untranslatable(
        "SQL cannot compare values that are stored as JSON")
    }
    var columns: [SQLValue] = []
    for value in values {
      let column = term.codec.map { $0.encode(value) } ?? Self.key(of: value)
      guard let column, column != .null else { throw Untranslatable("the list contains nil") }
      columns.append(column)
    }
    // SQLite takes 32,766 values.
    guard columns.count <= 10_000 else {
      throw Untranslatable("the list has more than 10,000 values")
    }
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    let left = "coalesce(" + (try term.text) + collation([term.codec].compactMap(\.self))
    return left + SQLText(" IN (\(marks)), 0)", columns)
  }
}

// MARK: - Ranges

/// A range that a predicate has captured.
private protocol CapturedRange {
  var isClosed: Bool { get }
  func terms(_ translator: PredicateTranslator) throws -> (lower: SQLTerm, upper: SQLTerm)
}

extension Range: CapturedRange {
  fileprivate var isClosed: Bool { false }

  fileprivate func terms(
    _ translator: PredicateTranslator
  ) throws -> (lower: SQLTerm, upper: SQLTerm) {
    (try translator.constant(lowerBound), try translator.constant(upperBound))
  }
}

extension ClosedRange: CapturedRange {
  fileprivate var isClosed: Bool { true }

  fileprivate func terms(
    _ translator: PredicateTranslator
  ) throws -> (lower: SQLTerm, upper: SQLTerm) {
    (try translator.constant(lowerBound), try translator.constant(upperBound))
  }
}

/// An expression that represents a range.
private protocol RangeTerms {
  var isClosed: Bool { get }
  func terms(_ translator: PredicateTranslator) throws -> (lower: SQLTerm, upper: SQLTerm)
}

extension PredicateExpressions.Range: RangeTerms {
  fileprivate var isClosed: Bool { false }

  fileprivate func terms(
    _ translator: PredicateTranslator
  ) throws -> (lower: SQLTerm, upper: SQLTerm) {
    (try translator.translate(lower), try translator.translate(upper))
  }
}

extension PredicateExpressions.ClosedRange: RangeTerms {
  fileprivate var isClosed: Bool { true }

  fileprivate func terms(
    _ translator: PredicateTranslator
  ) throws -> (lower: SQLTerm, upper: SQLTerm) {
    (try translator.translate(lower), try translator.translate(upper))
  }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let value = try translator.translate(element)
    let (bounds, isClosed) = try bounds(translator)
    let above = try translator.comparison(value, ">=", bounds.lower)
    let below = try translator.comparison(value, isClosed ? "<=" : "<", bounds.upper)
    return .condition("(" + above + " AND " + below + ")")
  }

  private func bounds(
    _ translator: PredicateTranslator
  ) throws -> ((lower: SQLTerm, upper: SQLTerm), isClosed: Bool) {
    if let range = range as? any RangeTerms { return (try range.terms(translator), range.isClosed) }
    guard let captured = (range as? any CapturedValue)?.captured as? any CapturedRange else {
      throw Untranslatable("SQL needs a range with two ends")
    }
    return (try captured.terms(translator), captured.isClosed)
  }
}

// MARK: - Texts

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.search("swift_contains", base, other)
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.search("swift_starts", base, prefix)
  }
}

extension PredicateTranslator {
  /// Returns a search for a text in another text, by a function that Strata adds to SQLite.
  func search<Text: PredicateExpression, Other: PredicateExpression>(
    _ function: String, _ text: Text, _ other: Other
  ) throws -> SQLTerm {
    guard Text.Output.self == String.self, Other.Output.self == String.self else {
      throw Untranslatable("SQL searches texts, not values of type \(Text.Output.self)")
    }
    let (text, other) = (try translate(text).text, try translate(other).text)
    return .condition("coalesce(\(function)(" + text + ", " + other + "), 0)")
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.search("swift_standard_contains", root, other)
  }
}

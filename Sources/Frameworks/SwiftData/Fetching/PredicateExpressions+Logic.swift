import Foundation
import StrataPersistence

extension PredicateExpressions.Conjunction: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let (left, right) = (try translator.translate(lhs), try translator.translate(rhs))
    return .condition("(" + (try left.condition) + " AND " + (try right.condition) + ")")
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let (left, right) = (try translator.translate(lhs), try translator.translate(rhs))
    return .condition("(" + (try left.condition) + " OR " + (try right.condition) + ")")
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    .condition("(NOT " + (try translator.translate(wrapped).condition) + ")")
  }
}

extension PredicateExpressions.Equal: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    .condition(try translator.equality(lhs, rhs))
  }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    .condition("(NOT " + (try translator.equality(lhs, rhs)) + ")")
  }
}

extension PredicateTranslator {
  func equality(
    _ left: any PredicateExpression, _ right: any PredicateExpression
  ) throws -> SQLText {
    try equality(try translate(left), try translate(right))
  }

  /// Returns the condition that two terms are equal. `nil` equals `nil`, but no other value.
  func equality(_ left: SQLTerm, _ right: SQLTerm) throws -> SQLText {
    let codecs = [left.codec, right.codec].compactMap(\.self)
    guard codecs.allSatisfy(\.isExact) || left.isNull || right.isNull else {
      throw Untranslatable(
        "SQL cannot compare values that are stored as JSON")
    }
    let isNumber =
      codecs.count == 2 && codecs.allSatisfy { $0.columnType == .real && !$0.isOptional }
    let text = "(" + (try left.text) + collation(codecs)
    if isNumber { return "coalesce(" + text + " = " + (try right.text) + "), 0)" }
    return text + " IS " + (try right.text) + ")"
  }

  /// Returns the collation by which texts are compared; none for an expression.
  func collation(_ codecs: [AttributeCodec]) -> String {
    codecs.contains { $0.columnType == .text } ? " COLLATE \(Connection.swiftCollation)" : ""
  }

  func comparison(
    _ left: SQLTerm, _ sign: String, _ right: SQLTerm
  ) throws -> SQLText {
    let codecs = [left.codec, right.codec].compactMap(\.self)
    guard codecs.count == 2, codecs.allSatisfy(\.isOrdered) else {
      throw Untranslatable(
        "SQL orders these values in another way than Swift")
    }
    let text = "coalesce(" + (try left.text) + collation(codecs)
    return text + " \(sign) " + (try right.text) + ", 0)"
  }
}

extension SQLTerm {
  var isNull: Bool {
    if case .null = self { true } else { false }
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let (left, right) = (try translator.translate(lhs), try translator.translate(rhs))
    return .condition(try translator.comparison(left, try sign, right))
  }

  private var sign: String {
    get throws {
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw Untranslatable("the comparison is unknown")
      }
    }
  }
}

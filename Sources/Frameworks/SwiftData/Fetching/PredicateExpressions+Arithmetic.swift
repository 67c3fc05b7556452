import Foundation

extension PredicateTranslator {
  /// Returns the result of an operation, for the types with the same rules in Swift and SQL.
  fileprivate func number<Number>(
    _ left: any PredicateExpression, _ sign: String, _ right: any PredicateExpression,
    _ type: Number.Type
  ) throws -> SQLTerm {
    guard type == Int.self || type == Double.self,
      let codec = AttributeCodec.codec(for: type)
    else { throw Untranslatable("SQL calculates with Int and Double, not with \(type)") }
    let (left, right) = (try translate(left), try translate(right))
    return .scalar("(" + (try left.text) + " \(sign) " + (try right.text) + ")", codec)
  }

  /// Rejects a divisor that may be zero, since SQL then has no result.
  fileprivate func checkDivisor(_ divisor: any PredicateExpression) throws {
    guard let captured = (divisor as? any CapturedValue)?.captured else {
      throw Untranslatable(
        "SQL divides by zero in another way than Swift, and the divisor is not captured")
    }
    if captured as? Int == 0 || captured as? Double == 0 {
      throw Untranslatable("SQL divides by zero in another way than Swift")
    }
  }
}

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.number(lhs, try sign, rhs, LHS.Output.self)
  }

  private var sign: String {
    get throws {
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw Untranslatable("the operation is unknown")
      }
    }
  }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.checkDivisor(rhs)
    return try translator.number(lhs, "/", rhs, LHS.Output.self)
  }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.checkDivisor(rhs)
    return try translator.number(lhs, "/", rhs, LHS.Output.self)
  }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.checkDivisor(rhs)
    return try translator.number(lhs, "%", rhs, LHS.Output.self)
  }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let term = try translator.translate(wrapped)
    guard Output.self == Int.self || Output.self == Double.self, let codec = term.codec else {
      throw Untranslatable("SQL calculates with Int and Double, not with \(Output.self)")
    }
    return .scalar("(-" + (try term.text) + ")", codec)
  }
}

import Foundation
import StrataFoundationAdditions

extension PredicateExpressions.PredicateEvaluate: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let predicate = try predicate.capturedOutput
    return try translator.translate(
      predicate.expression, predicate.variable.key, appliedTo: input)
  }
}

extension PredicateExpressions._ExpressionEvaluation: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let expression = try expression.capturedOutput
    return try translator.translate(
      expression.expression, expression.variable.key, appliedTo: input)
  }
}

extension PredicateExpression {
  /// The value of an expression that uses captured values alone.
  fileprivate var capturedOutput: Output {
    get throws {
      do {
        return try evaluate(PredicateBindings())
      } catch {
        throw Untranslatable(
          "the inner predicate depends on the model")
      }
    }
  }
}

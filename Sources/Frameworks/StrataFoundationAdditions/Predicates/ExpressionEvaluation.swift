public import Foundation

extension PredicateExpressions {
  /// An expression that applies a captured `Expression` to a value.
  ///
  /// Foundation's `ExpressionEvaluate` takes several values, but on Linux no predicate can contain
  /// it, since expressions cannot be encoded there. The type is public because the expansion of
  /// `#Predicate` contains it; Apple has none of this name.
  public struct _ExpressionEvaluation<
    Transformation: PredicateExpression & Sendable, Input: PredicateExpression, Output
  >: PredicateExpression
  where Transformation.Output == Foundation.Expression<Input.Output, Output> {
    /// The expression of the captured `Expression`.
    public let expression: Transformation
    /// The expression of the value to which it is applied.
    public let input: Input

    /// Creates an expression that applies a captured `Expression` to a value.
    ///
    /// - Parameters:
    ///   - expression: The expression of the captured `Expression`.
    ///   - input: The expression of the value to which it is applied.
    public init(expression: Transformation, input: Input) {
      (self.expression, self.input) = (expression, input)
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Output {
      try expression.evaluate(bindings).evaluate(input.evaluate(bindings))
    }
  }

  /// Returns an expression that applies an `Expression`; the expansion of `#Predicate` calls it.
  ///
  /// - Parameters:
  ///   - expression: The expression of the captured `Expression`.
  ///   - input: The expression of the value to which it is applied.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_subscript<Transformation, Input, Output>(
    _ expression: Transformation, _ input: Input
  ) -> _ExpressionEvaluation<Transformation, Input, Output> {
    _ExpressionEvaluation(expression: expression, input: input)
  }
}

extension PredicateExpressions._ExpressionEvaluation: Sendable
where Input: Sendable {}

extension PredicateExpressions._ExpressionEvaluation: StandardPredicateExpression, Codable
where Input: StandardPredicateExpression {
  /// Fails: Foundation on Linux cannot read expressions.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.noPredicate(decoder.codingPath)
  }

  /// Fails: Foundation on Linux cannot write expressions.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.noPredicate(self, encoder.codingPath)
  }
}

public import Foundation

extension PredicateExpressions {
  /// An expression that applies a captured predicate to a value.
  ///
  /// Apple's takes several values; Foundation on Linux lacks it.
  public struct PredicateEvaluate<
    Condition: PredicateExpression & Sendable, Input: PredicateExpression
  >: PredicateExpression where Condition.Output == Foundation.Predicate<Input.Output> {
    public typealias Output = Bool

    /// The expression of the predicate.
    public let predicate: Condition
    /// The expression of the value that the predicate tests.
    public let input: Input

    /// Creates an expression that applies a captured predicate to a value.
    ///
    /// - Parameters:
    ///   - predicate: The expression of the predicate.
    ///   - input: The expression of the value that the predicate tests.
    public init(predicate: Condition, input: Input) {
      (self.predicate, self.input) = (predicate, input)
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try predicate.evaluate(bindings).evaluate(input.evaluate(bindings))
    }
  }

  /// Returns an expression that applies a predicate; the expansion of `#Predicate` calls it.
  ///
  /// - Parameters:
  ///   - predicate: The expression of the predicate.
  ///   - input: The expression of the value that the predicate tests.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_subscript<Condition, Input>(
    _ predicate: Condition, _ input: Input
  ) -> PredicateEvaluate<Condition, Input> {
    PredicateEvaluate(predicate: predicate, input: input)
  }
}

extension PredicateExpressions.PredicateEvaluate: Sendable
where Input: Sendable {}

// Unlike with Apple's, the condition need not be Codable: Foundation on Linux encodes no predicates.
extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression, Codable
where Input: StandardPredicateExpression {
  /// Fails: Foundation on Linux cannot decode predicates.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.noPredicate(decoder.codingPath)
  }

  /// Fails: Foundation on Linux cannot encode predicates.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.noPredicate(self, encoder.codingPath)
  }
}

extension DecodingError {
  /// The error of reading an expression that contains a predicate.
  static func noPredicate(_ path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: path, debugDescription: "Foundation on Linux cannot decode predicates"))
  }
}

extension EncodingError {
  /// The error of writing an expression that contains a predicate.
  static func noPredicate(_ value: Any, _ path: [any CodingKey]) -> EncodingError {
    let context = Context(
      codingPath: path, debugDescription: "Foundation on Linux cannot encode predicates")
    return .invalidValue(value, context)
  }
}

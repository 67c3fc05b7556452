public import Foundation

extension PredicateExpressions {
  /// An expression that searches text as a person expects it: without regard to case and
  /// diacritics.
  ///
  /// Same as Apple's. The macro `#Predicate` knows the function, but Foundation on Linux lacks the
  /// expression that the macro writes for it. The `description` of a predicate that contains it
  /// stops the program, since Foundation on Linux can describe only its expressions.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    /// The expression of the text in which is searched.
    public let root: Root
    /// The expression of the text that is searched for.
    public let other: Other

    /// Creates an expression that searches text as a person expects it.
    ///
    /// - Parameters:
    ///   - root: The expression of the text in which is searched.
    ///   - other: The expression of the text that is searched for.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Returns an expression that searches text; `#Predicate` calls this function.
  ///
  /// - Parameters:
  ///   - root: The expression of the text in which is searched.
  ///   - other: The expression of the text that is searched for.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

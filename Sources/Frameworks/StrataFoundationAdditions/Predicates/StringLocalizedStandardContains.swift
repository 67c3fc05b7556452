public import Foundation

extension PredicateExpressions {
  /// A search as a person expects it, without regard to case and diacritics.
  ///
  /// Same as Apple's. The macro `#Predicate` knows the function; Linux's Foundation lacks what the
  /// macro writes for it. The `description` of a predicate that contains it stops the program, since
  /// Linux's Foundation describes only its expressions.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    /// The text that is searched.
    public let root: Root
    /// The text that is searched for.
    public let other: Other

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - root: The text that is searched.
    ///   - other: The text that is searched for.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Returns a search as a person expects it; `#Predicate` calls this function.
  ///
  /// - Parameters:
  ///   - root: The text that is searched.
  ///   - other: The text that is searched for.
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

/// The facts that a kind of rule needs besides imports: the fewer, the faster.
public struct FactNeeds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The types with their conformances, the names of members, and the lines that only a debug build
  /// compiles.
  public static let declarations = FactNeeds(rawValue: 1)
  /// The rule needs the uses of names.
  public static let uses = FactNeeds(rawValue: 2)
  /// The rule needs the string literals.
  public static let strings = FactNeeds(rawValue: 4)
  /// The rule needs the conditions of `#if`.
  public static let conditions = FactNeeds(rawValue: 8)
  /// The rule needs constructs such as `!` and `try!`.
  public static let constructs = FactNeeds(rawValue: 16)

  /// The signatures of members: attributes, modifiers, parameters and the types that they name.
  public static let signatures = FactNeeds(rawValue: 32)

  /// The facts that rules also need from files that they do not apply to.
  static let shared: FactNeeds = [.declarations, .signatures, .conditions]

  /// The rule needs all facts.
  public static let everything: FactNeeds = [
    .declarations, .signatures, .uses, .strings, .conditions, .constructs,
  ]
}

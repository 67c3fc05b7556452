/// What a kind of rule needs to know of sources besides their imports: the less, the faster.
public struct FactNeeds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Types with what they conform to, members by name, and which lines only a debug build has.
  public static let declarations = FactNeeds(rawValue: 1)
  /// Where names are used.
  public static let uses = FactNeeds(rawValue: 2)
  public static let strings = FactNeeds(rawValue: 4)
  /// The conditions of `#if`.
  public static let conditions = FactNeeds(rawValue: 8)
  /// `!`, `try!` and their like.
  public static let constructs = FactNeeds(rawValue: 16)

  /// What members are declared with: attributes, modifiers, parameters, the types they name.
  public static let signatures = FactNeeds(rawValue: 32)

  /// What rules look at in other files than their own, too.
  static let shared: FactNeeds = [.declarations, .signatures, .conditions]

  public static let everything: FactNeeds = [
    .declarations, .signatures, .uses, .strings, .conditions, .constructs,
  ]
}

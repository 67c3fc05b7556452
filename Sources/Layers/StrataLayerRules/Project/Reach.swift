/// The amount of facts that a rule needs from files outside of the checked part, when `strata
/// check` is given paths.
///
/// Checked files are read for everything that the rules look at. Each other file is read as far as
/// the most demanding rule needs it.
public enum Reach: Int, Comparable, Sendable {
  /// No facts: the rule looks at the checked files, the names of all files, and the manifests only.
  case askedFiles
  /// A file reaches the modules that it imports.
  case imports
  /// The imports, and the types, extensions and typealiases with their conformances.
  case types
  /// Like ``types``, with the members and their signatures in addition.
  case declarations
  /// All facts that are read from the checked files, for a rule about a whole module.
  case everything

  public static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
}

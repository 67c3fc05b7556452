/// How far a rule needs the files that nobody asked about, where `strata check` is given paths.
///
/// The files that were asked about are read for everything that the rules look at. Of the others
/// each is read as far as the rule that goes furthest needs it, and no further.
public enum Reach: Int, Comparable, Sendable {
  /// Not at all: it looks at the asked files, at the names of all files, and at manifests.
  case askedFiles
  /// For their imports.
  case imports
  /// For their types, extensions and typealiases, and what those conform to, besides their imports.
  case types
  /// For their members and signatures, too.
  case declarations
  /// For whatever it looks at in the asked files: a rule about a whole module.
  case everything

  public static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
}

/// A kind of the names that `strata names` prints.
enum NameTopic: String, CaseIterable, Sendable {
  /// The entities of a project that `strata new` made.
  case entities
  /// The entities and features of such a project.
  case parts
  /// The modules and layers of a project.
  case modules
  /// The rules of a project and of the presets, and the kinds of rules.
  case rules
}

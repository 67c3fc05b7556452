/// The document that a new project follows.
public enum ProjectLayout: String, CaseIterable, Sendable {
  /// Document 001: `Domain`, `Data` and `UI` of one target.
  case template
  /// Document 000: features, each with `UI`, `Stores`, `Domain` and `Data`.
  case featureFirst = "feature-first"
  /// Document 003: features, each in `Domain`, `Data` and `Presentation`.
  case layers

  /// The folders of templates that make a project of an entity.
  func folders(_ entity: Entity) -> [String] {
    switch self {
    case .template:
      ["common", "template"] + entity.templates + (entity.keepsLocally ? ["template-storage"] : [])
    case .featureFirst, .layers: ["common", rawValue]
    }
  }

  /// The words that its screens share.
  var words: [Word] {
    switch self {
    case .template: ProjectChanges.common
    case .featureFirst, .layers: [Word(key: "Common.Retry.label", text: "Retry")]
    }
  }

  /// Whether its document shows an example that is made here.
  var hasExample: Bool { self == .template }
}

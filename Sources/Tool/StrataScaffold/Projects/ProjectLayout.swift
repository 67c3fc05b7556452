public import Foundation

/// The document that a project follows.
public enum ProjectLayout: String, CaseIterable, Sendable {
  /// Strata's style: document 001's folders, each layer with separate types, and the strictest
  /// rules.
  case strata
  /// Document 001: `Domain`, `Data` and `UI` in one target.
  case template
  /// Document 000: features, each with the folders `UI`, `Stores`, `Domain` and `Data`.
  case featureFirst = "feature-first"
  /// Document 003: features, each with a folder in `Domain`, `Data` and `Presentation`.
  case layers
  /// Document 002: services behind protocols, `ObservableObject` view models, four local packages.
  case dashboard
  /// Document 004: a package for each module, features with Builder and Router, one composition.
  case modules

  /// A part that can be added to a project; each has a folder of templates.
  enum Part: String {
    case model, repository, usecase, feature, sources, storage, screen, endpoint, module, form, edit
    case errors
  }

  /// Returns the folder with the templates of a part.
  func folder(_ part: Part) -> String {
    switch (self, part) {
    case (.strata, .usecase), (.strata, .storage), (.strata, .form), (_, .module):
      "template-\(part.rawValue)"
    default: "\(rawValue)-\(part.rawValue)"
    }
  }

  /// Returns the folders of templates that make up a project with an entity.
  func folders(_ entity: Entity) -> [String] {
    let common = ["project", "words"]
    return switch self {
    case .template, .strata: common + ["template-app", rawValue] + folders(all: entity)
    case .modules, .dashboard, .layers, .featureFirst:
      common + [rawValue] + folders(all: entity)
    }
  }

  /// Returns the folders of templates for all parts of an entity.
  func folders(all entity: Entity) -> [String] {
    let parts: [Part] =
      hasUseCases ? [.model, .repository, .usecase, .feature] : [.model, .repository, .feature]
    let more: [Part] =
      entity.keepsLocally ? [.sources, .storage] : self == .modules ? [.screen] : []
    let errors: [Part] = entity.isFirst && errorWords != nil ? [.errors] : []
    return (parts + more + errors).map(folder) + editFolders(entity)
  }

  /// Returns the folders of templates for the use cases that change an entity, where these are not
  /// part of the use case that lists it.
  func editFolders(_ entity: Entity) -> [String] {
    (self == .layers || self == .modules) && entity.isEdited ? [folder(.edit)] : []
  }

  /// The strings that the screens of the layout share.
  var words: [Word] {
    let retry = Word(key: "Common.Retry.label", text: "Retry")
    return switch self {
    case .template: [Word(key: "Common.Cancel.label", text: "Cancel"), retry]
    case .dashboard:
      [Word(key: "Common.Offline.label", text: "This is stored data"), retry]
    default: [retry]
    }
  }

  /// The document's sample project, which `--example` copies; `nil` if the document's example is an
  /// entity made from templates.
  var documentsProject: DocumentsProject? {
    switch self {
    case .featureFirst: .starterApp
    case .dashboard: .weDaApp
    default: nil
    }
  }

  /// The naming of the types for the service's responses.
  var wire: WireStyle {
    switch self {
    case .template: .nested
    case .dashboard: .model
    case .modules: .response
    default: .dto
    }
  }

  /// The values of the layout's templates' variables, without those of the entity.
  var values: [String: Mustache.Value] {
    [
      "ui": .text(self == .strata ? "Presentation" : "UI"), "strataStyle": .flag(self == .strata),
      "keysInEnv": .flag(self == .dashboard),
    ]
  }

  /// The resources of the app's folder.
  var resources: [String] {
    ["Resources/Assets.xcassets", "Resources/Localizable.xcstrings"]
  }

  /// The folder of recorded responses in the app's folder; `nil` if a local package has them.
  var responses: String? { self == .modules ? nil : "Mocks/Responses" }

  /// Returns the local packages that a project begins with, each a folder next to the app's. Their
  /// products' names begin with the app's name, because Strata has modules with the names of the
  /// document.
  func packages(app: String, _ entity: Entity) -> [(folder: String, product: String)] {
    let own = ["ArkanaKeys", "NetworkingKit", "Persist", "TemplateHelpers"].map {
      (app + $0, app + $0)
    }
    let shared = [
      "CoreAPI", "DependencyContainer", "DevPreview", "\(entity.details)View",
      "\(entity.feature)View", "NetworkLayer", "Repository", "Routing", "SharedUI", "UseCase",
    ].map { ($0, app + $0) }
    return self == .dashboard ? own : self == .modules ? shared : []
  }
}

extension ProjectLayout {
  /// Creates the layout that the first preset in a rule book names; `nil` if that preset is no
  /// layout.
  public init?(ruleBook: Data) {
    let book = (try? JSONSerialization.jsonObject(with: ruleBook)) as? [String: Any]
    let names = (book?["preset"] as? String).map { [$0] } ?? book?["preset"] as? [String] ?? []
    guard let layout = names.lazy.compactMap(Self.init).first else { return nil }
    self = layout
  }
}

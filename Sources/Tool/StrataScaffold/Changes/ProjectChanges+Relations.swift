import Foundation
import StrataSwiftEdits

/// The questions whether an entity can have a form, and how a screen presents it.
extension ProjectChanges {
  /// Returns whether the project's own code can send a change to the service. Projects of earlier
  /// versions get that code by `strata upgrade`.
  mutating func canChange() throws -> Bool {
    switch layout {
    case .template, .strata: true
    case .layers: try !declared("MockService").isEmpty
    case .featureFirst, .modules:
      try declared("NetworkService").contains { $0.type.functions.contains { $0.name == "send" } }
    case .dashboard:
      try declared("APIRequest").contains { $0.type.properties.contains { $0.name == "method" } }
    }
  }

  /// Returns whether a form can be presented as a sheet. The router of a project of an earlier version
  /// only pushes screens.
  mutating func opensSheets() throws -> Bool {
    try layout != .modules
      || declared("ScreenOption").contains { $0.type.cases.contains("sheet") }
  }

  /// Returns whether changes of these fields can be sent to the service, and a form can choose the
  /// other entities in them.
  mutating func canSend(_ fields: [Field]) throws -> Bool {
    for field in fields {
      guard let other = field.type.entity else { continue }
      let type = layout.wire.type(of: other)
      guard try layout.wire == .model || initializes(type, from: other.text) else { return false }
      if field.type.input == .relation, try !isListed(other) { return false }
    }
    return true
  }

  /// Returns whether the project can list an entity at once. A list of pages has no choices beyond
  /// its first page.
  private mutating func isListed(_ entity: TypeName) throws -> Bool {
    try declared(layout.lister(of: entity)).contains { place in
      place.type.functions.contains { $0.name == "fetch\(entity.plural)" && $0.labels.isEmpty }
    }
  }

  /// Returns whether a file extends a type with an initializer that takes another type.
  func initializes(_ type: String, from other: String) throws -> Bool {
    let wanted = Data("extension \(type)".utf8)
    return try project.files.contains { path, data in
      guard path.hasSuffix(".swift"), data.range(of: wanted) != nil, let text = try text(path)
      else { return false }
      return try SwiftSource(path: path, text: text).initializes(type, from: other)
    }
  }
}

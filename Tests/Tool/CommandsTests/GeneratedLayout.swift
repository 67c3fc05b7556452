import Testing

/// A shop of eight features in one of the usual project layouts: some sixty sources with correct
/// dependencies, manifests or projects in Xcode's format, and lines that cross layers to add.
struct GeneratedLayout: Sendable, CustomTestStringConvertible {
  enum Role: String, CaseIterable { case domain, data, presentation, shared, app }

  var testDescription: String
  /// Returns the folder of a feature's files of a role.
  var folder: @Sendable (_ feature: String, Role) -> String
  /// Returns the module of a feature's files of a role; `nil` if there is one for all.
  var module: @Sendable (_ feature: String, Role) -> String?
  /// Returns the manifests and projects for the paths of all sources.
  var project: @Sendable (_ paths: [String]) -> [String: String] = { _ in [:] }

  static let features = [
    "Feed", "Map", "Profile", "Cart", "Search", "Settings", "Orders", "Login",
  ]

  // MARK: - Sources

  /// The project without a violation.
  var files: [String: String] {
    var files: [String: String] = [:]
    for feature in Self.features {
      for (role, name, text) in Self.sources(of: feature) {
        let imports = Self.seen(from: role).compactMap { other -> String? in
          let name = module(other == .shared ? "" : feature, other)
          return name == module(feature, role) ? nil : name.map { "import \($0)\n" }
        }
        files["\(folder(feature, role))/\(name).swift"] =
          "import Foundation\n" + imports.sorted().joined() + "\n" + text
      }
    }
    for (name, text) in Self.common { files["\(folder("", .shared))/\(name).swift"] = text }
    for (name, text) in Self.top { files["\(folder("", .app))/\(name).swift"] = text }
    return files.merging(project(files.keys.sorted())) { $1 }
  }

  private static func seen(from role: Role) -> [Role] {
    role == .domain ? [.shared] : [.domain, .shared]
  }

  private static func sources(of feature: String) -> [(Role, String, String)] {
    [
      (
        .domain, "\(feature)Item",
        "public struct \(feature)Item: Equatable {\n  let id: Int\n  let price: Money\n}\n"
      ),
      (
        .domain, "\(feature)Repository",
        "public protocol \(feature)Repository {\n  func all() async throws -> [\(feature)Item]\n}\n"
      ),
      (
        .domain, "Load\(feature)",
        "public struct Load\(feature) {\n  let repository: any \(feature)Repository\n  func callAsFunction() async throws -> [\(feature)Item] { try await repository.all() }\n}\n"
      ),
      (
        .data, "\(feature)DTO",
        "struct \(feature)DTO: Decodable {\n  let id: Int\n  func toDomain() -> \(feature)Item { .init(id: id, price: Money(cents: 0)) }\n}\n"
      ),
      (
        .data, "Remote\(feature)Repository",
        "struct Remote\(feature)Repository: \(feature)Repository {\n  func all() async throws -> [\(feature)Item] { [\(feature)DTO]().map { $0.toDomain() } }\n}\n"
      ),
      (
        .presentation, "\(feature)ViewModel",
        "final class \(feature)ViewModel {\n  var items: [\(feature)Item] = []\n  let load: Load\(feature)\n}\n"
      ),
      (
        .presentation, "\(feature)View",
        "struct \(feature)View {\n  let model: \(feature)ViewModel\n  // \(feature)DTO is only spoken of\n  let title = \"\(feature)DTO\"\n}\n"
      ),
    ]
  }

  private static let common = [
    ("Money", "public struct Money: Equatable {\n  let cents: Int\n}\n"),
    ("Text+Trimmed", "extension String {\n  var trimmed: String { self }\n}\n"),
  ]

  private static let top = [
    ("ShopApp", "@main struct ShopApp {\n  let container = Container()\n}\n"),
    ("Container", "struct Container {}\n"),
  ]

  // MARK: - What crosses layers

  /// A file to add, with the line in it that crosses the layers.
  struct Crossing: Sendable {
    var path: String
    var text: String
    var line: Int
  }

  /// A reference from each inner layer outwards, by an import between modules, otherwise by a type.
  var crossings: [Crossing] {
    let pairs: [(Role, Role, String)] = [
      (.domain, .data, "CartDTO"), (.domain, .presentation, "CartView"),
      (.data, .presentation, "CartViewModel"), (.presentation, .data, "RemoteCartRepository"),
      (.shared, .domain, "CartItem"), (.shared, .presentation, "CartView"),
    ]
    let forms = ["import ", "@testable import ", "public import ", "import struct ", "\n\nimport "]
    return pairs.enumerated().map { index, pair in
      let (from, to, type) = pair
      let feature = from == .shared ? "" : "Cart"
      let path = "\(folder(feature, from))/Planted\(index).swift"
      guard let module = module("Cart", to), module != self.module(feature, from) else {
        return Crossing(
          path: path, text: "\nstruct Planted\(index) { let a: \(type)? = nil }\n", line: 2)
      }
      let form = forms[index % forms.count]
      let name = form.contains("struct") ? "\(module).\(type)" : module
      return Crossing(path: path, text: form + name + "\n", line: form.hasPrefix("\n") ? 3 : 1)
    }
  }
}

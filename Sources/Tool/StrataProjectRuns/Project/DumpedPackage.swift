import Foundation

/// The output of `swift package dump-package`, as far as a plan needs it.
struct DumpedPackage: Decodable, Equatable, Sendable {
  var name: String
  var defaultLocalization: String?
  var dependencies: [Dependency]
  var products: [Product]
  var targets: [Target]
  var swiftLanguageVersions: [String]?
  var toolsVersion: ToolsVersion?

  struct ToolsVersion: Decodable, Equatable, Sendable {
    var version: String
    private enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  struct Product: Decodable, Equatable, Sendable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable, Equatable, Sendable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var publicHeadersPath: String?
    var resources: [Resource]?
    var dependencies: [TargetDependency]
    var settings: [DumpedSetting]?
    var pluginUsages: [PluginUsage]?
  }

  /// A plugin that a target uses. Only its existence matters.
  struct PluginUsage: Decodable, Equatable, Sendable {
    init(from decoder: any Decoder) throws {}
  }

  struct Resource: Decodable, Equatable, Sendable {
    var path: String
    /// The rule of a resource: `process`, `copy` or `embedInCode`.
    var rule: String

    private enum CodingKeys: CodingKey { case path, rule }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      path = try values.decode(String.self, forKey: .path)
      let rules = try values.nestedContainer(keyedBy: AnyKey.self, forKey: .rule)
      rule = rules.allKeys.first?.stringValue ?? "process"
    }
  }

  /// A dependency on another package.
  enum Dependency: Decodable, Equatable, Sendable {
    case folder(String)
    case remote(url: String, requirement: String)
    /// A dependency on a package of a registry, given by its identity.
    case registry(String)

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      if let folders = try? values.decode([Folder].self, forKey: "fileSystem"),
        let folder = folders.first
      {
        self = .folder(folder.path)
      } else if let remotes = try? values.decode([Remote].self, forKey: "sourceControl"),
        let remote = remotes.first
      {
        self = .remote(url: remote.location.url, requirement: remote.requirement.text)
      } else {
        let registered = try values.decode([Registered].self, forKey: "registry")
        self = .registry(registered.first?.identity ?? "")
      }
    }

    private struct Folder: Decodable { var path: String }
    private struct Registered: Decodable { var identity: String }
    private struct Remote: Decodable {
      var location: Location
      var requirement: Requirement
    }

    private struct Location: Decodable {
      var url: String

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: AnyKey.self)
        if let local = try? values.decode([String].self, forKey: "local") {
          url = local.first ?? ""
        } else {
          let remote = try values.decode([[String: String]].self, forKey: "remote")
          url = remote.first?["urlString"] ?? ""
        }
      }
    }

    /// The versions in the notation of a manifest.
    private struct Requirement: Decodable {
      var text: String

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: AnyKey.self)
        if let range = try? values.decode([[String: String]].self, forKey: "range").first {
          text = "\"\(range["lowerBound"] ?? "")\"..<\"\(range["upperBound"] ?? "")\""
          return
        }
        let key = values.allKeys.first ?? "exact"
        let value = try values.decode([String].self, forKey: key).first ?? ""
        text = "\(key.stringValue): \"\(value)\""
      }
    }
  }

  /// A dependency of a target, with the condition under which it applies.
  struct TargetDependency: Decodable, Equatable, Sendable {
    var name: String
    /// The package of the product; `nil` if it is not stated.
    var package: String?
    /// A Boolean value that indicates whether the dependency is a product of another package.
    var isProduct: Bool
    /// A Boolean value that indicates whether the dependency must be a target of the same package.
    var isTarget: Bool
    /// A Boolean value that indicates whether the dependency applies to iOS.
    var isWanted: Bool

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      let key = values.allKeys.first ?? "byName"
      (isProduct, isTarget) = (key.stringValue == "product", key.stringValue == "target")
      var list = try values.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
      package = nil
      var condition: DumpedSetting.Condition?
      if isProduct {
        package = try list.decodeIfPresent(String.self)
        _ = try list.decodeIfPresent([String: String].self)
      }
      if !list.isAtEnd { condition = try list.decodeIfPresent(DumpedSetting.Condition.self) }
      isWanted = condition?.includesPhone ?? true
    }
  }
}

/// A coding key with any name.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral value: String) { stringValue = value }
  init?(intValue: Int) { nil }
}

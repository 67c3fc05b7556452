/// A build setting of a target in the output of `swift package dump-package`.
struct DumpedSetting: Decodable, Equatable, Sendable {
  /// The tool that the setting is for: `swift`, `c`, `cxx` or `linker`.
  var tool: String
  /// The name of the setting, such as `define`.
  var name: String
  /// The value or values of the setting.
  var values: [String]
  /// The condition under which the setting applies.
  var condition: Condition?

  /// A condition on the platform and the configuration.
  struct Condition: Decodable, Equatable, Sendable {
    var platformNames: [String]?
    var config: String?

    /// A Boolean value that indicates whether the condition holds for iOS.
    var includesPhone: Bool {
      guard let platformNames, !platformNames.isEmpty else { return true }
      return platformNames.contains("ios")
    }
  }

  private enum CodingKeys: CodingKey { case tool, kind, condition }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    tool = try values.decode(String.self, forKey: .tool)
    condition = try values.decodeIfPresent(Condition.self, forKey: .condition)
    let kind = try values.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
    let key = kind.allKeys.first ?? ""
    name = key.stringValue
    let value = try? kind.nestedContainer(keyedBy: AnyKey.self, forKey: key)
    if let text = try? value?.decode(String.self, forKey: "_0") {
      self.values = [text]
    } else {
      self.values = (try? value?.decode([String].self, forKey: "_0")) ?? []
    }
  }

  /// Returns the setting as a manifest writes it; `nil` if it does not apply to iOS or has no
  /// meaning on Linux.
  var text: String? {
    guard condition?.includesPhone ?? true else { return nil }
    let end = condition?.config.map { ", .when(configuration: .\($0))" } ?? ""
    // By bytes: a quotation mark and a combining mark behind it are one character.
    let quoted = values.map { value in
      let bytes = Array(value.utf8).replacing("\"".utf8, with: "\\\"".utf8)
      return "\"\(String(decoding: bytes, as: UTF8.self))\""
    }
    let first = quoted.first ?? "\"\""
    switch name {
    case "define":
      let sides = (values.first ?? "").split(separator: "=", maxSplits: 1)
      guard tool != "swift", sides.count == 2 else { return ".define(\(first)\(end))" }
      return ".define(\"\(sides[0])\", to: \"\(sides[1])\"\(end))"
    case "enableUpcomingFeature", "enableExperimentalFeature", "headerSearchPath", "linkedLibrary":
      return ".\(name)(\(first)\(end))"
    case "unsafeFlags": return ".unsafeFlags([\(quoted.joined(separator: ", "))]\(end))"
    case "swiftLanguageMode": return ".swiftLanguageMode(.v\(Self.mode(values.first ?? "5"))\(end))"
    case "defaultIsolation":
      return ".defaultIsolation(\(values.first == "MainActor" ? "MainActor.self" : "nil")\(end))"
    case "interoperabilityMode": return ".interoperabilityMode(.\(values.first ?? "C")\(end))"
    // A framework of Apple's is no library here; what remains concerns warnings.
    default: return nil
    }
  }

  /// Returns the Swift language mode for a version: 6 for `6.0` and the like, else 5.
  static func mode(_ version: String) -> String { version.hasPrefix("6") ? "6" : "5" }
}

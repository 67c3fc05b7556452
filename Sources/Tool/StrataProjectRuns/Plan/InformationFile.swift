import Foundation
import StrataProjectFacts

/// The `Info.plist` of an app: the project's file, completed with the entries that its build
/// settings generate.
struct InformationFile {
  private let member: XcodePlanner.Member
  private let files: any ProjectFiles

  init(_ member: XcodePlanner.Member, files: any ProjectFiles) {
    (self.member, self.files) = (member, files)
  }

  /// The text of the file, as XML.
  var text: String {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: entries, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The keys that Xcode generates from build settings with other names.
  private static let named = [
    "CFBundleName": "PRODUCT_NAME", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// The entries. Those of the file override generated entries, except for entries that a build
  /// setting states.
  var entries: [String: Any] {
    var entries: [String: Any] = [:]
    for (key, setting) in Self.named { entries[key] = member.settings[setting] }
    entries["CFBundleDevelopmentRegion"] = member.project.developmentRegion ?? "en"
    if let stated { entries.merge(stated) { $1 } }
    let prefix = "INFOPLIST_KEY_"
    for name in member.settings.names where name.hasPrefix(prefix) {
      guard let value = member.settings[name] else { continue }
      let key = String(name.dropFirst(prefix.count))
      if key == "UILaunchScreen_Generation" {
        entries["UILaunchScreen"] = entries["UILaunchScreen"] ?? [String: Any]()
      } else if !key.contains("_") {
        entries[key] = ["YES", "NO"].contains(value) ? value == "YES" : value
      }
    }
    return entries
  }

  /// The entries of the file that `INFOPLIST_FILE` names, with `$(NAME)` resolved; `nil` if there
  /// is no file.
  private var stated: [String: Any]? {
    guard let path = member.settings["INFOPLIST_FILE"],
      let bytes = try? files.bytes(at: Path.join(member.folder, path)),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let entries = list as? [String: Any]
    else { return nil }
    return entries.mapValues(resolved)
  }

  private func resolved(_ value: Any) -> Any {
    switch value {
    case let text as String: member.settings.resolved(text)
    case let list as [Any]: list.map(resolved)
    case let entries as [String: Any]: entries.mapValues(resolved)
    default: value
    }
  }
}

import Foundation
import StrataProjectFacts

/// A rule about the build settings of Xcode projects, `.xcconfig` files and manifests.
struct SettingsRule: RuleKind {
  static let name = "settings"
  static let summary = "build settings that projects, .xcconfig files and manifests must have"
  static let needs: FactNeeds = []

  private let settings: [String: String]
  private let manifest: [String]
  private let tools: String?

  init(_ fields: inout Fields) {
    settings = fields.table("settings")
    manifest = fields.texts("manifest")
    tools = fields.optionalText("tools")
    if settings.isEmpty, manifest.isEmpty, tools == nil {
      fields.fail("a settings rule needs 'settings', 'manifest' or 'tools'")
    }
  }

  var reach: Reach { .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    var judgement = Judgement()
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      judge(key, value, project, &judgement)
    }
    for one in project.facts.manifests where !manifest.isEmpty || tools != nil {
      judge(one, &judgement)
    }
    return judgement
  }

  /// Judges one setting. A key may list several names, separated by `|`; the first of them that is
  /// set is judged.
  private func judge(
    _ keys: String, _ value: String, _ project: SourceProject, _ judgement: inout Judgement
  ) {
    let place =
      project.facts.projects.first?.path ?? project.paths.first { $0.hasSuffix(".xcconfig") }
    guard let place else { return }
    judgement.matched += 1
    let names = keys.split(separator: "|").map(String.init)
    let first = names.first { project.facts.settings[$0] != nil }
    guard let first, let found = project.facts.settings[first] else {
      judgement.findings.append(
        Finding(place, nil, names[0], "does not set \(names[0]) to \(value)"))
      return
    }
    let wrong = found.filter { !NamePattern(value).fits($0) }.sorted()
    judgement.findings += wrong.map { wrong in
      let places = project.facts.settingPlaces.filter { $0.name == first && $0.value == wrong }
      return Finding(
        places.first?.path ?? place, places.first?.line, names[0],
        "sets \(names[0]) to \(wrong), not to \(value)\(Self.owners(places))")
    }
  }

  /// Returns the owners of settings: ` (target Shop, Debug; target Shop, Release)`; empty if there
  /// is none.
  private static func owners(_ places: [SettingPlace]) -> String {
    let owners = places.compactMap(\.owner)
    return owners.isEmpty ? "" : " (\(owners.joined(separator: "; ")))"
  }

  /// Judges a manifest, which must contain one of the given settings; tools version 6 implies
  /// Swift 6.
  private func judge(_ one: Manifest, _ judgement: inout Judgement) {
    judgement.matched += 1
    let has = manifest.contains { wanted in one.settings.contains { $0.hasPrefix(wanted) } }
    let major = one.tools.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    let isNew = tools.flatMap { Int($0) }.map { major >= $0 } ?? false
    guard !has, !isNew else { return }
    let wanted = manifest + (tools.map { ["swift-tools-version \($0)"] } ?? [])
    judgement.findings.append(
      Finding(one.path, 1, one.path, "has neither \(wanted.joined(separator: " nor "))"))
  }
}

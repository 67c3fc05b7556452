import StrataProjectFacts

/// A rule about the packages that a project depends on, and their versions.
struct PackagesRule: RuleKind {
  static let name = "packages"
  static let summary = "packages on which the project must or may not depend, and their versions"
  static let needs: FactNeeds = []

  private let forbidden: [NamePattern]
  private let required: [NamePattern]
  private let versions: [String: String]
  private let forbidsRemote: Bool

  init(_ fields: inout Fields) {
    forbidden = fields.patterns("forbid")
    required = fields.patterns("require")
    versions = fields.table("versions")
    forbidsRemote = !fields.flag("remote", default: true)
    if forbidden.isEmpty, required.isEmpty, versions.isEmpty, !forbidsRemote {
      fields.fail("a packages rule needs 'forbid', 'require', 'versions' or 'remote'")
    }
  }

  private struct Known {
    var name: String
    var isLocal: Bool
    var requirement: String
    var path: String
    var line: Int?
  }

  var reach: Reach { .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    let all = Self.all(in: project)
    let sources = project.facts.manifests.count + project.facts.projects.count
    var found: [Finding] = []
    for one in all {
      if forbidden.fits(one.name) {
        found.append(Finding(one.path, one.line, one.name, "depends on \(one.name)"))
      }
      if forbidsRemote, !one.isLocal {
        found.append(
          Finding(one.path, one.line, one.name, "depends on the remote package \(one.name)"))
      }
      if let wanted = versions[one.name], !one.requirement.contains(wanted) {
        found.append(
          Finding(
            one.path, one.line, one.name,
            "requires \(one.name) with \(one.requirement), not with \(wanted)"))
      }
    }
    let place = project.facts.manifests.first?.path ?? project.facts.projects.first?.path
    for wanted in required where !all.contains(where: { wanted.fits($0.name) }) {
      if let place {
        found.append(Finding(place, nil, wanted.text, "does not depend on \(wanted.text)"))
      }
    }
    return Judgement(matched: sources, findings: found)
  }

  private static func all(in project: SourceProject) -> [Known] {
    let own = project.facts.manifests.flatMap { manifest in
      manifest.packages.map { one in
        Known(
          name: name(one.address), isLocal: one.isLocal, requirement: one.requirement,
          path: manifest.path, line: one.line)
      }
    }
    return own
      + project.facts.projects.flatMap { project in
        project.packages.sorted { $0.key < $1.key }.map { address, rule in
          Known(
            name: name(address), isLocal: rule == "local", requirement: rule, path: project.path,
            line: nil)
        }
      }
  }

  /// Returns the name of a package from its address: `Arkana` for
  /// `https://example.org/rogerluan/Arkana.git`.
  private static func name(_ address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

import Foundation
public import StrataImportGraph

/// What a project says of itself: its manifests, its Xcode projects and its settings.
public struct ProjectFacts: Sendable {
  public var manifests: [Manifest] = []
  public var projects: [XcodeProject] = []
  /// `.xcconfig` files: setting → values.
  public var settings: [String: Set<String>] = [:]
  /// Where settings are given their values: in projects, and in `.xcconfig` files.
  public var settingPlaces: [SettingPlace] = []
  /// What could not be read, one sentence each.
  public var troubles: [String] = []

  public init() {}

  /// Reads what it finds among a tree's files.
  ///
  /// - Parameter all: the paths that are there, those too that nobody is to look at.
  public init(_ tree: some SourceTree, paths: [String], among all: [String]? = nil) {
    for path in paths {
      let name = path.split(separator: "/").last ?? ""
      guard name == "Package.swift" || name == "project.pbxproj" || name.hasSuffix(".xcconfig")
      else { continue }
      guard let text = try? tree.text(at: path) else {
        troubles.append("\(path) cannot be read")
        continue
      }
      take(text, path: path, name: name)
    }
    for manifest in manifests {
      troubles += manifest.faults + Self.hollow(manifest, all ?? paths)
    }
    for project in projects {
      settings.merge(project.settings) { $0.union($1) }
      settingPlaces += project.settingPlaces
    }
  }

  /// Targets that name a folder of their own which is not there.
  private static func hollow(_ manifest: Manifest, _ paths: [String]) -> [String] {
    manifest.targets.filter { target in
      target.namesFolder && !target.folder.isEmpty
        && !paths.contains { $0.hasPrefix(target.folder + "/") || $0 == target.folder }
    }
    .map {
      "\(manifest.path):\($0.line) does not build: \($0.name) has no folder '\($0.folder)'"
    }
  }

  private mutating func take(_ text: String, path: String, name: Substring) {
    switch name {
    case "Package.swift": manifests.append(Manifest(source: text, path: path))
    case "project.pbxproj":
      do throws(XcodeProjectError) {
        projects.append(try XcodeProject(text: text, path: path))
      } catch { troubles.append("\(error)") }
    default:
      let file = ConfigurationFile(text)
      for (key, values) in file.settings { settings[key, default: []].formUnion(values) }
      settingPlaces += file.places(path)
    }
  }

  /// The target that holds a file, by the manifest or project that is nearest to it.
  public func target(of path: String) -> (name: String, isTest: Bool)? {
    if let (target, _) = nearest(to: path) { return (target.name, target.isTest) }
    return projects.lazy.compactMap { $0.target(of: path) }.first.map { ($0.name, $0.isTest) }
  }

  /// Where Xcode shows a file whose group is no folder: `Domain/City.swift`.
  public func group(of path: String) -> String? {
    projects.lazy.compactMap { $0.groups[path] }.first
  }

  /// Whether a file's code is the main actor's where it does not say otherwise: by
  /// `.defaultIsolation(MainActor.self)` in a manifest, or by Xcode's build setting.
  ///
  /// Where a setting is shared and nobody can say by whom, it counts: doubt accuses nobody.
  public func isOnMainActor(_ path: String) -> Bool {
    if let (target, manifest) = nearest(to: path) {
      return target.isOnMainActor || manifest.sharesMainActor
    }
    return settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.contains("MainActor") == true
  }

  /// Whether a source lies in a target's folder, and that target leaves it out, and no other takes
  /// it: nobody builds it.
  ///
  /// - Parameter path: from the project's top, such as `Sources/Kit/Legacy.swift`.
  public func leavesOut(_ path: String) -> Bool {
    guard target(of: path) == nil else { return false }
    return manifests.contains { $0.targets.contains { $0.covers(path) } }
      || projects.contains { $0.targets.contains { $0.leavesOut(path) } }
  }

  private func nearest(to path: String) -> (Manifest.Target, Manifest)? {
    var best: (Manifest.Target, Manifest)?
    for manifest in manifests {
      for target in manifest.targets where target.holds(path) {
        if target.folder.count >= (best?.0.folder.count ?? -1) { best = (target, manifest) }
      }
    }
    return best
  }
}

import Foundation
public import StrataImportGraph

/// The manifests, Xcode projects and build settings of a project.
public struct ProjectFacts: Sendable {
  /// The package manifests.
  public var manifests: [Manifest] = []
  /// The Xcode projects.
  public var projects: [XcodeProject] = []
  /// The values of each build setting in `.xcconfig` files and projects.
  public var settings: [String: Set<String>] = [:]
  /// The locations of the values, in projects and in `.xcconfig` files.
  public var settingPlaces: [SettingPlace] = []
  /// The problems of unreadable files, one sentence each.
  public var troubles: [String] = []

  /// Creates the facts of a project without files.
  public init() {}

  /// Reads the manifests, projects and settings among a tree's files.
  ///
  /// - Parameters:
  ///   - tree: the files of the project.
  ///   - paths: the paths to read.
  ///   - all: all existing paths, including those that are not to be read.
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

  /// Returns problems for targets whose stated folder does not exist.
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

  /// Returns the target of a file, from the nearest manifest or project.
  public func target(of path: String) -> (name: String, isTest: Bool)? {
    if let (target, _) = nearest(to: path) { return (target.name, target.isTest) }
    return projects.lazy.compactMap { $0.target(of: path) }.first.map { ($0.name, $0.isTest) }
  }

  /// Returns a file's path in Xcode, such as `Domain/City.swift`, if its group is not a folder;
  /// else `nil`.
  public func group(of path: String) -> String? {
    projects.lazy.compactMap { $0.groups[path] }.first
  }

  /// Returns whether a file's code is isolated to the main actor by default: by
  /// `.defaultIsolation(MainActor.self)` in a manifest, or by Xcode's build setting.
  ///
  /// A setting that unknown targets share counts as set, so that nothing is reported in doubt.
  public func isOnMainActor(_ path: String) -> Bool {
    if let (target, manifest) = nearest(to: path) {
      return target.isOnMainActor || manifest.sharesMainActor
    }
    return settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.contains("MainActor") == true
  }

  /// Returns whether no target builds a source although it is in a target's folder.
  ///
  /// - Parameter path: the path from the project's top, such as `Sources/Kit/Legacy.swift`.
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

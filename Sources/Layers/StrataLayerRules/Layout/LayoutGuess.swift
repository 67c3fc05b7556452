public import StrataProjectFacts

/// A guess of the layers of a project from the names of its folders and targets.
public struct LayoutGuess: Sendable {
  /// A layer with its usual names. The strong names decide wherever they occur in a path; the weak
  /// ones only if no other does.
  struct Role: Sendable {
    var name: String
    var strong: [String]
    var weak: [String]
    var sees: [String]
    var why: String
  }

  static let roles = [
    Role(
      name: "App", strong: ["App", "Application", "Composition"],
      weak: ["Main", "DI", "Root", "Launch", "Navigation", "Coordinators", "Routing"],
      sees: ["App", "Presentation", "Data", "Domain", "Shared"],
      why: "this layer creates and connects the other layers"),
    Role(
      name: "Presentation", strong: ["Presentation", "UI", "Feature"],
      weak: [
        "Views", "View", "Screens", "Screen", "Scenes", "Scene", "ViewModels", "ViewModel",
        "ViewControllers", "ViewController", "Controllers", "Presenters", "Stores",
        "Presenters", "Presenter", "Router", "Routers", "Wireframe", "Wireframes",
        "Components", "Features", "DesignSystem", "Design", "Widgets", "Store",
      ], sees: ["Presentation", "Domain", "Shared"],
      why: "a test must be able to run a screen without a network or a database"),
    Role(
      name: "Data", strong: ["Data", "Infrastructure"],
      weak: [
        "Repositories", "Repository", "Networking", "Network", "Net", "Persistence", "Storage",
        "API",
        "Services", "Service", "DataSources", "DTOs", "DTO", "Database", "Clients", "Client",
        "CoreData", "Remote", "Local", "Mappers",
      ], sees: ["Data", "Domain", "Shared"],
      why: "this layer implements the domain's protocols, and screens must not depend on it"),
    Role(
      name: "Domain", strong: ["Domain"],
      weak: [
        "UseCases", "UseCase", "Entities", "Entity", "Models", "Model", "Interactors", "Interactor",
        "Business",
        "Core",
      ], sees: ["Domain", "Shared"],
      why: "business rules must not change when a framework is replaced"),
    Role(
      name: "Shared", strong: ["Shared", "Common"],
      weak: [
        "Utilities", "Utils", "Helpers", "Extensions", "Support", "Foundation", "Tools", "Kit",
      ], sees: ["Shared"],
      why: "all other layers may use this layer, so it must not use any of them"),
  ]

  /// The folder patterns of each layer, in the order in which they are tried.
  public internal(set) var folders: [String: [String]] = [:]
  public private(set) var fileCount = 0
  /// The number of sources that have a layer.
  public internal(set) var coveredCount = 0
  /// The folders with sources for which no layer was found, and sources without a layer outside of
  /// all folders.
  public internal(set) var left: [String] = []
  /// A Boolean value that indicates whether the layers come from file names instead of folders.
  var isToldByFiles = false
  /// The places that imports or references suggest, and no name.
  var takenFolders: Set<String> = []
  /// A Boolean value that indicates whether Presentation uses Data directly, which is then allowed.
  public internal(set) var screensUseData = false
  /// The layers that were guessed and given up.
  var questions: [Question] = []
  /// The folders that all sources share, if some of them are in subfolders of these.
  private var top: [String] = []
  /// The folders that hold a whole app, whatever layer their names suggest.
  private var apps: Set<String> = []

  /// Guesses the layers of a project.
  ///
  /// - Parameters:
  ///   - paths: every file of the project.
  ///   - project: the manifests and Xcode projects.
  public init(paths: [String], project: ProjectFacts) {
    var sources: [Source] = []
    let own = paths.filter { Self.isSource($0, project) }
    fileCount = own.count
    top = Self.top(own.map(Self.folders))
    apps = wholeApps(own.map { Self.shown($0, project) }).union(wholeApps(own.map(Self.folders)))
    for path in own {
      let found = place(of: path, project)
      sources.append(Source(path: path, role: found?.0))
      guard let (role, pattern) = found else {
        let parts = path.split(separator: "/").dropLast()
        let folder = parts.isEmpty ? path : parts.joined(separator: "/") + "/*.swift"
        if !left.contains(folder) { left.append(folder) }
        continue
      }
      coveredCount += 1
      if folders[role]?.contains(pattern) != true { folders[role, default: []].append(pattern) }
    }
    takeFileNames(of: sources, project)
  }

  /// Returns whether a path is a Swift source of the project outside of tests.
  private static func isSource(_ path: String, _ project: ProjectFacts) -> Bool {
    guard path.hasSuffix(".swift"), !path.hasSuffix("Package.swift"), !project.leavesOut(path)
    else { return false }
    let isTest = path.split(separator: "/").contains { $0.hasSuffix("Tests") }
    return !(project.target(of: path)?.isTest ?? isTest)
  }

  /// Returns the folders of a source, as Xcode shows them.
  private static func shown(_ path: String, _ project: ProjectFacts) -> [String] {
    folders(project.group(of: path) ?? path)
  }

  private static func folders(_ path: String) -> [String] {
    path.split(separator: "/").dropLast().map(String.init)
  }

  /// Returns the layer of a source: by a strong name anywhere, then by a target's words, then by a
  /// weak name. App is tried last, since the top folder of a project is often called `App`.
  private func place(of path: String, _ project: ProjectFacts) -> (String, String)? {
    let parts = Self.folders(path)
    let shown = Self.shown(path, project)
    let inner = Self.roles.filter { $0.name != "App" }
    let app = Self.roles.filter { $0.name == "App" }
    for names in shown == parts ? [parts] : [shown, parts] {
      let found = strongBelowTop(names, inner) ?? worded(names) ?? weak(names, inner)
      if let found { return found }
    }
    guard parts.starts(with: top) else { return appTarget(of: path, project) }
    return appBelowTop(parts, app) ?? appTarget(of: path, project)
  }

  /// Returns the folders that all sources share, outermost first; none if no source is in a
  /// subfolder, so that nothing else tells their layers.
  private static func top(_ sources: [[String]]) -> [String] {
    guard let first = sources.first else { return [] }
    let count = sources.map { zip($0, first).prefix { $0 == $1 }.count }.min() ?? 0
    return sources.contains { $0.count > count } ? Array(first.prefix(count)) : []
  }

  /// Returns whether all sources are in a folder.
  private func isTop(_ folder: ArraySlice<String>) -> Bool { top.starts(with: folder) }

  /// Returns a layer by a strong name below the folders that hold all sources: such a folder, even
  /// if it is called `UI`, separates nothing.
  private func strongBelowTop(_ parts: [String], _ roles: [Role]) -> (String, String)? {
    guard parts.starts(with: top) else { return strong(parts, roles) }
    let below = Array(parts.dropFirst(top.count))
    guard let (role, pattern) = strong(below, roles) else { return nil }
    return (role, placed(pattern, below))
  }

  /// Returns the pattern of a folder below the top ones: `**/App` would also match a top folder of
  /// that name.
  private func placed(_ pattern: String, _ below: [String]) -> String {
    let name = String(pattern.dropFirst("**/".count))
    guard top.contains(name), let index = below.lastIndex(of: name) else { return pattern }
    return (top + below[...index]).joined(separator: "/")
  }

  /// Returns the App layer for a folder of its name. Of a folder that holds all sources, only the
  /// files next to its subfolders are in the layer.
  private func appBelowTop(_ parts: [String], _ app: [Role]) -> (String, String)? {
    let below = Array(parts.dropFirst(top.count))
    guard !below.isEmpty || top.isEmpty else {
      let found = strong(parts, app) ?? weak(parts, app)
      return found.map { ($0.0, parts.joined(separator: "/") + "/*.swift") }
    }
    guard let (role, pattern) = strong(below, app) else {
      return weak(below, app).map { ($0.0, (top + [$0.1]).joined(separator: "/")) }
    }
    return (role, placed(pattern, below))
  }

  /// Returns the App layer for a package's target that is named as an app or is executable, such as
  /// `Sources/ShopApp`: it composes the layers. A plain folder of that name is more often the whole
  /// project.
  private func appTarget(of path: String, _ project: ProjectFacts) -> (String, String)? {
    let target = project.manifests.flatMap(\.targets).first {
      ($0.name.hasSuffix("App") || $0.isExecutable) && path.hasPrefix($0.folder + "/")
    }
    guard let folder = target?.folder else { return nil }
    let isTop = (top.joined(separator: "/") + "/").hasPrefix(folder + "/")
    guard isTop else { return ("App", folder) }
    let parts = Self.folders(path)
    return parts == top ? ("App", parts.joined(separator: "/") + "/*.swift") : nil
  }

  func strong(_ parts: [String], _ roles: [Role]) -> (String, String)? {
    for part in parts.reversed() {
      if let role = roles.first(where: { Self.holds($0.strong, part) }) {
        return (role.name, "**/\(part)")
      }
    }
    return nil
  }

  /// Returns whether one of the names equals a part of a path, ignoring case and sort numbers:
  /// `api` and `Api` match `API`, and `1-Domain` matches `Domain`.
  private static func holds(_ names: [String], _ part: String) -> Bool {
    let small = bare(part).lowercased()
    return names.contains { $0.lowercased() == small }
  }

  /// Returns a folder's name without its sort number: `Domain` for `1-Domain` and for `01 Domain`.
  private static func bare(_ part: String) -> String {
    let rest = part.drop(while: \.isNumber).drop { "-_. ".contains($0) }
    return part.first?.isNumber == true && !rest.isEmpty ? String(rest) : part
  }

  func worded(_ parts: [String]) -> (String, String)? {
    for (index, part) in parts.enumerated() {
      guard let role = Self.role(ofWords: part) else { continue }
      let folder = parts[...index].joined(separator: "/")
      if !apps.contains(folder) { return (role, folder) }
    }
    return nil
  }

  func weak(_ parts: [String], _ roles: [Role]) -> (String, String)? {
    for (index, part) in parts.enumerated().reversed() {
      guard let role = roles.first(where: { Self.holds($0.weak, part) }),
        !isTop(parts[...index]) || !Self.holds(["Core"], part)
      else { continue }
      return (role.name, parts[...index].joined(separator: "/"))
    }
    return nil
  }

  /// Returns the layer of a name of several words, from its last or first word: `FeedDomain`,
  /// `NetworkingKit`.
  ///
  /// `ViewModels` is a name by itself, and not a kind of `Models`.
  static func role(ofWords name: String) -> String? {
    guard !roles.contains(where: { holds($0.strong + $0.weak, name) }) else { return nil }
    for role in roles where role.name != "App" {
      for word in role.strong + role.weak where name.count > word.count {
        let before = name.dropLast(word.count).last
        if name.hasSuffix(word), before?.isLowercase == true || before?.isNumber == true {
          return role.name
        }
      }
    }
    for role in roles where role.name != "App" {
      for word in role.strong + role.weak where name.hasPrefix(word) && name.count > word.count {
        if name.dropFirst(word.count).first?.isUppercase == true { return role.name }
      }
    }
    return nil
  }

  /// The percentage of sources for which a layer was found.
  public var percent: Int { fileCount == 0 ? 0 : coveredCount * 100 / fileCount }

  /// The layers that were found, outermost first.
  var found: [Role] {
    guard isToldByFiles else { return Self.roles.filter { folders[$0.name] != nil } }
    return (Self.roles.prefix(1) + Self.fileRoles + Self.roles.suffix(1))
      .filter { folders[$0.name] != nil }
  }
}

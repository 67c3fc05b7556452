/// Reads a package's targets and converts them to targets of the generated package.
struct PackageTargets {
  let package: LocalPackages.Package
  let packages: LocalPackages
  let files: any ProjectFiles
  private(set) var leftOut: [LeftOut] = []

  init(_ package: LocalPackages.Package, among packages: LocalPackages, files: any ProjectFiles) {
    (self.package, self.packages, self.files) = (package, packages, files)
  }

  /// Returns the targets, without tests unless they are asked for.
  mutating func planned(withTests: Bool) -> [PlannedTarget] {
    package.dump.targets.compactMap { target in
      guard let kind = kind(of: target), withTests || kind != .test else { return nil }
      let planned = plan(target, kind)
      guard planned.isBuildable else {
        leave(target.name, "the target has no Swift or C sources")
        return nil
      }
      return planned
    }
  }

  private mutating func kind(of target: DumpedPackage.Target) -> PlannedTarget.Kind? {
    switch target.type {
    case "regular": return .library
    case "executable": return .executable
    case "test": return .test
    case "macro": return .macro
    case "system": return .system
    case "binary":
      leave(target.name, "the target is a binary that was built for Apple's platforms")
    default:
      leave(target.name, "the target is a plugin, and Strata runs no plugins of packages")
    }
    return nil
  }

  private mutating func leave(_ name: String, _ reason: String) {
    leftOut.append(LeftOut(name: "\(package.dump.name)/\(name)", reason: reason))
  }

  // MARK: - One target

  private mutating func plan(
    _ target: DumpedPackage.Target, _ kind: PlannedTarget.Kind
  ) -> PlannedTarget {
    let base = folder(of: target, kind)
    var planned = PlannedTarget(name: target.name, kind: kind, base: base)
    take(target, into: &planned)
    planned.dependencies = target.dependencies.filter(\.isWanted)
      .reduce(into: []) { $0.formUnion(resolved($1)) }
    let settings = target.settings ?? []
    planned.settings = mode(settings) + settings.filter { $0.tool == "swift" }.compactMap(\.text)
    for (tool, label) in [("c", "cSettings"), ("cxx", "cxxSettings"), ("linker", "linkerSettings")]
    {
      let own = settings.filter { $0.tool == tool }.compactMap(\.text)
      if !own.isEmpty { planned.otherSettings[label] = own }
    }
    planned.publicHeaders = target.publicHeadersPath
    if target.pluginUsages?.isEmpty == false {
      leave(target.name, "Strata does not run the plugins that the target uses")
    }
    return planned
  }

  /// Returns the folder of a target: the declared one, or the first standard one that exists.
  private func folder(of target: DumpedPackage.Target, _ kind: PlannedTarget.Kind) -> String {
    if let path = target.path { return Path.join(package.folder, path) }
    let tops =
      kind == .test
      ? ["Tests", "Sources", "Source", "src", "srcs"]
      : ["Sources", "Source", "src", "srcs"]
    let standard = tops.map { "\(package.folder)/\($0)/\(target.name)" }
    // Since 5.9 a package with one target may have its sources directly in `Sources`.
    return (standard + tops.map { "\(package.folder)/\($0)" }).first(where: files.isFolder)
      ?? standard[0]
  }

  private func mode(_ settings: [DumpedSetting]) -> [String] {
    guard !settings.contains(where: { $0.name == "swiftLanguageMode" }) else { return [] }
    let stated = package.dump.swiftLanguageVersions?.max() ?? package.dump.toolsVersion?.version
    return [".swiftLanguageMode(.v\(DumpedSetting.mode(stated ?? "5")))"]
  }

  private func resolved(
    _ dependency: DumpedPackage.TargetDependency
  ) -> Set<PlannedTarget.Dependency> {
    if !dependency.isProduct,
      let target = package.dump.targets.first(where: { $0.name == dependency.name })
    {
      return ["binary", "plugin"].contains(target.type) ? [] : [.target(target.name)]
    }
    if dependency.isTarget { return [] }
    let found = packages.resolve(dependency.name, package: dependency.package)
    if !found.isEmpty || dependency.isProduct { return found }
    // `"Alamofire"` alone means the product of a fetched package of that name.
    return [.product(dependency.name, package: dependency.name)]
  }

  // MARK: - Its files

  private static let bundled: Set = [
    "xcassets", "xcstrings", "lproj", "xcdatamodeld", "xcdatamodel",
  ]

  private mutating func take(_ target: DumpedPackage.Target, into planned: inout PlannedTarget) {
    // A target may be the whole package, whose manifests SwiftPM does not compile.
    let manifests = package.folder == planned.base ? files.entries(of: planned.base) : []
    let excluded =
      (target.exclude ?? []).map(Self.plain)
      + manifests.filter { $0.hasPrefix("Package") && Path.kind($0) == "swift" }
    let declared = (target.resources ?? []).map { ($0.rule, Self.plain($0.path)) }
    let sources = target.sources?.map(Self.plain)
    var extra: Set<String> = []
    for path in files.files(below: planned.base) where !Self.isIn(path, excluded) {
      let isResource = Self.isIn(path, declared.map(\.1))
      let kind = Path.kind(path)
      let place = "\(planned.base)/\(path)"
      if kind == "swift", !isResource {
        if sources.map({ Self.isIn(path, $0) }) ?? true {
          planned.files.append(.init(path: path, content: .source(place)))
        }
        continue
      }
      if ["m", "mm", "storyboard", "xib", "metal"].contains(kind) {
        let name = Path.relative(place, from: package.folder)
        leave(name, LeftOut.reason(ofKind: kind) ?? "")
        continue
      }
      if !isResource, let whole = Self.whole(path) { extra.insert(whole) }
      planned.files.append(.init(path: path, content: .copy(place)))
    }
    var code = DataModelCode()
    code.read(planned.files, in: files, below: package.folder)
    planned.files += code.files
    leftOut += code.leftOut
    let paths = planned.files.map(\.path)
    let present = declared.filter { resource in
      paths.contains { Self.isIn($0, [resource.1]) }
    }
    planned.resources = present.map { ".\($0.0)(\"\($0.1)\")" }
    // Xcode takes these without a declaration.
    planned.resources += extra.sorted().map { ".copy(\"\($0)\")" }
    addAssetSymbols(to: &planned)
  }

  /// Adds the symbols of a target's asset catalogs, which are in the bundle of its module.
  private func addAssetSymbols(to planned: inout PlannedTarget) {
    let symbols = AssetSymbols(of: planned.files, bundle: ".module", in: files)
    guard let text = symbols.text,
      SourceImports.modules(of: planned.sources, in: files).contains("SwiftUI")
    else { return }
    planned.files.append(.init(path: AssetSymbols.path, content: .text(text)))
  }

  /// Returns the outermost part of a path that Xcode treats as one resource, such as
  /// `Assets.xcassets`; `nil` if there is none.
  private static func whole(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let last = parts.firstIndex(where: { bundled.contains(Path.kind(String($0))) }) else {
      return nil
    }
    return parts[...last].joined(separator: "/")
  }

  private static func plain(_ path: String) -> String {
    String(Path.plain("/\(path)").dropFirst())
  }

  private static func isIn(_ path: String, _ places: [String]) -> Bool {
    places.contains { $0.isEmpty || path == $0 || path.hasPrefix("\($0)/") }
  }
}

import StrataProjectFacts

/// Makes a plan of an app in an Xcode project or a workspace.
struct XcodePlanner {
  /// A target with its project and its settings.
  struct Member {
    var target: XcodeBuildTarget
    var project: XcodeBuildFacts
    var settings: XcodeBuildSettings
    /// The folder from which the project's paths start.
    var folder: String

    /// The name of the member's module.
    var module: String {
      settings["PRODUCT_MODULE_NAME"] ?? XcodeBuildSettings.identifier(target.name)
    }

    var isApp: Bool { target.productType == "com.apple.product-type.application" }
    var isTest: Bool { target.productType == "com.apple.product-type.bundle.unit-test" }
    var exclusion: String? {
      LeftOut.reason(ofProduct: target.productType) ?? (isForWatch ? LeftOut.watch : nil)
    }

    private var isForWatch: Bool {
      (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "").hasPrefix("watch")
    }

    /// A Boolean value that indicates whether the target is built for iOS; a target that states no
    /// platform counts as such.
    var isForPhone: Bool {
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "auto"
      return platforms.contains("iphone") || platforms.contains("auto")
    }
  }

  private let request: ProjectPlan.Request
  private let files: any ProjectFiles
  private let paths: [String]
  private let members: [Member]

  /// Reads the given Xcode projects.
  ///
  /// - Throws: ``ProjectRunProblem`` with the line of a project that cannot be read.
  init(
    projects: [String], request: ProjectPlan.Request, files: any ProjectFiles
  ) throws(ProjectRunProblem) {
    (self.request, self.files, paths) = (request, files, projects)
    var members: [Member] = []
    for project in projects {
      let path = "\(project)/project.pbxproj"
      guard let text = files.text(at: path) else {
        throw ProjectRunProblem(text: "\(path) cannot be read")
      }
      let facts: XcodeBuildFacts
      do throws(XcodeProjectError) { facts = try XcodeBuildFacts(text: text, path: path) } catch {
        throw ProjectRunProblem(text: "\(error)")
      }
      let folder = Path.folder(project)
      members += facts.targets.map { target in
        let settings = TargetSettings(
          target, folder: folder, language: facts.developmentRegion, files: files
        ).resolved(configuration: request.configuration)
        return Member(target: target, project: facts, settings: settings, folder: folder)
      }
    }
    self.members = members
  }

  /// Returns the plan for building the targets of Xcode projects.
  ///
  /// - Parameters:
  ///   - name: the name of the project or the workspace.
  ///   - folder: the folder of the project or the workspace.
  ///   - packages: the packages that were read so far.
  ///   - folders: the folders of the workspace's packages.
  /// - Throws: ``ProjectRunProblem`` if no app can be chosen, or it has no Swift sources.
  func plan(
    name: String, folder: String, _ packages: LocalPackages, members folders: [String]
  ) throws(ProjectRunProblem) -> ProjectPlan {
    let app = try app()
    for path in folders + localPackages { try packages.add(path) }
    for remote in members.flatMap(\.project.remotePackages) {
      if let copy = packages.copy(of: remote.url) { try packages.add(copy) }
    }
    let built = built(with: app)
    try addPackages(inFoldersOf: built, to: packages)
    var targets: [PlannedTarget] = []
    var leftOut = packages.registered
    for member in built {
      var sorter = XcodeTargetFiles(member, files: files)
      sorter.sort()
      var planned = sorter.target
      planned.dependencies = dependencies(of: member, sources: planned.sources, built, packages)
      if planned.sources.isEmpty, !member.isApp {
        leftOut.append(LeftOut(name: member.target.name, reason: "the target has no Swift sources"))
        continue
      }
      targets.append(planned)
      if member.target.name == app.target.name {
        // Two targets of one project may share a storyboard: only the app's matters.
        leftOut += sorter.leftOut
        try EntryPoint.check(planned, in: files, leftOut: sorter.leftOut)
      }
    }
    leftOut += others(than: built) + built.flatMap(unusedParts)
    let packaged = planned(packages, for: targets)
    targets += packaged.targets
    leftOut += packaged.leftOut
    var plan = ProjectPlan(name: name, app: app.module, folder: folder, targets: targets)
    plan.remotePackages = remotePackages(packages)
    plan.language = app.project.developmentRegion ?? "en"
    plan.leftOut = leftOut
    return plan
  }

  /// Returns the targets of packages that the app's targets import.
  private func planned(
    _ packages: LocalPackages, for own: [PlannedTarget]
  ) -> (targets: [PlannedTarget], leftOut: [LeftOut]) {
    var (all, leftOut): ([PlannedTarget], [LeftOut]) = ([], [])
    for package in packages.all {
      var reader = PackageTargets(package, among: packages, files: files)
      all += reader.planned(withTests: false).filter { $0.kind != .executable }
      leftOut += reader.leftOut
    }
    let (kept, unused) = ImportedTargets(files: files).split(all, importedBy: own)
    leftOut += unused.map {
      LeftOut(name: $0.name, reason: "the app does not import this target of a package")
    }
    return (kept, leftOut)
  }

  // MARK: - Choosing

  private func app() throws(ProjectRunProblem) -> Member {
    let apps = members.filter { $0.isApp && $0.exclusion == nil }
    let phones = apps.filter(\.isForPhone)
    // An app for the Mac alone is built too, if there is no other.
    let wanted = phones.isEmpty || request.target != nil ? apps : phones
    let name = try AppChoice.choose(
      among: wanted.map(\.target.name).sorted(), asked: request.target,
      in: paths.map(Path.name).joined(separator: ", "))
    guard let app = wanted.first(where: { $0.target.name == name }) else {
      throw ProjectRunProblem(text: "there is no app target '\(name)'")
    }
    return app
  }

  /// Returns the app, all targets that it depends on, and its unit tests.
  private func built(with app: Member) -> [Member] {
    var found: [Member] = []
    var open = [app]
    while let next = open.popLast() {
      guard !found.contains(where: { $0.target.name == next.target.name }) else { continue }
      found.append(next)
      let imports = Set(imports(of: next))
      open += members.filter { other in
        guard other.exclusion == nil, !other.isApp, !other.isTest else { return false }
        return next.target.dependencies.contains(other.target.name)
          || imports.contains(other.module)
      }
    }
    let names = Set(found.map(\.target.name))
    let tests = members.filter { $0.isTest && !names.isDisjoint(with: $0.target.dependencies) }
    return found + tests
  }

  private func others(than built: [Member]) -> [LeftOut] {
    members.compactMap { member in
      guard !built.contains(where: { $0.target.name == member.target.name }) else { return nil }
      let reason = member.exclusion ?? "the app does not depend on the target"
      return LeftOut(name: member.target.name, reason: reason)
    } + members.flatMap(\.project.aggregates).map { LeftOut(name: $0, reason: LeftOut.aggregate) }
  }

  /// Returns the scripts and the bridging header of a target, which Strata does not use.
  private func unusedParts(of member: Member) -> [LeftOut] {
    let scripts = member.target.scripts.map {
      LeftOut(name: "\(member.target.name): \($0)", reason: LeftOut.script)
    }
    let header = member.settings["SWIFT_OBJC_BRIDGING_HEADER"].map {
      LeftOut(name: $0, reason: LeftOut.bridgingHeader)
    }
    return scripts + (header.map { [$0] } ?? [])
  }

  // MARK: - Dependencies

  private func imports(of member: Member) -> [String] {
    var sorter = XcodeTargetFiles(member, files: files)
    sorter.sort()
    return SourceImports.modules(of: sorter.target.sources, in: files)
  }

  private func dependencies(
    of member: Member, sources: [PlannedFile], _ built: [Member], _ packages: LocalPackages
  ) -> Set<PlannedTarget.Dependency> {
    let imports = Set(SourceImports.modules(of: sources, in: files))
    let own = built.filter { other in
      other.target.name != member.target.name && !other.isTest
        && (member.target.dependencies.contains(other.target.name)
          || imports.contains(other.module))
    }.map { PlannedTarget.Dependency.target($0.module) }
    let linked = member.target.packageProducts.flatMap { product in
      packages.resolve(product.name, package: product.address ?? remote(product.name))
    }
    // Xcode finds modules of packages that another target links.
    let implied = packages.all.flatMap(\.dump.targets).filter {
      $0.type == "regular" && imports.contains($0.name)
    }.map { PlannedTarget.Dependency.target($0.name) }
    return Set(own + linked + implied)
  }

  /// Returns the fetched package that most likely contains a product for which the project states
  /// no package; `nil` if there is none.
  private func remote(_ product: String) -> String? {
    let urls = members.flatMap(\.project.remotePackages).map(\.url)
    let named = urls.first {
      ProjectPlan.RemotePackage.identity($0).lowercased() == product.lowercased()
    }
    return named ?? (Set(urls).count == 1 ? urls.first : nil)
  }

  private var localPackages: [String] {
    members.flatMap { member in
      member.project.localPackages.map { Path.plain("/\($0)") }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Adds the packages inside of synchronized folders whose products the targets link. Xcode finds
  /// them without an entry in the project.
  private func addPackages(
    inFoldersOf built: [Member], to packages: LocalPackages
  ) throws(ProjectRunProblem) {
    let linked = built.flatMap(\.target.packageProducts).filter { $0.address == nil }.map(\.name)
    let missing = Set(linked).filter { name in
      !packages.all.contains { $0.targets(of: name) != nil }
    }
    guard !missing.isEmpty else { return }
    for folder in built.flatMap(\.target.folders).map({ Path.plain("/\($0)") }) {
      for path in files.files(below: folder) where Path.name(path) == "Package.swift" {
        let manifest = files.text(at: "\(folder)/\(path)") ?? ""
        guard missing.contains(where: { manifest.contains("\"\($0)\"") }) else { continue }
        try packages.add(Path.folder("\(folder)/\(path)"))
      }
    }
  }

  private func remotePackages(_ packages: LocalPackages) -> [ProjectPlan.RemotePackage] {
    let stated = members.flatMap(\.project.remotePackages).map {
      ProjectPlan.RemotePackage(url: $0.url, requirement: $0.requirement)
    }
    var seen: Set<String> = []
    return (stated + packages.remotePackages).filter {
      packages.copy(of: $0.url) == nil && seen.insert($0.identity.lowercased()).inserted
    }
  }
}

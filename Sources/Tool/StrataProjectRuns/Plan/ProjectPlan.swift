/// The targets that are generated for a project, and the parts that are left out.
package struct ProjectPlan: Equatable, Sendable {
  /// The name of the generated package.
  package var name: String
  /// The name of the app's target, which is also the name of its program.
  package var app: String
  /// The folder from which paths in messages start.
  var folder: String
  /// The targets, that of the app first.
  var targets: [PlannedTarget]
  /// The packages that SwiftPM has to fetch.
  var remotePackages: [RemotePackage] = []
  /// The language of the texts in the sources.
  var language = "en"
  /// The parts of the project that are not built.
  package var leftOut: [LeftOut] = []
  /// A Boolean value that indicates whether modules may be missing since their packages are not
  /// fetched.
  var lacksPackages = false

  /// A package that is fetched.
  struct RemotePackage: Hashable, Sendable {
    /// The URL from which the package is fetched.
    var url: String
    /// The versions in the notation of a manifest.
    var requirement: String

    /// SwiftPM's name of the package, such as `kit` for `https://example.org/Kit.git`.
    var identity: String { Self.identity(url) }

    static func identity(_ address: String) -> String {
      // An address may have been copied from a browser, with its query.
      let name = Path.name(address.prefix { $0 != "?" && $0 != "#" }.description)
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }

  /// The options with which a plan is made.
  package struct Request: Sendable {
    /// The absolute path of the project.
    package var path: String
    /// The name of the app's target; `nil` for the only one.
    package var target: String?
    /// The build configuration, such as `Debug`.
    package var configuration = "Debug"
    /// The folder of Strata's package.
    package var strata: String
    /// The folder with copies of packages that would be fetched, each under its name.
    package var copies: String?
    /// A Boolean value that indicates whether packages of which there is no copy are left out
    /// instead of fetched.
    package var isOffline = false

    /// Creates a request with the options for the plan.
    package init(path: String, target: String? = nil, configuration: String, strata: String) {
      self.path = path
      self.target = target
      self.configuration = configuration
      self.strata = strata
    }
  }

  /// Plans the build of a project.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - files: the files of the project.
  ///   - describe: returns the output of `swift package dump-package` for a package's folder.
  /// - Throws: ``ProjectRunProblem`` if there is no app, or no way to choose one.
  package init(
    _ request: Request, in files: some ProjectFiles,
    describe: @escaping (_ folder: String) throws(ProjectRunProblem) -> [UInt8]
  ) throws(ProjectRunProblem) {
    let packages = LocalPackages(
      files: files, strata: request.strata, copies: request.copies, describe: describe)
    switch try ProjectPlace.find(request.path, in: files) {
    case .xcode(let projects, let folders, let folder, let name):
      let planner = try XcodePlanner(projects: projects, request: request, files: files)
      self = try planner.plan(name: name, folder: folder, packages, members: folders)
    case .package(let folder):
      if let playground = PlaygroundApp(in: folder, files) {
        self = try playground.plan(in: files)
      } else {
        self = try PackagePlanner(folder: folder, request: request, files: files).plan(packages)
      }
    case .sources(let folder):
      self = try FolderPlanner(folder: folder, files: files).plan()
    }
    if request.isOffline { leaveOutRemotePackages() }
    leftOut = Set(leftOut).sorted()
    try judge()
  }

  /// The data models that cannot be used, and the properties that their classes lack, each with a
  /// sentence. The compiler would report only the names that are missing.
  package var modelProblems: [LeftOut] {
    leftOut.filter { ["xcdatamodeld", "xcdatamodel"].contains(Path.kind($0.name)) }
  }

  /// Creates a plan of targets.
  init(name: String, app: String, folder: String, targets: [PlannedTarget]) {
    (self.name, self.app, self.folder, self.targets) = (name, app, folder, targets)
  }

  /// Removes the packages that would be fetched, and the dependencies on their products.
  private mutating func leaveOutRemotePackages() {
    guard !remotePackages.isEmpty else { return }
    lacksPackages = true
    leftOut += remotePackages.map {
      LeftOut(
        name: $0.url, reason: "the package was not fetched, and '--packages' has no copy of it")
    }
    remotePackages = []
    for index in targets.indices {
      targets[index].dependencies = targets[index].dependencies.filter { dependency in
        if case .product = dependency { return false }
        return true
      }
    }
  }

  /// Throws an error for plans that SwiftPM would refuse without a clear reason.
  private func judge() throws(ProjectRunProblem) {
    guard let target = targets.first(where: { $0.name == app }), !target.sources.isEmpty else {
      throw ProjectRunProblem(text: "the target '\(app)' has no Swift sources")
    }
    let names = targets.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ProjectRunProblem(
        text: "two modules of the project have the name '\(twice)', which SwiftPM refuses")
    }
    if let taken = names.first(where: { $0.hasPrefix("Strata") }) {
      throw ProjectRunProblem(
        text:
          "the module '\(taken)' has a name that begins with Strata, like Strata's modules; rename the target"
      )
    }
  }
}

import Foundation

/// The local packages that a project uses, with all local packages that they use.
final class LocalPackages {
  /// A package with its folder.
  struct Package {
    var folder: String
    var dump: DumpedPackage

    /// Returns the names of the targets that a product consists of; `nil` if the package has no
    /// such product.
    func targets(of product: String) -> [String]? {
      dump.products.first { $0.name == product }?.targets
    }
  }

  private let files: any ProjectFiles
  private let strata: String
  private let copies: String?
  private let describe: (String) throws(ProjectRunProblem) -> [UInt8]
  /// The packages by folder, in the order in which they were found.
  private(set) var all: [Package] = []

  init(
    files: any ProjectFiles, strata: String, copies: String? = nil,
    describe: @escaping (String) throws(ProjectRunProblem) -> [UInt8]
  ) {
    (self.files, self.strata, self.copies) = (files, strata, copies)
    self.describe = describe
  }

  /// Returns the folder of a local copy of a package that would be fetched; `nil` if there is none.
  ///
  /// - Parameter address: the package's URL, whose last component names the copy's folder.
  func copy(of address: String) -> String? {
    guard let copies else { return nil }
    let name = ProjectPlan.RemotePackage.identity(address).lowercased()
    guard let entry = files.entries(of: copies).first(where: { $0.lowercased() == name }) else {
      return nil
    }
    let folder = "\(copies)/\(entry)"
    return files.isFile("\(folder)/Package.swift") ? folder : nil
  }

  /// Reads the package in a folder and those that it uses. A folder without a package is skipped.
  /// So is Strata's package, since the imports of a target show which of its products it uses.
  func add(_ folder: String) throws(ProjectRunProblem) {
    let folder = Path.plain(folder)
    guard folder != strata, !all.contains(where: { $0.folder == folder }),
      let manifest = files.text(at: "\(folder)/Package.swift"),
      // Another checkout, or the same one through a link.
      !manifest.contains("\"StrataAppHost\"")
    else { return }
    let json = try describe(folder)
    guard let dump = try? JSONDecoder().decode(DumpedPackage.self, from: Data(json)) else {
      throw ProjectRunProblem(
        text: "\(folder)/Package.swift: the output of 'swift package dump-package' cannot be read")
    }
    all.append(Package(folder: folder, dump: dump))
    for dependency in dump.dependencies {
      switch dependency {
      case .folder(let path): try add(path)
      case .remote(let url, _):
        if let copy = copy(of: url) { try add(copy) }
      case .registry: break
      }
    }
  }

  /// Returns the package that ``add(_:)`` has read in a folder; `nil` if there is none.
  func package(at folder: String) -> Package? { all.first { $0.folder == Path.plain(folder) } }

  /// Returns the dependencies that stand for a product: the targets of a local package, or the
  /// product of one that is fetched.
  ///
  /// - Parameters:
  ///   - product: the name of the product.
  ///   - package: the package's identity, address or folder, if it is known.
  func resolve(_ product: String, package: String?) -> Set<PlannedTarget.Dependency> {
    let stated = package.map { ProjectPlan.RemotePackage.identity($0).lowercased() }
    if stated == "strata" || stated == Path.name(strata).lowercased() {
      // The Swift SDK brings Strata's modules.
      return []
    }
    let owners = all.filter { $0.targets(of: product) != nil }
    let owner =
      owners.first { stated == Path.name($0.folder).lowercased() }
      ?? owners.first { stated == $0.dump.name.lowercased() } ?? owners.first
    if let owner, let targets = owner.targets(of: product) {
      return Set(targets.map { .target($0) })
    }
    guard let package else { return [] }
    return [.product(product, package: ProjectPlan.RemotePackage.identity(package))]
  }

  /// The packages that are fetched. Several packages may depend on the same one.
  var remotePackages: [ProjectPlan.RemotePackage] {
    var found: [String: ProjectPlan.RemotePackage] = [:]
    for package in all {
      for case .remote(let url, let requirement) in package.dump.dependencies {
        let remote = ProjectPlan.RemotePackage(url: url, requirement: requirement)
        if remote.identity.lowercased() == "strata" || copy(of: url) != nil { continue }
        found[remote.identity.lowercased()] = found[remote.identity.lowercased()] ?? remote
      }
    }
    return found.values.sorted { $0.url < $1.url }
  }

  /// The packages of a registry that are used. They are left out, since a generated manifest cannot
  /// name them without the registry's settings.
  var registered: [LeftOut] {
    all.flatMap { package in
      package.dump.dependencies.compactMap {
        guard case .registry(let identity) = $0 else { return nil }
        return LeftOut(
          name: identity,
          reason:
            "the package comes from a registry, and Strata reads no registries from SwiftPM's configuration"
        )
      }
    }
  }
}

public import Foundation

/// The products of a package that must be built to show all of its previews.
public struct PreviewPlan: Equatable, Sendable {
  /// The executables that draw with SwiftUI. Each of them serves its previews and those of the
  /// modules that it links.
  public var apps: [String] = []
  /// The library products with views that no executable links. ``PreviewStage`` generates an app
  /// for them.
  public var libraries: [Library] = []
  /// The folders in which files are watched for changes.
  public var folders: [URL] = []
  /// The package's folder.
  public var package: URL

  /// A library product with its modules.
  public struct Library: Equatable, Sendable {
    /// The name of the product.
    public var product: String
    /// The names of the product's modules.
    public var modules: [String]
  }

  /// Finds the products with views in the description of a package.
  public init(_ package: DescribedPackage) {
    self.package = URL(fileURLWithPath: package.path, isDirectory: true)
    let graph = TargetGraph(package.targets)
    let drawing = graph.drawing
    let products = package.products
    apps = products.filter { $0.isExecutable && !drawing.isDisjoint(with: $0.targets) }
      .map(\.name).sorted()
    let shown = Set(
      products.filter { apps.contains($0.name) }.flatMap { graph.reached(from: $0.targets) })
    libraries = products.filter(\.isLibrary).compactMap { product in
      let modules = product.targets.filter { drawing.contains($0) && !shown.contains($0) }
      return modules.isEmpty ? nil : Library(product: product.name, modules: modules)
    }
    folders = package.targets.filter { ["executable", "library"].contains($0.type) }
      .map { self.package.appendingPathComponent($0.path, isDirectory: true) }
  }

  /// A Boolean value that indicates whether no product of the package draws with SwiftUI.
  public var isEmpty: Bool { apps.isEmpty && libraries.isEmpty }
}

/// The dependencies between the targets.
private struct TargetGraph {
  let targets: [String: DescribedPackage.Target]

  init(_ targets: [DescribedPackage.Target]) {
    self.targets = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The targets that draw with SwiftUI, directly or through a dependency. SwiftUI itself and its
  /// parts do not count.
  var drawing: Set<String> {
    Set(
      targets.values.filter { target in
        ["executable", "library"].contains(target.type) && target.name != "SwiftUI"
          && reached(from: [target.name]).contains {
            $0 == "SwiftUI" || targets[$0]?.productDependencies?.contains("SwiftUI") == true
          }
      }
      .map(\.name))
  }

  /// Returns the targets and all their dependencies in the package.
  func reached(from names: [String]) -> Set<String> {
    var seen = Set<String>()
    var rest = names
    while let name = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      rest += targets[name]?.targetDependencies ?? []
    }
    return seen
  }
}

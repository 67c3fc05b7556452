public import Foundation

/// A generated package with a small app that shows the previews of libraries which no app of the
/// package links.
///
/// A library's previews are in its object files, so any program that links it can show them.
public struct PreviewStage: Sendable {
  /// The name of the product that shows the previews.
  public static let product = "PreviewStage"
  let plan: PreviewPlan
  /// The folder of the package with the product `SwiftUI`.
  let strata: URL

  /// Creates the generated package for the libraries of a plan.
  ///
  /// - Parameters:
  ///   - plan: the plan of the package.
  ///   - strata: the folder of the package with the product `SwiftUI`.
  public init(plan: PreviewPlan, strata: URL) {
    self.plan = plan
    self.strata = strata
  }

  /// The folder of the generated package.
  public var folder: URL { plan.package.appendingPathComponent(".build/previews") }

  var manifest: String {
    let products = plan.libraries.map { library in
      "        .product(name: \"\(library.product)\", package: \"\(name(of: plan.package))\"),"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(Self.product)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
          .package(path: "\(plan.package.path)"),
          .package(path: "\(strata.path)"),
        ],
        targets: [
          .executableTarget(
            name: "\(Self.product)",
            dependencies: [
      \(products.joined(separator: "\n"))
              .product(name: "SwiftUI", package: "\(name(of: strata))"),
            ])
        ])

      """
  }

  var source: String {
    let modules = plan.libraries.flatMap(\.modules).map { "import \($0)" }
    return """
      \(modules.joined(separator: "\n"))
      import SwiftUI

      @main struct \(Self.product)App: App {
        var body: some Scene { WindowGroup { EmptyView() } }
      }

      """
  }

  /// Writes the generated package. Files with the same contents are not written again, so that
  /// `swift build` does not compile them again.
  public func write() throws {
    let sources = folder.appendingPathComponent("Sources/\(Self.product)", isDirectory: true)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try write(manifest, to: folder.appendingPathComponent("Package.swift"))
    try write(source, to: sources.appendingPathComponent("App.swift"))
  }

  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the package manager's name for a package by path.
  private func name(of package: URL) -> String { package.lastPathComponent.lowercased() }
}

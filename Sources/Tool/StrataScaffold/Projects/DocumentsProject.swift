import Foundation

/// The sample project of a document, which is committed under `Examples` and which `--example`
/// copies.
///
/// Its sources are the template, with the new app's name instead of the sample's. The files of
/// every project (manifest, Xcode project, Makefile) come from the templates.
struct DocumentsProject: Sendable {
  /// The name of the project and of its folder.
  let name: String
  /// The resources of the project's folder.
  let resources: [String]
  /// The products of Strata that the project imports: its frameworks, and kits of `Sources/Kits`.
  var products = ["SwiftUI"]
  /// The Swift language mode of the document's listings.
  var language = 6
  /// A Boolean value that indicates whether async functions run on the caller's actor, as with
  /// Xcode's approachable concurrency.
  var isApproachable = true
  /// The local packages that the project begins with.
  var packages: [String] = []
  /// The keys and texts of the project's Info.plist, without the prefix `INFOPLIST_KEY_`.
  var information: [(key: String, text: String)] = []

  /// The names of products that are Apple's modules in Xcode.
  static let apples: Set = ["SwiftUI", "Combine", "CoreLocation"]

  static let weDaApp = DocumentsProject(
    name: "WeDaApp", resources: ["Resources/Assets.xcassets"],
    products: ["SwiftUI", "Combine", "CoreLocation", "NetworkingKit"],
    isApproachable: false,
    packages: ["DollarGeneralPersist", "DollarGeneralTemplateHelpers"],
    information: [
      (
        "NSLocationWhenInUseUsageDescription",
        "Allow location access to automatically show weather for your area"
      )
    ])

  static let starterApp = DocumentsProject(
    name: "StarterApp",
    resources: ["Resources/Assets.xcassets", "Resources/weather_data.json"], language: 5)

  private static let leftOut: Set<String> = [
    ".build", ".strata", ".strata-generated.json", ".swiftpm", "Package.resolved",
  ]

  /// Returns the project's source files, renamed for another app.
  ///
  /// - Parameters:
  ///   - app: the new app's name.
  ///   - strata: the path of Strata's package from the project, for manifests of local packages.
  ///   - package: Strata's folder.
  /// - Throws: ``InputError`` if a type of the project has the app's name; the error of reading the
  ///   folder.
  func files(app: String, strata: String, in package: URL) throws -> [ProjectFile] {
    let top = package.appending(path: "Examples/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
    if app != name, paths.contains(where: { $0.hasSuffix("/\(app).swift") }) {
      throw InputError(
        "app's name", app, "is also the name of a type in the example; choose another name")
    }
    return
      try paths
      .filter { path in !Self.leftOut.contains(String(path.prefix { $0 != "/" })) }
      .compactMap { path in
        let place = top.appending(path: path)
        guard (try? place.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        else { return nil }
        let text = try String(contentsOf: place, encoding: .utf8)
          .replacing("path: \"../../..\"", with: "path: \"../\(strata)\"")
        return ProjectFile(path: renamed(path, app), text: renamed(text, app))
      }
  }

  private func renamed(_ text: String, _ app: String) -> String { text.replacing(name, with: app) }
}

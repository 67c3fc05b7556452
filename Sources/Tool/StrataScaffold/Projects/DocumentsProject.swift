import Foundation

/// A document's own project, which is committed under `Examples` and of which `--example` makes another.
///
/// Its sources are the template, with the new app's name in place of its own. What every project has
/// (manifest, Xcode project, Makefile) comes from the templates.
struct DocumentsProject: Sendable {
  /// Its name, and that of its folder.
  let name: String
  /// What of its folder is carried to where it runs.
  let resources: [String]
  /// The products of Strata's that it imports.
  var products = ["SwiftUI"]
  /// The language mode that its listings are written in.
  var language = 6
  /// Whether async functions run where they are called, as Xcode's approachable concurrency has it.
  var isApproachable = true
  /// The local packages that it begins with.
  var packages: [String] = []
  /// What its Info.plist says, each key without `INFOPLIST_KEY_`.
  var information: [(key: String, text: String)] = []

  /// Products that are Apple's own where there is an Xcode.
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

  private static let leftOut: Set<String> = [".build", ".strata", ".swiftpm", "Package.resolved"]

  /// Every file of its own under another name.
  ///
  /// - Parameters:
  ///   - app: the new app's name.
  ///   - strata: the path of Strata's package from the project, for manifests of local packages.
  ///   - package: Strata's folder.
  /// - Throws: ``InputError`` where the name is that of one of its types; what reading the folder throws.
  func files(app: String, strata: String, in package: URL) throws -> [ProjectFile] {
    let top = package.appending(path: "Examples/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
    if app != name, paths.contains(where: { $0.hasSuffix("/\(app).swift") }) {
      throw InputError("app's name", app, "is the name of one of its types")
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

import Foundation

/// Bundles in the layouts of SwiftPM: with a catalog at the root, in a `Resources` folder, and with
/// an unreadable one.
enum CatalogBundles {
  static var root: Bundle { bundle("Root") }
  static var nested: Bundle { bundle("Nested") }
  static var broken: Bundle { bundle("Broken") }

  private static func bundle(_ name: String) -> Bundle {
    let folder = Bundle.module.bundleURL.appending(path: "Fixtures/\(name)")
    return Bundle(url: folder) ?? .main
  }
}

/// Runs work as the task of a reader of these languages.
func reading<Result>(_ languages: String..., do work: () throws -> Result) rethrows -> Result {
  try PreferredLanguages.$current.withValue(languages, operation: work)
}

import StrataImportGraph
import StrataProjectFacts

/// Strata's package, from which a generated package takes its frameworks.
package struct StrataCheckout: Equatable, Sendable {
  /// The folder.
  package var folder: String
  /// The product of each module that an app may import.
  var products: [String: String]

  /// The modules that an app may import.
  var modules: Set<String> { Set(products.keys) }

  /// The product whose modules every target is compiled with: `import Foundation` brings one along.
  static let support = "StrataSupport"

  /// Reads which libraries Strata's manifest offers.
  ///
  /// - Throws: ``ProjectRunProblem`` if the folder is not Strata's.
  package init(folder: String, in files: some ProjectFiles) throws(ProjectRunProblem) {
    let path = "\(folder)/Package.swift"
    guard let text = files.text(at: path), text.contains("name: \"Strata\"") else {
      throw ProjectRunProblem(
        text: "'\(folder)' is not Strata's folder: its Package.swift is not there")
    }
    self.folder = folder
    products = [:]
    for product in Manifest.libraries(in: text) {
      for module in product.targets where module == product.name { products[module] = product.name }
    }
    guard products["SwiftUI"] != nil else {
      throw ProjectRunProblem(text: "\(path) offers no product SwiftUI")
    }
  }
}

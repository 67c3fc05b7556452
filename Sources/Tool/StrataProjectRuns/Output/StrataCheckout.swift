import StrataImportGraph
import StrataProjectFacts

/// Strata's package, whose frameworks a project is built with.
package struct StrataCheckout: Equatable, Sendable {
  /// The folder of Strata's package.
  package var folder: String
  /// The modules that an app may import.
  var modules: Set<String>

  /// Reads the names of the libraries that Strata's manifest offers.
  ///
  /// - Throws: ``ProjectRunProblem`` if the folder is not Strata's.
  package init(folder: String, in files: some ProjectFiles) throws(ProjectRunProblem) {
    let path = "\(folder)/Package.swift"
    guard let text = files.text(at: path), text.contains("name: \"Strata\"") else {
      throw ProjectRunProblem(
        text: "'\(folder)' is not the folder of Strata's package: it has no Package.swift")
    }
    self.folder = folder
    modules = Set(
      Manifest.libraries(in: text).filter { $0.targets.contains($0.name) }.map(\.name))
    guard modules.contains("SwiftUI") else {
      throw ProjectRunProblem(text: "\(path) offers no product SwiftUI")
    }
  }
}

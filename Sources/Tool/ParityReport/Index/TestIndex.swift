import Foundation
import StrataImportGraph

/// The symbols that the package's tests use, from the compiler's index.
struct TestIndex {
  let top: URL

  /// Returns the identifiers of all symbols that a source in `Tests` refers to, calls or
  /// implements.
  ///
  /// - Throws: ``ParityProblems`` if there are no tests, or if they were not built in their current
  ///   state.
  func usedSymbols() throws -> Set<String> {
    let sources = try sources()
    guard !sources.isEmpty else {
      throw ParityProblems(all: [
        "\(top.path)/Tests has no source that imports SwiftUI or one of its neighbours; "
          + "run the command in the folder that contains Package.swift"
      ])
    }
    let store = try IndexStore(
      library: Toolchain.library("libIndexStore.so"),
      folder: top.appendingPathComponent(".build/debug/index/store"))
    let reading = try store.read { sources[$0] != nil }
    let problems = reading.problems(sources: sources)
    guard problems.isEmpty else { throw ParityProblems(all: problems) }
    return reading.used
  }

  /// Returns every test source that imports one of the compared modules, with its modification
  /// time.
  private func sources() throws -> [String: Date] {
    let tree = DiskTree(top: top)
    // SwiftPM passes paths without links to the compiler.
    let top = top.standardizedFileURL.resolvingSymlinksInPath()
    let paths = try tree.paths().filter {
      $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") && !$0.contains("/Fixtures/")
    }
    var dates: [String: Date] = [:]
    for path in paths where Self.isAbout(try tree.text(at: path)) {
      let file = top.appendingPathComponent(path).path
      dates[file] =
        try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }
    return dates
  }

  private static func isAbout(_ text: String) -> Bool {
    text.contains(/(?m)^(@testable )?import (SwiftUI|UIKit|Combine|Charts|CoreData)$/)
  }
}

import Foundation

@testable import StrataScaffold

extension NewProject {
  /// This repository's folder.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  func files(strata: String) throws -> [ProjectFile] {
    try files(strata: strata, package: Self.repository)
  }
}

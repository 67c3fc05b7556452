import StrataImportGraph

/// Reads the imports of sources.
enum SourceImports {
  /// Returns the names of the modules that sources import, in any branch of an `#if`.
  static func modules(of sources: [PlannedFile], in files: any ProjectFiles) -> [String] {
    let names = sources.compactMap(\.original).flatMap { path in
      files.text(at: path).map { Import.all(in: SwiftLexer.tokens(of: $0)).map(\.module) } ?? []
    }
    return Set(names).sorted()
  }
}

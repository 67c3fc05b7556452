import StrataImportGraph

extension Manifest {
  /// Returns the library products that a manifest declares with literal names.
  ///
  ///     Manifest.libraries(in: #"…[.library(name: "Kit", targets: ["Kit"])]"#)
  ///     // [(name: "Kit", targets: ["Kit"])]
  public static func libraries(in source: String) -> [(name: String, targets: [String])] {
    CallReader(tokens: SwiftLexer.tokens(of: source)).calls(["library"]).compactMap { call in
      guard let name = call.text("name"), let targets = call.texts("targets") else { return nil }
      return (name, targets)
    }
  }
}

/// A response to the compiler.
struct CompilerAnswer: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable { var protocolVersion = 7 }
    var capability = Version()
  }

  struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }

    var message: String
    var severity = "error"
    var position: Position
    // The compiler requires these keys, even if they are empty.
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?

  static var capability: Self { .init(getCapabilityResult: Capability()) }

  static func failed(_ error: MacroError, _ syntax: CompilerRequest.Syntax?) -> Self {
    var scanner = SourceScanner(syntax?.source ?? "")
    scanner.skipTrivia()
    let location = syntax.map { $0.location.advanced(over: $0.source[..<scanner.rest.startIndex]) }
    let place = Diagnostic.Position(
      fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
    let diagnostic = Diagnostic(message: error.message, position: place)
    return .init(expandMacroResult: Expansion(diagnostics: [diagnostic]))
  }

  static func result(
    at syntax: CompilerRequest.Syntax, _ expand: () throws(MacroError) -> String
  ) -> Self {
    do {
      return .init(expandMacroResult: Expansion(expandedSource: try expand()))
    } catch {
      return failed(error, syntax)
    }
  }
}

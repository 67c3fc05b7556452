/// The expansion of `#Preview("Name") { … }`: a type that creates the preview, and a record of that
/// type in the program's `strata_previews` section, where a tool finds the previews of all linked
/// modules.
///
/// Arguments and body are copied unchanged after `SwiftUI.Preview`, whose initializer has the
/// macro's parameters, so they need not be parsed.
struct PreviewMacro {
  /// The text before the number sign: attributes such as `@available`.
  let attributes: String
  /// The text after the macro's name.
  let arguments: String
  let location: CompilerRequest.Syntax.Location
  /// The module that declares the macro, which the file must import.
  let module: String

  init(
    source: String, location: CompilerRequest.Syntax.Location, module: String = "SwiftUI"
  ) throws(MacroError) {
    self.module = module
    var scanner = SourceScanner(source)
    scanner.skipTrivia()
    let start = scanner.rest.startIndex
    while let token = scanner.peek(), token != .symbol("#") { _ = scanner.next() }
    scanner.skipTrivia()
    let sign = scanner.rest.startIndex
    guard scanner.next() != nil, scanner.next() != nil else {
      throw MacroError("#Preview: the compiler sent no macro in '\(source)'")
    }
    // `#SwiftUI.Preview`
    if scanner.peek() == .symbol(".") {
      _ = scanner.next()
      _ = scanner.next()
    }
    attributes = String(source[start..<sign])
    arguments = String(scanner.rest)
    self.location = location.advanced(over: source[..<sign])
  }

  /// Returns the source that the macro expands to.
  ///
  /// - Parameter discriminator: The compiler's unique name for the expansion.
  func expansion(discriminator: String) -> String {
    let name = "\(discriminator)15PreviewRegistryfMu_"
    return """
      \(attributes)nonisolated struct \(name): \(module).PreviewRegistry {
        static var fileID: String { #"\(location.fileID)"# }
        static var line: Int { \(location.line) }
        static var column: Int { \(location.column) }
        @MainActor static func makePreview() throws -> \(module).Preview {
          \(preview)
        }
        @section("strata_previews") @used
        static let record: \(module)._PreviewRecord = {
          \(module)._PreviewCollector.collect(\(name).self, into: $0)
        }
      }
      """
  }

  private var preview: String {
    guard let body = PreviewableBody(arguments) else { return "\(module).Preview\(arguments)" }
    return """
      struct PreviewableView: SwiftUI.View {
        \(body.properties.joined(separator: "\n"))
        var body: some SwiftUI.View {
          \(body.content)
        }
      }
      return SwiftUI.Preview\(body.arguments) {
        PreviewableView()
      }
      """
  }
}

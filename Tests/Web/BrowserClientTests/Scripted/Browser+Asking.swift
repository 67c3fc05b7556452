import StrataBrowserTesting
import Testing

extension Browser {
  /// An expression's value in the page.
  func value(_ expression: String) async throws -> JSONValue {
    try await run("return \(expression)")
  }

  /// What a person would call an error of the page: a cut line is none of the page's doing.
  func complaints() async throws -> [ConsoleMessage] {
    try await consoleErrors().filter { $0.source != "network" }
  }
}

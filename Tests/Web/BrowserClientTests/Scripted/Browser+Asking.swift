import StrataBrowserTesting
import Testing

extension Browser {
  /// Returns an expression's value in the page.
  func value(_ expression: String) async throws -> JSONValue {
    try await run("return \(expression)")
  }

  /// Returns the errors of the page, without those of the network: a connection that a test cuts is
  /// not the page's fault.
  func complaints() async throws -> [ConsoleMessage] {
    try await consoleErrors().filter { $0.source != "network" }
  }
}

import Foundation
import Testing

@testable import StrataSymbols

struct SymbolLiteralTests {
  /// The package's folder, which is four levels above this file.
  private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Returns the Swift files of a folder, without hidden folders such as the build's.
  private static func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  /// Returns names written as `systemName: "…"` or `systemImage: "…"`.
  static func literals(in source: String) -> [String] {
    source.matches(of: /system(?:Name|Image):\s*"([^"\\]*)"/).map { String($0.1) }
  }

  @Test(arguments: ["Apps", "Examples", "Sources"])
  func `every symbol name in the repository has a drawing`(folder: String) throws {
    let files = Self.sources(in: Self.package.appending(path: folder))
    #expect(!files.isEmpty, "a scan that sees nothing proves nothing")
    for file in files {
      let names = Self.literals(in: try String(contentsOf: file, encoding: .utf8))
      for name in names where !Symbols.contains(name) {
        Issue.record("\(file.path): no entry in the symbol table for \"\(name)\"")
      }
    }
  }

  @Test func `the check finds symbol names in systemName and in systemImage`() {
    let source = """
      Image(systemName: "a.b") ; Label("x", systemImage:"c") ; Image(systemName: name)
      """
    #expect(Self.literals(in: source) == ["a.b", "c"])
  }
}

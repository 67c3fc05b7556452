import Foundation
import Testing

/// Tests that symbols that Apple deprecates without a date (`deprecated: 100000`) give no warning
/// in Xcode.
struct SilentDeprecationTests {
  /// The package's folder, which is four levels above this file.
  private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The lines of the sources of SwiftUI.
  private static let sources: [[Substring]] = {
    let folder = package.appending(path: "Sources/Frameworks/SwiftUI")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" && !$0.path.contains("Absent") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  }()

  @Test(arguments: [
    "func foregroundColor(", "func cornerRadius(", "func tabItem", "struct NavigationView<",
    "func navigationBarTitle(", "func navigationBarHidden(", "func edgesIgnoringSafeArea(",
    "func accentColor(", "func autocapitalization(", "func disableAutocorrection(",
    "func actionSheet", "func overlay<", "func mask<", "var presentationMode:",
  ])
  func `a declaration that Apple deprecates without a version gives no deprecation warning`(
    declaration: String
  ) throws {
    var found = 0
    for lines in Self.sources {
      for (index, line) in lines.enumerated() where line.contains(declaration) {
        found += 1
        // Comments and attributes above a declaration end at the next empty line.
        let above = lines[..<index].reversed().prefix { !$0.isEmpty }
        #expect(!above.contains { $0.contains("*, deprecated") }, "\(declaration)")
      }
    }
    #expect(found > 0, "a scan that sees nothing proves nothing")
  }
}

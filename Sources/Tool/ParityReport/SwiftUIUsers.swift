import Foundation

/// Finds the frameworks of this package that use SwiftUI. Any of them may declare symbols that
/// Apple's documentation lists with SwiftUI, such as modifiers of views.
struct SwiftUIUsers {
  let top: URL

  private var folder: URL {
    top.appendingPathComponent("Sources/Frameworks", isDirectory: true)
  }

  /// Returns the names of the modules that apps import, sorted: neither SwiftUI itself nor those
  /// with the prefix `Strata`.
  func names() -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { $0 != "SwiftUI" && !$0.hasPrefix("Strata") && uses($0) }.sorted()
  }

  private func uses(_ module: String) -> Bool {
    let module = folder.appendingPathComponent(module, isDirectory: true)
    let files = FileManager.default.enumerator(atPath: module.path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      let source = module.appendingPathComponent(file)
      if let text = try? String(contentsOf: source, encoding: .utf8), Self.imports(text) {
        return true
      }
    }
    return false
  }

  private static func imports(_ source: String) -> Bool {
    source.contains(/(?m)^[\w@ ]*\bimport (SwiftUI|StrataSwiftUI)/)
  }
}

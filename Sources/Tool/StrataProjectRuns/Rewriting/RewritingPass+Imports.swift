import StrataImportGraph

extension RewritingPass {
  /// The modules of the toolchain that must be imported as a whole, since on Linux not all of their
  /// declarations can be imported one by one.
  private static let whole: Set = ["Foundation"]

  /// Rewrites an import: removes it if there is no such module, and imports a whole module instead
  /// of a part that only Apple's has. Returns the index of the next token.
  mutating func declaredImport(_ index: Int) -> Int {
    guard !isName(index), let first = name(index + 1) else { return index + 1 }
    let isKind =
      Import.kinds.contains(source.tokens[index + 1].text) && name(index + 2) != nil
      && source.tokens[index + 2].line == source.tokens[index].line
      && !source.isMark(".", at: index + 2)
    let start = isKind ? index + 2 : first
    let module = source.tokens[start].text
    var end = start
    while source.isMark(".", at: end + 1), name(end + 2) != nil { end += 2 }
    if isMissing(module) {
      replace(begin(of: index)...end, by: "", noting: "left out, since Strata has no \(module)")
      return end + 1
    }
    imports.insert(module)
    if module == "SwiftUI" { importOfSwiftUI = importOfSwiftUI ?? end }
    if ["Foundation", "SwiftUI", "UIKit"].contains(module) {
      importOfFoundation = importOfFoundation ?? end
    }
    // `os` has its parts, such as `os.log`.
    let isOurs = offered.contains(module) && !own.contains(module) || Self.whole.contains(module)
    if isOurs, module != "os", isKind || end > start {
      replace((index + 1)...end, by: module, noting: "import \(module)")
    }
    return end + 1
  }

  /// The names of types for Core Data that Apple's SwiftUI declares, but Strata's module
  /// `CoreData`.
  private static let requests: Set = [
    "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
    "managedObjectContext",
  ]

  /// Adds an import of Core Data to a source that uses SwiftUI's requests without importing Core
  /// Data.
  mutating func importCoreData() {
    guard let end = importOfSwiftUI, offered.contains("CoreData"), !imports.contains("CoreData"),
      source.tokens.contains(where: { $0.kind == .word && Self.requests.contains($0.text) })
    else { return }
    insert("; import CoreData", behind: end)
    imports.insert("CoreData")
  }

  /// Adds imports of what Apple's Foundation passes on, and Strata's does not: the keychain and the
  /// source of random bytes of Security, and the lock of os.
  mutating func importPassedOn() {
    importPassedOn("Security", for: ["SecItem", "SecRandom", "kSec", "errSec"])
    importPassedOn("os", for: ["os_unfair_lock"])
  }

  /// Adds an import of a module to a source that uses names with one of its prefixes, imports
  /// Foundation, and does not import the module.
  private mutating func importPassedOn(_ module: String, for prefixes: [String]) {
    guard let end = importOfFoundation, offered.contains(module), !own.contains(module),
      !imports.contains(module),
      source.tokens.contains(where: { token in
        token.kind == .word && prefixes.contains { token.text.hasPrefix($0) }
      })
    else { return }
    insert("; import \(module)", behind: end)
    imports.insert(module)
  }

  private func isMissing(_ module: String) -> Bool {
    guard !own.contains(module), !offered.contains(module) else { return false }
    return AppleModules.names.contains(module)
      || lacksPackages && !AppleModules.onLinux.contains(module)
  }

  /// Returns the index if the token at it can name a module; else `nil`.
  private func name(_ index: Int) -> Int? {
    source.tokens.indices.contains(index) && source.tokens[index].isName ? index : nil
  }

  /// Returns whether the word `import` at an index is a member's name or a label.
  private func isName(_ index: Int) -> Bool {
    let isBehind = [".", "(", ","].contains { source.isMark($0, at: index - 1) }
    return isBehind || source.isMark(":", at: index + 1) || source.isMark(":", at: index + 2)
  }

  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// Returns the index where an import's attributes begin, as in `@preconcurrency import A`.
  private func begin(of index: Int) -> Int {
    var start = index
    let line = source.tokens[index].line
    while start > 0, source.tokens[start - 1].line == line {
      if source.tokens[start - 1].kind == .word, source.isMark("@", at: start - 2) {
        start -= 2
      } else if Self.access.contains(source.tokens[start - 1].text) {
        start -= 1
      } else {
        break
      }
    }
    return start
  }
}

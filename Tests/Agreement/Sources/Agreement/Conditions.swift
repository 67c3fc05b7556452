import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Conditions of `#if`, evaluated by SwiftIfConfig: true in every build, in none, or in some.
enum Conditions {
  enum Truth: Equatable { case always, never, perhaps }

  /// Evaluates the condition in builds with random answers. The condition is true in all or in no
  /// build if all of these agree.
  static func truth(of condition: String) -> Truth {
    let tree = Parser.parse(source: "#if \(condition)\nlet a = 1\n#endif\n")
    guard let declared = tree.statements.first?.item.as(IfConfigDeclSyntax.self) else {
      return .perhaps
    }
    let held = (UInt64(0)..<64).filter { seed in
      declared.activeClause(in: Answers(seed: seed)).clause != nil
    }
    return held.count == 64 ? .always : held.isEmpty ? .never : .perhaps
  }
}

/// A build configuration whose answers follow from a seed and the requested name.
private struct Answers: BuildConfiguration {
  var seed: UInt64

  private func answer(_ name: String) -> Bool {
    let hash = name.utf8.reduce(seed &* 0x9E37_79B9_7F4A_7C15 ^ 0x5EED) {
      ($0 ^ UInt64($1)) &* 0x0100_0000_01B3
    }
    return (hash >> 33) & 1 == 1
  }

  func isCustomConditionSet(name: String) -> Bool { answer(name) }
  func hasFeature(name: String) -> Bool { answer(name) }
  func hasAttribute(name: String) -> Bool { answer(name) }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    answer(importPath.map(\.1).joined())
  }
  func isActiveTargetOS(name: String) -> Bool { answer(name) }
  func isActiveTargetArchitecture(name: String) -> Bool { answer(name) }
  func isActiveTargetEnvironment(name: String) -> Bool { answer(name) }
  func isActiveTargetRuntime(name: String) -> Bool { answer(name) }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { answer(name) }
  func isActiveTargetObjectFormat(name: String) -> Bool { answer(name) }
  // The machine and the compiler of a library's builds are unknown, too.
  var targetPointerBitWidth: Int { answer("_pointerBitWidth") ? 64 : 32 }
  var targetAtomicBitWidths: [Int] { answer("_hasAtomicBitWidth") ? [32, 64] : [] }
  var endianness: Endianness { answer("_endian") ? .little : .big }
  var languageVersion: VersionTuple { answer("swift") ? VersionTuple(99) : VersionTuple(0) }
  var compilerVersion: VersionTuple { answer("compiler") ? VersionTuple(99) : VersionTuple(0) }
}

import StrataSwiftFacts

extension TypeTable {
  /// Returns whether access level and imports make a declaration visible in a file.
  func isOpen(_ target: Place, in file: SourceFile) -> Bool {
    let access = target.declaration.modifiers
    if target.file.path == file.path { return true }
    if access.contains("private") || access.contains("fileprivate") { return false }
    guard let own = file.module, let theirs = target.file.module, own != theirs else { return true }
    if file.facts.imports.contains(where: { $0.module == theirs && $0.isTestable }) { return true }
    let outer = target.declaration.parent.map { target.file.facts.declarations[$0].modifiers }
    return Set(access + (outer ?? [])).contains { ["public", "open", "package"].contains($0) }
      && ([own] + file.facts.imports.map(\.module)).contains {
        $0 == theirs || modules.exports(of: $0)[theirs] != nil
      }
  }
}

/// The order in which the subfolders of a folder may depend on each other, topmost first.
struct FolderOrder {
  private let order: [NamePattern]
  private let tree: FolderTree
  private let folders: Set<String>

  /// Creates the order of a folder's subfolders; `nil` if the rule gives none.
  init?(_ order: [NamePattern], of tree: FolderTree) {
    guard !order.isEmpty else { return nil }
    self.order = order
    self.tree = tree
    folders = Set(tree.homes.values.map { $0.first ?? FolderReference.beside })
  }

  /// Returns findings for references to a folder that is not lower in the order, and for names that
  /// only the order or only the disk has.
  func findings(_ references: [FolderReference]) -> [Finding] {
    let upwards = references.compactMap { one -> Finding? in
      guard let own = place(of: one.from), let theirs = place(of: one.to), theirs <= own else {
        return nil
      }
      let side = theirs == own ? "beside" : "above"
      return Finding(
        one.path, one.line, column: one.column, one.symbol,
        "uses \(one.name) of \(one.to), which is \(side) \(one.from) in the rule's 'folders'")
    }
    return upwards + strangers + empties
  }

  private func place(of folder: String) -> Int? { order.firstIndex { $0.fits(folder) } }

  private var strangers: [Finding] {
    folders.filter { place(of: $0) == nil }.sorted().map {
      Finding(
        "\(tree.top)/\($0)", nil, "\(tree.top)/\($0)", "is missing from the rule's 'folders'")
    }
  }

  private var empties: [Finding] {
    order.filter { name in !folders.contains { name.fits($0) } }.map {
      Finding(
        "\(tree.top)/\($0.text)", nil, "\(tree.top)/\($0.text)",
        "is in the rule's 'folders' but has no source file")
    }
  }
}

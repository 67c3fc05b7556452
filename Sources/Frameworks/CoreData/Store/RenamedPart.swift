/// An entity, a column or a table of pairs, which may have had another name before.
protocol RenamedPart: Equatable {
  var name: String { get }
  /// The name in an earlier model.
  var renamingID: String? { get }
}

extension Array where Element: RenamedPart {
  /// Returns the part of this old model that became a part of a new one; `nil` if that is new.
  ///
  /// A part with a renaming identifier was the one with the same identifier, or with this name. One
  /// without has kept its name, unless another says that it had it.
  func source(of part: Element, in new: [Element]) -> Element? {
    if let renamed = renamed(part) { return renamed }
    guard let same = first(where: { $0.name == part.name }) else { return nil }
    let isTaken = new.contains { $0.name != part.name && renamed($0) == same }
    return isTaken ? nil : same
  }

  private func renamed(_ part: Element) -> Element? {
    guard let identifier = part.renamingID else { return nil }
    return first { $0.renamingID == identifier } ?? first { $0.name == identifier }
  }
}

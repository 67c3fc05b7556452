/// An entity, a column or a table of pairs, which may have had another name in an earlier model.
protocol RenamedPart: Equatable {
  var name: String { get }
  /// The name that it had in an earlier model; `nil` for the same name.
  var renamingID: String? { get }
}

extension Array where Element: RenamedPart {
  /// Returns the part of this old model that became a part of the new one; `nil` if the part is
  /// new.
  ///
  /// A part with a renaming identifier comes from the old part that has the same identifier, or
  /// that has it as its name. A part without one comes from the old part with the same name, unless
  /// another part was renamed from it.
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

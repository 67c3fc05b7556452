import StrataRendering

extension DrawnElement {
  /// Returns all elements of a kind in reading order; with a name, only those with this name.
  func all(_ kind: ScreenElementKind, _ name: String?) -> [DrawnElement] {
    let members = reachable.filter { kind.matches($0.element) }
    guard let name else { return members }
    if kind != .any {
      return members.filter { $0.identifiers.contains(name) || $0.spokenName == name }
    }
    let identified = members.filter { $0.element[.identifier] == name }
    return identified.isEmpty
      ? Self.essential(members.filter { $0.spokenName == name }) : identified
  }

  private var reachable: [DrawnElement] {
    isCovered || element[.isHidden] != nil ? [] : [self] + children.flatMap(\.reachable)
  }

  /// The identifiers of the element and of the boxes or rows around it.
  private var identifiers: [String] {
    var found = [element[.identifier]]
    var next = parent
    while let place = next, place.element.kind == .box || place.element.kind == .label {
      found.append(place.element[.identifier])
      next = place.parent
    }
    return found.compactMap { $0 }
  }

  /// Filters nested elements with the same name: returns those that react to taps or, if none does,
  /// the innermost ones.
  private static func essential(_ found: [DrawnElement]) -> [DrawnElement] {
    let outermost = found.filter { thing in
      !found.contains { $0 !== thing && $0.element.events.contains(.tap) && $0.holds(thing) }
    }
    return outermost.filter { thing in
      thing.element.events.contains(.tap)
        || !outermost.contains { $0 !== thing && thing.holds($0) }
    }
  }
}

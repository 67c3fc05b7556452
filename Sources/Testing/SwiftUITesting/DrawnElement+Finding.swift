import StrataRendering

extension DrawnElement {
  /// Everything of a kind, in reading order; with a name, only what is called so.
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

  /// A name on the box or row around a control is the control's as well.
  private var identifiers: [String] {
    var found = [element[.identifier]]
    var next = parent
    while let place = next, place.element.kind == .box || place.element.kind == .label {
      found.append(place.element[.identifier])
      next = place.parent
    }
    return found.compactMap { $0 }
  }

  /// Of things inside each other that are called the same: what reacts, otherwise what says it.
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

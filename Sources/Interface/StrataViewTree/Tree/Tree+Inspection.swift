public import StrataRendering

/// Somebody who looks at elements before they are drawn.
struct Inspector {
  /// Where a change is of interest: here and below. A tree lives longer than its places.
  weak var place: Node?
  /// Whether it has not looked yet.
  var isNew = true
  let look: () -> Void
}

extension Tree {
  /// Lets somebody look at the elements once, and again each time that some at or below a place
  /// changed, before they are drawn. What it changes is drawn with them.
  ///
  /// - Parameter place: Without one, the whole page.
  public func inspect(
    for owner: AnyObject, below place: Node? = nil, _ look: @escaping () -> Void
  ) {
    inspectors[ObjectIdentifier(owner)] = Inspector(place: place ?? screen, look: look)
  }

  public func stopInspecting(for owner: AnyObject) { inspectors[ObjectIdentifier(owner)] = nil }

  func inspect() {
    guard !inspectors.isEmpty, !changedElements.isEmpty || !changedContainers.isEmpty else {
      return
    }
    let changed = placesAroundChanges
    for (owner, inspector) in inspectors {
      let place = inspector.place.map { ObjectIdentifier($0) }
      guard inspector.isNew || place.map(changed.contains) ?? true else { continue }
      inspectors[owner]?.isNew = false
      inspections += 1
      inspector.look()
    }
  }

  /// What changed, and everything around it.
  private var placesAroundChanges: Set<ObjectIdentifier> {
    var places: Set<ObjectIdentifier> = []
    // What has left the tree may have outlived the places above it; where it stood has changed, too.
    for element in changedElements.map(\.node) + changedContainers where element.isMounted {
      var next: Node? = element
      while let node = next, places.insert(ObjectIdentifier(node)).inserted { next = node.parent }
    }
    return places
  }
}

extension ElementNode {
  /// States a fact about the element until its view is built again.
  public func note(_ attribute: Attribute, _ value: String?) {
    guard element[attribute] != value else { return }
    var new = element
    new[attribute] = value
    restate(new)
  }

  /// Asks no more for these events until its view is built again.
  public func mute(_ events: EventSet) {
    var new = element
    new.events.subtract(events)
    restate(new)
  }

  /// The words that are read here, hidden ones left out.
  public var words: [String] {
    if element[.isHidden] != nil || element.kind == .menuList { return [] }
    if let label = element[.label] { return [label] }
    if let text = element.text { return text.isEmpty ? [] : [text] }
    // The stretches of a text are read as one.
    return element.kind == .text || element.kind == .heading
      ? [wordsInside.joined()].filter { !$0.isEmpty } : wordsInside
  }

  public var wordsInside: [String] { currentChildren.flatMap(\.words) }
}

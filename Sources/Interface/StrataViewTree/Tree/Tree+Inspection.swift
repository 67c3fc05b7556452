public import StrataRendering

/// An observer of elements before they are drawn.
struct Inspector {
  /// The observed node, with its descendants. The reference is weak, as a tree outlives its nodes.
  weak var place: Node?
  /// A Boolean value that indicates whether the observer has not been called yet.
  var isNew = true
  let look: () -> Void
}

extension Tree {
  /// Registers a closure that is called once, and again each time that elements at or below a node
  /// have changed, before they are drawn. Its changes are drawn with them.
  ///
  /// - Parameters:
  ///   - owner: The object that identifies the registration.
  ///   - place: The node; `nil` for the whole page.
  ///   - look: The closure.
  public func inspect(
    for owner: AnyObject, below place: Node? = nil, _ look: @escaping () -> Void
  ) {
    inspectors[ObjectIdentifier(owner)] = Inspector(place: place ?? screen, look: look)
  }

  /// Removes the registration of an owner.
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

  /// The changed nodes and all their ancestors.
  private var placesAroundChanges: Set<ObjectIdentifier> {
    var places: Set<ObjectIdentifier> = []
    // A removed node may have outlived its ancestors; the container it left has changed, too.
    for element in changedElements.map(\.node) + changedContainers where element.isMounted {
      var next: Node? = element
      while let node = next, places.insert(ObjectIdentifier(node)).inserted { next = node.parent }
    }
    return places
  }
}

extension ElementNode {
  /// Sets an attribute of the element until its view is updated again.
  public func note(_ attribute: Attribute, _ value: String?) {
    guard element[attribute] != value else { return }
    var new = element
    new[attribute] = value
    restate(new)
  }

  /// Stops handling these events of the element until its view is updated again.
  public func mute(_ events: EventSet) {
    var new = element
    new.events.subtract(events)
    restate(new)
  }

  /// The texts in the element that a screen reader reads, without hidden ones.
  public var words: [String] {
    if element[.isHidden] != nil || element.kind == .menuList { return [] }
    if let label = element[.label] { return [label] }
    if let text = element.text { return text.isEmpty ? [] : [text] }
    // The runs of a text are read as one.
    return element.kind == .text || element.kind == .heading
      ? [wordsInside.joined()].filter { !$0.isEmpty } : wordsInside
  }

  /// The texts in the child elements that a screen reader reads.
  public var wordsInside: [String] { currentChildren.flatMap(\.words) }
}

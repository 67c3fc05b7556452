public import Rendering

extension Tree {
  /// Lets somebody look at the elements each time that some of them changed, before they are drawn.
  /// What it changes is drawn with them.
  public func inspect(for owner: AnyObject, _ look: @escaping () -> Void) {
    inspectors[ObjectIdentifier(owner)] = look
  }

  public func stopInspecting(for owner: AnyObject) { inspectors[ObjectIdentifier(owner)] = nil }
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

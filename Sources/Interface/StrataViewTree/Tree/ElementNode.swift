public import StrataRendering

/// A node that is shown as one element.
@MainActor public final class ElementNode: Node {
  /// The identifier of the element.
  public let id: ElementID
  /// The element as it is now.
  public private(set) var element: Element
  private var content: Node?
  private var handlers: [(EventSet, EventHandler)] = []
  /// The child elements that the renderer has; `nil` until it was rendered.
  var renderedChildren: [ElementNode]?
  /// The state that only controls and elements with gestures have; `nil` for others.
  private var extra: ExtraState?
  // The flags follow each other, so that they share eight bytes.
  var isChangeNoted = false
  var isContentNoted = false
  /// A Boolean value that indicates whether the element is left out while it contains no element,
  /// as a heading is that would be announced without words.
  var isLeftOutIfEmpty = false
  /// A Boolean value that indicates whether the keyboard must be made to reach the element, as it
  /// is not a control.
  var wantsReach = false {
    didSet { if wantsReach != oldValue { tree.reachableCount += wantsReach ? 1 : -1 } }
  }

  /// A Boolean value that indicates whether the element is content that names one around it.
  let isNaming: Bool
  /// A Boolean value that indicates whether the element contains a symbol that may name it.
  var holdsSymbol = false
  /// A Boolean value that indicates whether the app gives the element a name.
  var isNamed = false

  init(_ context: Context, element: Element) {
    id = context.tree.makeID()
    self.element = element.sharingStorage()
    isNaming = context.isNaming
    super.init(context)
    tree.register(self)
  }

  init(root id: ElementID, of tree: Tree) {
    self.id = id
    element = Element(.root)
    isNaming = false
    super.init(rootOf: tree)
    renderedChildren = []
    tree.register(self)
  }

  public override var children: [Node] { content.map { [$0] } ?? [] }

  public override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  public override func collectElements(into list: inout [ElementNode]) {
    if isLeftOutIfEmpty, currentChildren.isEmpty { return }
    list.append(self)
  }

  public override func unmount() {
    guard isMounted else { return }
    if hasFocus { loseFocus() }
    super.unmount()
    if !handlers.isEmpty, renderedChildren != nil { tree.keep(departing) }
    tree.unregister(self)
    (handlers, gestures, wantsReach) = ([], [], false)
  }

  private var departing: DepartedElement {
    DepartedElement(id: id, events: element.events, handlers: handlers)
  }

  /// The child elements, as they are now.
  var currentChildren: [ElementNode] {
    var list: [ElementNode] = []
    content?.collectElements(into: &list)
    return list
  }

  /// Returns the element with its descendants, and marks them as rendered.
  func snapshot() -> ElementTree {
    let children = currentChildren
    renderedChildren = children
    let trees = children.map { $0.snapshot() }
    settle(around: trees.map(\.element))
    var shown = tree.beginning(of: self)
    shown.adoptComputed(from: element)
    return ElementTree(id: id, element: shown, children: trees)
  }

  /// A Boolean value that indicates whether this element has the browser's focus, as far as is
  /// known.
  var hasFocus = false

  /// Creates or updates the content.
  public func setContent(_ build: (Node?) -> Node) {
    let old = content
    replaceChild(&content, with: build(old))
    if content !== old { tree.contentChanged(of: self) }
  }

  func show(_ new: Element, handlers: [(EventSet, EventHandler)]) {
    self.handlers = handlers
    var new = new
    new.adoptComputed(from: element)
    guard new != element else { return }
    let old = element
    element = new.sharingStorage()
    guard renderedChildren != nil else { return tree.elementChangedUnseen(self, from: old) }
    tree.elementChanged(self, from: old)
    if isNaming { tree.noteName(around: self) }
  }

  func restate(_ new: Element) { show(new, handlers: handlers) }

  /// Passes an event to the app. The value that the person sees counts as rendered, so that nothing
  /// is sent back unless the app changes it.
  func receive(_ event: ElementEvent, version: Int?) {
    guard element.events.contains(event.kind) else { return }
    if event.kind == .box { tree.boxWatcher?.received(event.value, from: self) }
    adopt(event, version: version)
    if event.kind == .focus || event.kind == .blur { hasFocus = event.kind == .focus }
    if event.kind.isTouch, tree.touches.receive(event, at: self) { return }
    act(on: event)
  }

  /// Calls the element's handlers of an event.
  func act(on event: ElementEvent) {
    for (kinds, handler) in handlers where kinds.contains(event.kind) { handler(event) }
  }

  /// A Boolean value that indicates whether the element has a tap handler.
  var isTapped: Bool { handlers.contains { $0.0.contains(.tap) } }

  /// Sets an attribute that only the node knows.
  func change(_ attribute: Attribute, to value: String?) {
    guard element[attribute] != value else { return }
    let old = element
    element[attribute] = value
    if renderedChildren != nil { tree.elementChanged(self, from: old) }
  }

  /// Calls the blur handlers: the browser sends no event when a focused element is removed.
  private func loseFocus() {
    hasFocus = false
    for (kinds, handler) in handlers where kinds.contains(.blur) { handler(ElementEvent(.blur)) }
  }

  private func adopt(_ event: ElementEvent, version: Int?) {
    if let version { editVersion = version }
    guard event.kind == .input || event.kind == .change || event.kind == .submit else { return }
    switch element.control {
    case .text: element.control = .text(event.value)
    case .isOn: element.control = .isOn(event.value == "true")
    case .choice: element.control = .choice(event.value)
    case nil: return
    }
    tree.controlTouched(self)
  }

  func restoreControl(_ value: ControlValue) { element.control = value }

  /// Recomputes what depends on the children; returns the old element if it changed.
  func updateStretch() -> Element? {
    guard let renderedChildren else { return nil }
    let old = element
    settle(around: renderedChildren.map(\.element))
    return old == element ? nil : old
  }

  private func settle(around children: [Element]) {
    element.stretch = element.stretch(around: children)
    element.columns = element.columns(around: children)
    element.growingColumns = element.growingColumns(around: children)
  }
}

extension ElementNode {
  /// The state of a node that only controls and elements with gestures have.
  fileprivate final class ExtraState {
    var editVersion = 0
    var gestures: [any TouchParticipant] = []
    var wantedControl: ControlValue?
  }

  /// The number of the person's last edit of this control, as the browser counts.
  public private(set) var editVersion: Int {
    get { extra?.editVersion ?? 0 }
    set { setExtra(isUsual: newValue == 0) { $0.editVersion = newValue } }
  }

  /// The gestures of this element, the innermost first.
  var gestures: [any TouchParticipant] {
    get { extra?.gestures ?? [] }
    set { setExtra(isUsual: newValue.isEmpty) { $0.gestures = newValue } }
  }

  /// The value that the app last set for the control.
  var wantedControl: ControlValue? {
    get { extra?.wantedControl }
    set { setExtra(isUsual: newValue == nil) { $0.wantedControl = newValue } }
  }

  private func setExtra(isUsual: Bool, _ change: (ExtraState) -> Void) {
    if isUsual, extra == nil { return }
    let state = extra ?? ExtraState()
    extra = state
    change(state)
  }
}

extension Element {
  /// Copies from another element what the tree computes from the children.
  fileprivate mutating func adoptComputed(from other: Element) {
    (stretch, columns, growingColumns) = (other.stretch, other.columns, other.growingColumns)
  }
}

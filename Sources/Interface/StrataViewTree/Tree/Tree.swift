import Foundation
public import StrataDeviceServices
public import StrataRendering

/// The view tree of one window, and its changes since the last flush.
@MainActor public final class Tree {
  /// The device that the app runs for; `nil` outside a host.
  public let device: Device?
  /// The renderer that receives the changes.
  public weak var renderer: (any Renderer)?
  /// A closure that is called when a change waits for a flush; the owner flushes later in the same
  /// turn.
  public var onInvalidate: (() -> Void)?
  /// The app's clock.
  public var clock = TreeClock()
  /// The number of evaluations since the start: an idle tree makes none.
  public internal(set) var evaluations = 0
  /// The number of times that something which a node had read has changed, including nodes that
  /// already wait to be evaluated.
  public internal(set) var invalidations = 0
  /// The number of views' tasks that are running and do not wait for the browser.
  public internal(set) var runningTasks = 0
  /// The number of views' tasks that wait for the browser.
  var askingTasks = 0
  /// A closure that is called when the last running task has ended.
  public var onSettled: (() -> Void)?
  /// A closure that is called by code which stops waiting for tasks.
  public var onImpatience: (() -> Void)?
  /// A closure that is called with the paths of views whose evaluation would never end. By default
  /// the paths are written to stderr.
  public var onLoop: ([String]) -> Void = Tree.report(loopOf:)
  /// A closure that is called for recoverable errors of the app; without it they are written to
  /// stderr, each once.
  public var onFault: ((String) -> Void)?
  private var toldFaults: Set<String> = []
  /// The number of events for elements that are gone or never existed.
  public private(set) var unknownEvents = 0

  /// The root of the window's content. `nil` after the tree was unmounted.
  // Implicitly unwrapped: the roots need the tree, which the initialiser has only at its end. A tree
  // that was taken down has none.
  public private(set) var screen: ElementNode!
  /// The root of sheets, alerts and other presentations.
  public private(set) var presentations: ElementNode!

  private var nextID: Int32 = 2
  private var elements: [ElementID: ElementNode] = [:]
  var dirty: [EvaluatingNode] = []
  var changedElements: [(node: ElementNode, old: Element)] = []
  var changedContainers: [ElementNode] = []
  var touchedControls: [ElementNode] = []
  var afterUpdate: [() -> Void] = []
  /// The mutations that belong to no element, each with the transaction that animates it.
  var extraMutations: [(mutation: Mutation, transaction: MutationTransaction?)] = []
  /// The transaction of the current evaluation.
  public internal(set) var transaction: MutationTransaction?
  /// The number of flushes that the tree has performed.
  public internal(set) var flushes = 0
  /// The number of nodes that change their descendants' transaction.
  var adjusters = 0
  var motions = PendingMotions()
  /// The arena that decides which gestures get the touches on elements.
  let touches = TouchArena()
  /// The number of elements that the keyboard reaches only because of their gestures.
  var reachableCount = 0
  var reachToSettle: [ElementNode] = []
  /// A Boolean value that indicates whether events for elements that were just removed still count:
  /// set for a connection with latency, whose owner reports which patches have arrived.
  public var keepsDeparted = false
  var departed = DepartedElements()
  /// The element whose event is being handled, until the flush that follows.
  var receiver: ElementID?
  /// The object that lives as long as the effects of the event whose changes the next flush draws
  /// (``EventEffects``); `nil` if no event is followed.
  public var effects: (any AnyObject & Sendable)?
  /// The object that is told about the sizes that the browser reports; `nil` for none.
  package var boxWatcher: (any BoxWatcher)?
  /// The observers that are called before changes are drawn.
  var inspectors: [ObjectIdentifier: Inspector] = [:]
  /// The number of times that observers were called.
  public internal(set) var inspections = 0
  private var isInvalidated = false
  var isFlushing = false
  /// A Boolean value that indicates whether a first page is being drawn.
  var isDrawing = false

  /// Creates a tree with two empty roots.
  ///
  /// - Parameter device: The device that the app runs for.
  public init(device: Device? = nil) {
    self.device = device
    screen = ElementNode(root: .screen, of: self)
    presentations = ElementNode(root: .presentations, of: self)
  }

  func makeID() -> ElementID {
    nextID += 1
    return ElementID(nextID)
  }

  func register(_ node: ElementNode) {
    elements[node.id] = node
    if let transaction = transaction?.moving { motions.arrivals[node.id] = transaction }
  }

  func unregister(_ node: ElementNode) {
    elements[node.id] = nil
    motions.gone(node.id, for: transaction?.moving)
  }

  /// Returns the element with an identifier; `nil` if it is not mounted.
  public func element(_ id: ElementID) -> ElementNode? { elements[id] }

  /// A closure that runs the app's code in a further context, such as the language that the
  /// framework sets.
  public var surroundings: ((() -> Void) -> Void)?

  /// Runs app code with this tree's device as the current device.
  public func asDevice(_ body: () -> Void) {
    guard let device else { return inSurroundings(body) }
    DeviceHost.$current.withValue(device) { inSurroundings(body) }
  }

  private func inSurroundings(_ body: () -> Void) {
    guard let surroundings else { return body() }
    withoutActuallyEscaping(body) { surroundings($0) }
  }

  /// Reports a recoverable error of the app.
  public func report(fault: String) {
    guard toldFaults.count < 100, toldFaults.insert(fault).inserted else { return }
    if let onFault { return onFault(fault) }
    try? FileHandle.standardError.write(contentsOf: Data("\(fault)\n".utf8))
  }

  /// Delivers an event to its element. An event for an unknown element is counted and dropped.
  public func receive(_ event: ElementEvent, for id: ElementID, version: Int? = nil) {
    receiver = id
    if let gone = departed[id], gone.events.contains(event.kind) {
      return asDevice { gone.receive(event) }
    }
    guard let node = elements[id], node.element.attributes[.isDisabled] == nil else {
      unknownEvents += 1
      return
    }
    asDevice { node.receive(event, version: version) }
  }

  /// Takes the browser's focus from the element that has it, and calls its handlers: the browser
  /// does not report a loss of focus that a patch causes.
  public func endFocus() {
    let focused = elements.values.first { $0.hasFocus }
    emit(.focus(nil))
    if let focused { asDevice { focused.receive(ElementEvent(.blur), version: nil) } }
  }

  /// Runs an action after the current flush (or the next one) has settled.
  public func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
    changesWait()
  }

  /// Adds a mutation that does not belong to an element: a title, a focus, an address.
  ///
  /// - Parameters:
  ///   - mutation: The mutation.
  ///   - transaction: The transaction that animates it; `nil` for the animation of the changes
  ///     before it, if there is one.
  public func emit(_ mutation: Mutation, in transaction: MutationTransaction? = nil) {
    extraMutations.append((mutation, transaction))
    changesWait()
  }

  /// Unmounts the whole tree: cancels its tasks and runs `onDisappear`.
  public func unmount() {
    guard let screen, let presentations else { return }
    // No event for an element arrives from here on, and nothing is flushed.
    keepsDeparted = false
    onInvalidate = nil
    asDevice {
      screen.unmount()
      presentations.unmount()
      runAfterUpdates()
    }
    departed = DepartedElements()
    forgetChanges()
    // Break the retain cycle: the roots hold the tree, as every node does.
    (self.screen, self.presentations) = (nil, nil)
  }

  private func forgetChanges() {
    (dirty, changedElements, changedContainers) = ([], [], [])
    (touchedControls, afterUpdate, extraMutations) = ([], [], [])
    motions = PendingMotions()
  }

  func changesWait() {
    guard screen != nil else { return forgetChanges() }
    guard !isInvalidated, !isFlushing else { return }
    isInvalidated = true
    onInvalidate?()
  }

  func changesTaken() { isInvalidated = false }
}

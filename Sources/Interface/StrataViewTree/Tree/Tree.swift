import Foundation
public import StrataDeviceServices
public import StrataRendering

/// All the views of one window, and what happened to them since the last flush.
@MainActor public final class Tree {
  public let device: Device?
  public weak var renderer: (any Renderer)?
  /// Called when a change waits for a flush; the owner flushes later in the same turn.
  public var onInvalidate: (() -> Void)?
  /// The app's time.
  public var clock = TreeClock()
  /// Evaluations since the start: an idle tree makes none.
  public internal(set) var evaluations = 0
  /// Tasks of views that have not ended yet.
  public internal(set) var runningTasks = 0
  /// Called when the last running task has ended.
  public var onSettled: (() -> Void)?
  /// Called by whoever waits for tasks and will not wait longer.
  public var onImpatience: (() -> Void)?
  /// Told the paths of views that would have been drawn for ever; says so on stderr.
  public var onLoop: ([String]) -> Void = Tree.report(loopOf:)
  /// Told what an app did wrong that does not stop it; says so on stderr, each thing once.
  public var onFault: ((String) -> Void)?
  private var toldFaults: Set<String> = []
  /// Events for elements that are gone or never were.
  public private(set) var unknownEvents = 0

  // Implicitly unwrapped: the roots need the tree, which the initialiser has only at its end. A tree
  // that was taken down has none.
  public private(set) var screen: ElementNode!
  public private(set) var presentations: ElementNode!

  private var nextID: Int32 = 2
  private var elements: [ElementID: ElementNode] = [:]
  var dirty: [EvaluatingNode] = []
  var changedElements: [(node: ElementNode, old: Element)] = []
  var changedContainers: [ElementNode] = []
  var touchedControls: [ElementNode] = []
  var afterUpdate: [() -> Void] = []
  var extraMutations: [Mutation] = []
  /// What brought about what is computed right now.
  public internal(set) var cause: Cause?
  /// How often the tree was brought up to date.
  public internal(set) var flushes = 0
  /// Places that change the cause of what is below them.
  var adjusters = 0
  var motions = PendingMotions()
  /// Fingers on what has gestures.
  let touches = TouchArena()
  /// How many elements a keyboard reaches only for their gestures.
  var reachableCount = 0
  var reachToSettle: [ElementNode] = []
  /// Whether events for elements that just went still count: on for a line with a delay, whose owner
  /// says which patches have arrived.
  public var keepsDeparted = false
  var departed = DepartedElements()
  /// The element whose event is being handled, and the flush that follows it.
  var receiver: ElementID?
  /// Who looks at what changed before it is drawn, as long as they are there.
  var inspectors: [ObjectIdentifier: Inspector] = [:]
  /// How often somebody looked.
  public internal(set) var inspections = 0
  private var isInvalidated = false
  var isFlushing = false
  /// Whether a first page is being drawn.
  var isDrawing = false

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
    if let cause = cause?.moving { motions.arrivals[node.id] = cause }
  }

  func unregister(_ node: ElementNode) {
    elements[node.id] = nil
    motions.gone(node.id, for: cause?.moving)
  }

  public func element(_ id: ElementID) -> ElementNode? { elements[id] }

  /// What the app's code runs in besides the device: the framework puts the language here.
  public var surroundings: ((() -> Void) -> Void)?

  /// Runs a piece of the app's code as this tree's device.
  public func asDevice(_ body: () -> Void) {
    guard let device else { return inSurroundings(body) }
    DeviceHost.$current.withValue(device) { inSurroundings(body) }
  }

  private func inSurroundings(_ body: () -> Void) {
    guard let surroundings else { return body() }
    withoutActuallyEscaping(body) { surroundings($0) }
  }

  /// Tells of a mistake of the app.
  public func report(fault: String) {
    guard toldFaults.count < 100, toldFaults.insert(fault).inserted else { return }
    if let onFault { return onFault(fault) }
    FileHandle.standardError.write(Data("\(fault)\n".utf8))
  }

  /// Hands an event to the element it is for; an unknown one is counted and dropped.
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

  /// Does something once the flush that is under way (or the next one) has settled.
  public func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
    changesWait()
  }

  /// Tells the renderer something that is not an element's: a title, a focus, an address.
  public func emit(_ mutation: Mutation) {
    extraMutations.append(mutation)
    changesWait()
  }

  /// Takes the whole tree down: tasks end, `onDisappear` runs.
  public func unmount() {
    guard let screen, let presentations else { return }
    asDevice {
      screen.unmount()
      presentations.unmount()
      runAfterUpdates()
    }
    onInvalidate = nil
    departed = DepartedElements()
    forgetChanges()
    // The roots hold the tree, as every node does: without them it can go.
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

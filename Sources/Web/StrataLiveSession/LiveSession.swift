import Foundation
public import StrataDeviceServices
import StrataHTMLRenderer
import StrataRendering
public import StrataViewTree
import StrataWire

/// A visitor's window: the app's tree, its renderer, and the connection to the browser.
@MainActor public final class LiveSession {
  /// The identifier of the session in the page, which the page's socket sends.
  public let token: String
  /// The device, whose requests to the browser go through this window.
  public let device: Device
  /// The app's window that the visitor sees.
  public let window: Window
  /// The address that the browser shows until a patch changes it.
  private let asked: String
  let renderer = HTMLRenderer()
  let requests = WindowRequests()
  var phase: SessionPhase
  /// A Boolean value that indicates whether the first page is being drawn. The session is then not
  /// ended to make room for another.
  var isLoading = true
  /// The time of the last event, on the clock of the session holder.
  var lastUse: Duration
  /// The maximum time that a page waits for its data while the process is behind with its work.
  private static let longestWait = Duration.seconds(1)
  private let meter: WorkMeter
  private let time: SessionTime
  private var outbox = Outbox()
  let events: HandledEvents
  private var peer: (any SessionPeer)?
  /// The browser's last report of its window.
  private var report = ""
  var next = NextFlush()
  /// A closure that performs work in a later turn of the device; `nil` if devices take no turns.
  var turnLater: ((_ work: @escaping @MainActor @Sendable () -> Void) -> Void)?
  /// A Boolean value that indicates whether changes are gathered, since the page was not sent yet.
  private(set) var gathers = false
  /// The time for which changes are gathered while tasks still run. The end of the last task draws
  /// them at once. A drawing meanwhile would not be visible to anybody, and would only begin the
  /// tasks of views that the changes show, which a few milliseconds do not delay noticeably.
  let gathering: Duration
  private(set) var isHandlingEvent = false
  private var answeredEvent = 0
  var onStatistics: ((inout SessionStatistics) -> Void) -> Void = { _ in }
  /// A closure that receives the processor time of a patch.
  var onPatch: (Duration) -> Void = { _ in }

  init(
    _ application: Application, token: String, device: Device, url: String, language: String,
    opensGeo: Bool, time: SessionTime, gathering: Duration, meter: WorkMeter
  ) {
    self.token = token
    self.gathering = gathering
    self.meter = meter
    self.time = time
    let now = time.elapsed()
    events = HandledEvents(time: time)
    lastUse = now
    self.device = device.through(requests)
    asked = url
    phase = SessionPhase(now: now)
    let tree = Tree(device: self.device)
    window = Window(tree: tree, url: url, language: language, opensGeo: opensGeo)
    window.location.lastLayer = Int(Date().timeIntervalSince1970 * 1000)
    requests.session = self
    meter.measure(device.id) { tree.asDevice { application.mount(window) } }
    tree.onInvalidate = { [weak self] in self?.scheduleFlush() }
    events.onProgress = { [weak self] in self?.acknowledge() }
  }

  // MARK: Pages

  /// Returns the first page as it is now.
  func firstPage() -> HTMLPage {
    let page = draw()
    if window.location.address != asked {
      let title = window.location.title
      send([.location(step: "replace", url: window.location.address, title: title)])
    }
    return page
  }

  /// Begins the tasks of the first page. From then on, changes are gathered: the page may be drawn
  /// in a later turn than this one.
  func begin() {
    gathers = true
    flush()
  }

  /// Waits a moment for the tasks of the first page.
  ///
  /// - Parameters:
  ///   - patience: The maximum time to wait. A process that is behind with its work waits longer,
  ///     for a second at most.
  ///   - isShown: Whether the browser shows the page of an earlier session until this one's is
  ///     there. Then it also waits longer while the page's code reads from the database: the page
  ///     would show less than before.
  func settleDown(patience: Duration, isShown: Bool = false) async {
    defer { gathers = false }
    // Tasks that ended since the beginning may have shown views whose tasks the page waits for, too.
    if window.tree.runningTasks == 0, phase.state != .ended { flush() }
    guard window.tree.runningTasks > 0 else { return }
    gathers = true
    let reads = OpenReads.of(device)
    await settle(patience: patience) { isShown && reads.takeOpen() }
  }

  /// Returns the current page. Later changes are sent as patches.
  func draw() -> HTMLPage { meter.measure(device.id) { drawNow() } }

  private func drawNow() -> HTMLPage {
    window.tree.renderer = nil
    let page = picture(by: renderer)
    window.tree.renderer = renderer
    window.tree.keepsDeparted = true
    renderer.title = window.location.title
    renderer.onPatch = { [weak self] in self?.send($0) }
    return page
  }

  private func settle(patience: Duration, while isReading: @escaping @MainActor () -> Bool) async {
    let tree = window.tree
    var isOver = false
    let limit = Task { [time] in
      await time.wait(for: patience, orUntil: Self.longestWait, while: isReading)
      isOver = true
      tree.onImpatience?()
    }
    repeat {
      await withCheckedContinuation { continuation in
        let waiting = OneTime(continuation)
        tree.onSettled = { waiting.resume() }
        tree.onImpatience = { waiting.resume() }
        if tree.runningTasks == 0 || isOver { waiting.resume() }
      }
      // The changes of the last task may start others.
      if phase.state != .ended { flush() }
    } while tree.runningTasks > 0 && !isOver && phase.state != .ended
    limit.cancel()
    tree.onSettled = nil
    tree.onImpatience = nil
  }

  // MARK: The socket

  /// Attaches a browser's socket and replays the patches that it lacks.
  ///
  /// - Returns: `false` if a patch that the browser lacks is no longer kept; the caller then
  ///   creates a new session.
  func attach(_ peer: any SessionPeer, lastPatch: Int) -> Bool {
    guard let missing = outbox.messages(after: lastPatch), phase.connect() else { return false }
    _ = confirm(upTo: lastPatch)
    self.peer?.close(.takenOver, reason: "another window has taken over this session")
    self.peer = peer
    peer.send(ServerMessage.resumed(lastEvent: events.resume()).text)
    missing.forEach(peer.send)
    if window.facts.current != report { window.facts.current = report }
    flushPutOff()
    return true
  }

  /// Attaches a socket to this session, whose page another session drew. Returns `false` if this
  /// session has ended.
  func adopt(_ peer: any SessionPeer) -> Bool {
    guard phase.connect() else { return false }
    self.peer = peer
    let page = draw()
    let mounted = ServerMessage.Mounted(
      token: token, screen: page.contents[0], presentations: page.contents[1], rules: page.rules,
      title: window.location.title, url: window.location.address)
    peer.send(ServerMessage.mounted(mounted).text)
    // The browser now gets the requests that the first page's tasks made before it had connected.
    outbox.messages(after: 0)?.forEach(peer.send)
    return true
  }

  /// Returns whether this is the session's socket.
  func isPeer(_ other: any SessionPeer) -> Bool { peer === other }

  /// Detaches a socket. Returns `false` if the session has another one by now.
  func detach(_ peer: any SessionPeer, now: Duration) -> Bool {
    guard self.peer === peer else { return false }
    self.peer = nil
    phase.drop(now: now)
    next.unseenLeft = NextFlush.promptUnseen
    // Nobody sees a window without a browser, though its session is kept for a while.
    window.facts.current = Self.hidden(report)
    return true
  }

  /// Ends the session to make room for another one. Its browser reconnects once the window becomes
  /// visible.
  func setAside() {
    end(.tooManyWindows, reason: "the browser has too many windows of the app open")
  }

  func end(_ code: CloseCode = .over, reason: String = "the session ended") {
    flushAtEnd()
    phase.end()
    requests.end()
    events.end()
    window.tree.onImpatience?()
    peer?.close(code, reason: reason)
    peer = nil
    window.tree.unmount()
  }

  // MARK: Events

  /// Handles an event of the browser; an event that was handled already is skipped.
  ///
  /// - Returns: `false` if the browser breaks the protocol: it confirms a patch that was never
  ///   sent, or skips an event.
  func receive(_ event: ClientMessage.Event) -> Bool {
    guard confirm(upTo: event.lastPatch) else { return false }
    guard event.number > events.last else { return true }
    guard event.number == events.last + 1 else { return false }
    onStatistics { $0.events += 1 }
    isHandlingEvent = true
    var isUnderstood = true
    events.handle(event, in: window.tree) { isUnderstood = deliver(event) }
    isHandlingEvent = false
    flushTree(keepingEntries: true)
    if answeredEvent < events.last { send([]) }
    acknowledge()
    if window.tree.hasOpenEntries { refuseEntries() }
    return isUnderstood
  }

  /// Acknowledges events whose effects have ended, by an empty patch unless another one follows.
  func acknowledge() {
    events.watch()
    if peer != nil, !next.isScheduled, events.isAhead { send([]) }
  }

  /// Sends an operation to the browser, in order with the patches.
  func ask(_ operation: PatchOperation) { send([operation]) }

  func confirm(upTo number: Int) -> Bool {
    guard outbox.confirm(upTo: number) else { return false }
    window.tree.departuresConfirmed(upTo: number)
    return true
  }

  /// Passes an event to the app. Returns `false` if the event is not valid.
  private func deliver(_ event: ClientMessage.Event) -> Bool {
    guard event.id == 0 else {
      deliverToElement(event)
      return true
    }
    switch event.name {
    case "nav":
      if let url = event.value, url.hasPrefix("/") { window.location.visit(url) }
    case "env":
      report = event.value ?? ""
      window.facts.current = report
    case "answer": return take(event.value)
    default: deliverToElement(event)
    }
    return true
  }

  private func deliverToElement(_ event: ClientMessage.Event) {
    guard let kind = EventSet(name: event.name) else {
      return onStatistics { $0.unknownEvents += 1 }
    }
    let before = window.tree.unknownEvents
    window.tree.receive(
      ElementEvent(kind, value: event.value ?? ""), for: ElementID(event.id),
      version: event.editVersion)
    if window.tree.unknownEvents > before { onStatistics { $0.unknownEvents += 1 } }
  }

  private func send(_ operations: [PatchOperation]) {
    answeredEvent = events.last
    let acknowledged = events.acknowledge(in: window.tree)
    let text = outbox.add(lastEvent: acknowledged, operations)
    window.tree.departuresSent(as: outbox.last)
    onStatistics {
      $0.patches += 1
      $0.patchBytes += text.utf8.count
    }
    peer?.send(text)
    if peer == nil, outbox.isUseless { phase.end() }
  }

  func flush(keepingEntries: Bool = false) {
    meter.measure(device.id) { flushTree(keepingEntries: keepingEntries) }
  }

  private func flushTree(keepingEntries: Bool) {
    let (start, last) = (WorkMeter.threadTime(), outbox.last)
    window.tree.flush(keepingEntries: keepingEntries)
    if outbox.last > last { onPatch(WorkMeter.threadTime() - start) }
  }
}

import Dispatch
import Foundation
public import StrataDeviceServices
public import StrataHTMLRenderer
import StrataRendering
public import StrataViewTree
import StrataWire

/// One visitor's window: the app's tree, its drawing, and the way to the browser and back.
@MainActor public final class LiveSession {
  public let token: String
  public let device: Device
  public let window: Window
  /// When the session began, on its holder's clock.
  let birth: Duration
  /// The address that the browser shows until it is told otherwise.
  private let asked: String
  let renderer = HTMLRenderer()
  let requests = WindowRequests()
  var phase: SessionPhase
  /// Whether its first page is being drawn: it is not ended to make room for another.
  var isLoading = true
  private var outbox = Outbox()
  private var lastEvent = 0
  private var peer: (any SessionPeer)?
  private var isFlushScheduled = false
  /// Nobody sees the picture yet: what changes in a row is drawn once, not each time.
  private var gathers = false
  private static let gathering = DispatchTimeInterval.milliseconds(1)
  private var isHandlingEvent = false
  private var answeredEvent = 0
  var onStatistics: ((inout SessionStatistics) -> Void) -> Void = { _ in }

  init(
    _ application: Application, token: String, device: Device, url: String, language: String,
    now: Duration
  ) {
    self.token = token
    self.device = device.through(requests)
    birth = now
    asked = url
    phase = SessionPhase(now: now)
    let tree = Tree(device: self.device)
    window = Window(tree: tree, url: url, language: language)
    window.location.lastLayer = Int(Date().timeIntervalSince1970 * 1000)
    requests.session = self
    tree.asDevice { application.mount(window) }
    tree.onInvalidate = { [weak self] in self?.scheduleFlush() }
  }

  // MARK: Pages

  /// The first picture, once the tasks it begins with have had a moment.
  public func firstPage(patience: Duration, clock: any Clock<Duration>) async -> HTMLPage {
    await settleDown(patience: patience, clock: clock)
    let page = draw()
    if window.location.address != asked {
      let title = window.location.title
      send([.location(step: "replace", url: window.location.address, title: title)])
    }
    return page
  }

  /// Lets the tasks that the first picture begins with run, for a moment.
  func settleDown(patience: Duration, clock: any Clock<Duration>) async {
    window.tree.flush()
    guard window.tree.runningTasks > 0 else { return }
    gathers = true
    await settle(patience: patience, clock: clock)
    gathers = false
  }

  /// The picture as it is now. Changes after it are sent as patches.
  func draw() -> HTMLPage {
    window.tree.renderer = nil
    let page = picture(by: renderer)
    window.tree.renderer = renderer
    window.tree.keepsDeparted = true
    renderer.title = window.location.title
    renderer.onPatch = { [weak self] in self?.send($0) }
    return page
  }

  private func settle(patience: Duration, clock: any Clock<Duration>) async {
    let tree = window.tree
    var isOver = false
    let limit = Task {
      try? await clock.sleep(for: patience)
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
      // What the last task changed may begin others.
      if phase.state != .ended { tree.flush() }
    } while tree.runningTasks > 0 && !isOver && phase.state != .ended
    limit.cancel()
    tree.onSettled = nil
    tree.onImpatience = nil
  }

  // MARK: The socket

  /// Takes a browser's socket over and replays what it lacks.
  ///
  /// - Returns: `false` if it lacks something that is gone: the caller mounts anew.
  func attach(_ peer: any SessionPeer, lastPatch: Int) -> Bool {
    guard let missing = outbox.messages(after: lastPatch), phase.connect() else { return false }
    _ = confirm(upTo: lastPatch)
    self.peer?.close(.takenOver, reason: "another window took this session over")
    self.peer = peer
    peer.send(ServerMessage.resumed(lastEvent: lastEvent).text)
    missing.forEach(peer.send)
    return true
  }

  /// Starts behind a page that another session drew. `false` if this one is over already.
  func adopt(_ peer: any SessionPeer) -> Bool {
    guard phase.connect() else { return false }
    self.peer = peer
    let page = draw()
    let mounted = ServerMessage.Mounted(
      token: token, screen: page.contents[0], presentations: page.contents[1], rules: page.rules,
      title: window.location.title, url: window.location.address)
    peer.send(ServerMessage.mounted(mounted).text)
    // What the first picture's tasks asked of the browser before there was one to ask.
    outbox.messages(after: 0)?.forEach(peer.send)
    return true
  }

  /// Whether this is the socket that the session listens to.
  func isPeer(_ other: any SessionPeer) -> Bool { peer === other }

  func detach(_ peer: any SessionPeer, now: Duration) {
    guard self.peer === peer else { return }
    self.peer = nil
    phase.drop(now: now)
  }

  /// Ends the session where room is needed for another: its browser comes back once somebody looks at
  /// the window.
  func setAside() { end(.tooManyWindows, reason: "the device has too many windows") }

  func end(_ code: CloseCode = .over, reason: String = "the session ended") {
    phase.end()
    requests.end()
    window.tree.onImpatience?()
    peer?.close(code, reason: reason)
    peer = nil
    window.tree.unmount()
  }

  // MARK: Events

  /// Handles one event; those that were handled already are skipped.
  ///
  /// - Returns: `false` if the browser claims what cannot be: a patch never sent, a gap in its
  ///   events.
  func receive(_ event: ClientMessage.Event) -> Bool {
    guard confirm(upTo: event.lastPatch) else { return false }
    guard event.number > lastEvent else { return true }
    guard event.number == lastEvent + 1 else { return false }
    lastEvent = event.number
    onStatistics { $0.events += 1 }
    isHandlingEvent = true
    let isUnderstood = deliver(event)
    isHandlingEvent = false
    window.tree.flush(keepingEntries: true)
    if answeredEvent < lastEvent { send([]) }
    if window.tree.hasOpenEntries { refuseEntries() }
    return isUnderstood
  }

  /// Shows the app's values again where it did not take up what a person entered, once the tasks
  /// that the event began have had their turn: a choice must not be shown back on its way.
  private func refuseEntries() {
    let number = lastEvent
    DispatchQueue.main.async { [weak self] in
      // A newer event has a turn of its own.
      guard let self, lastEvent == number else { return }
      window.tree.flush()
    }
  }

  /// Asks the browser for something, in order with the patches.
  func ask(_ operation: PatchOperation) { send([operation]) }

  func confirm(upTo number: Int) -> Bool {
    guard outbox.confirm(upTo: number) else { return false }
    window.tree.departuresConfirmed(upTo: number)
    return true
  }

  /// `false` if the event is none that a browser of ours sends.
  private func deliver(_ event: ClientMessage.Event) -> Bool {
    guard event.id == 0 else {
      deliverToElement(event)
      return true
    }
    switch event.name {
    case "nav":
      if let url = event.value, url.hasPrefix("/") { window.location.visit(url) }
    case "env": window.facts.current = event.value ?? ""
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
    answeredEvent = lastEvent
    let text = outbox.add(lastEvent: lastEvent, operations)
    window.tree.departuresSent(as: outbox.last)
    onStatistics {
      $0.patches += 1
      $0.patchBytes += text.utf8.count
    }
    peer?.send(text)
    if peer == nil, outbox.isUseless { phase.end() }
  }

  private func scheduleFlush() {
    guard !isFlushScheduled, !isHandlingEvent else { return }
    isFlushScheduled = true
    let flush = { [weak self] in
      self?.isFlushScheduled = false
      self?.window.tree.flush(keepingEntries: true)
    }
    if gathers {
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.gathering) { flush() }
    } else {
      DispatchQueue.main.async { flush() }
    }
  }
}

public import StrataDeviceServices
public import StrataRendering
import StrataViewTree
public import SwiftUI

/// A window in memory, as a person in front of a browser would see it.
///
///     @Test @MainActor func `a tap counts`() async throws {
///       let screen = Screen(CounterView())
///       try screen.button("More").tap()
///       #expect(screen.text.contains("1"))
///     }
///
/// The screen is a miniature browser: it renders the first page once and then applies only the
/// patches that are sent to it. A missing or wrong patch shows as a wrong screen.
///
/// Reading a screen brings it up to date. Work of a view in `.task` takes time;
/// ``settle(fileID:filePath:line:)`` waits for it.
@MainActor public final class Screen {
  /// The device of the window. Two screens of one device share `@AppStorage`.
  public let device: Device
  let liveTree: Tree
  let window: Window
  let browser: MiniatureBrowser
  /// The time after which ``settle(fileID:filePath:line:)`` fails the test if the screen did not
  /// change meanwhile.
  public var patience = Duration.seconds(120)
  let waiters = Waiters()
  private var isFlushScheduled = false

  /// Opens a window with a view.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - url: the address that the window is opened at, such as `/city/london`.
  ///   - language: the person's language, BCP 47.
  ///   - device: the device of the window; a new one by default.
  ///   - clock: the clock of the views; the real one by default.
  public init<Content: View>(
    _ content: Content, url: String = "/", language: String = "en", device: Device = .fresh,
    clock: ScreenClock? = nil
  ) {
    self.device = device
    liveTree = Tree(device: device)
    if let clock { liveTree.clock = clock.clock }
    window = Window(tree: liveTree, url: url, language: language)
    let scene = WindowGroup { content }
    let window = window
    liveTree.asDevice { scene._mount(in: window) }
    browser = MiniatureBrowser(liveTree.snapshot(), url: window.location.address)
    liveTree.renderer = browser
    liveTree.onInvalidate = { [weak self] in self?.scheduleFlush() }
    liveTree.onSettled = { [weak self] in self?.waiters.wakeAll() }
  }

  // MARK: Time

  /// Updates the screen. Reading the screen does so automatically.
  public func flush() { liveTree.flush() }

  /// Schedules a flush in the next turn of the main actor, so that all changes of this turn are
  /// combined.
  private func scheduleFlush() {
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    Task { [weak self] in
      self?.isFlushScheduled = false
      self?.flush()
      self?.waiters.wakeAll()
    }
  }

  // MARK: The wire

  /// Returns everything that was sent to the browser since the last call, in order.
  ///
  ///     _ = screen.takePatch()
  ///     try screen.button("More").tap()
  ///     #expect(screen.takePatch() == [.update(id, from: zero, to: one)])
  public func takePatch() -> [Mutation] {
    flush()
    return browser.takeMutations()
  }

  /// The number of body evaluations since the window was opened. An idle screen adds none.
  public var evaluations: Int {
    flush()
    return liveTree.evaluations
  }

  /// The number of times that an accessible name was computed from an element's contents. Names
  /// that did not change are not computed again.
  public var inspections: Int {
    flush()
    return liveTree.inspections
  }

  /// Closes the window: tasks are cancelled, `onDisappear` runs.
  public func close() { liveTree.unmount() }
}

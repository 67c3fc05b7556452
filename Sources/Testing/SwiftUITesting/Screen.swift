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
/// The screen is a browser in miniature: it draws the first page once and then knows only the
/// patches that are sent to it. A patch that is missing or wrong shows as a wrong screen.
///
/// Whoever reads a screen sees it up to date. Work that a view does in `.task` takes its time;
/// ``settle()`` waits for it.
@MainActor public final class Screen {
  /// Whose window this is. Two screens of one device share what `@AppStorage` keeps.
  public let device: Device
  let liveTree: Tree
  let window: Window
  let browser: MiniatureBrowser
  private var waiters = Waiters()
  private var isFlushScheduled = false

  /// Opens a window on a view.
  ///
  /// - Parameters:
  ///   - url: the address that the window is opened at, such as `/city/london`.
  ///   - language: the person's language, BCP 47.
  ///   - device: whose window it is; a new device unless said otherwise.
  ///   - clock: the time that it goes by; the real one unless said otherwise.
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

  /// Brings the screen up to date. Reading the screen does so by itself.
  public func flush() { liveTree.flush() }

  /// Waits until no view has a task running, and the screen shows what they did.
  ///
  /// No time is involved: a task that never ends keeps this from returning. Wait for what such a
  /// task shows with ``settle(until:)``.
  public func settle() async {
    flush()
    while liveTree.runningTasks > 0, !Task.isCancelled {
      await nextChange()
      flush()
    }
  }

  /// Waits until the screen shows something, however long the app takes for it.
  ///
  ///     await screen.settle { $0.text.contains("London") }
  public func settle(until isReached: (Screen) -> Bool) async {
    flush()
    while !isReached(self), !Task.isCancelled {
      await nextChange()
      flush()
    }
  }

  private func nextChange() async { await waiters.wait() }

  /// The next turn of the main actor, so that all changes of this one go together.
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

  /// Everything that was sent to the browser since the last call, whole and in order.
  ///
  ///     _ = screen.takePatch()
  ///     try screen.button("More").tap()
  ///     #expect(screen.takePatch() == [.update(id, from: zero, to: one)])
  public func takePatch() -> [Mutation] {
    flush()
    return browser.takeMutations()
  }

  /// How often a view's body was computed since the window was opened. An idle screen adds none.
  public var evaluations: Int {
    flush()
    return liveTree.evaluations
  }

  /// How often names that are made of what is written inside were put together: what a change does
  /// not concern is not looked at.
  public var inspections: Int {
    flush()
    return liveTree.inspections
  }

  /// Closes the window: tasks are cancelled, `onDisappear` runs.
  public func close() { liveTree.unmount() }
}

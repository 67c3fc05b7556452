import SwiftUI

extension EnvironmentValues {
  /// The clock with which open pages wait until their weather is old.
  @Entry var renewalClock: any Clock<Duration> = ContinuousClock()
}

extension View {
  /// Loads newer weather whenever that on the page has become old, while the page and its window
  /// are visible.
  func renews(_ model: DetailsViewModel) -> some View { modifier(RenewedPage(model: model)) }
}

/// A modifier that starts the renewal of a page with its appearance, and stops it while the page or
/// the window is hidden, so that a forgotten window sends no requests.
private struct RenewedPage: ViewModifier {
  let model: DetailsViewModel
  @State private var renewal = PageRenewal()
  @Environment(\.scenePhase) private var phase
  @Environment(\.renewalClock) private var clock

  func body(content: Content) -> some View {
    content
      .onAppear {
        renewal.isPageShown = true
        // The page loads its weather by itself when it appears.
        if phase == .active { renewal.begin(model, clock, atOnce: false) }
      }
      .onDisappear {
        renewal.isPageShown = false
        renewal.end()
      }
      .onChange(of: phase) { _, phase in
        if phase == .active, renewal.isPageShown {
          renewal.begin(model, clock, atOnce: true)
        } else {
          renewal.end()
        }
      }
  }
}

/// Looks at the weather of a page again and again.
///
/// It does not use `.task`, since the first page waits for tasks, and this work never ends.
@MainActor final class PageRenewal {
  /// A Boolean value that indicates whether the page is shown, in a window that may be hidden.
  var isPageShown = false
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Begins to look at a page whenever its weather may have become old.
  ///
  /// - Parameter atOnce: Whether the first look is now, after a time without any.
  func begin(_ model: DetailsViewModel, _ clock: any Clock<Duration>, atOnce: Bool) {
    end()
    task = Task { [weak model] in
      if atOnce { await model?.send(.looked) }
      while let pause = model?.freshFor,
        (try? await clock.sleep(for: .seconds(pause))) != nil
      {
        await model?.send(.looked)
      }
    }
  }

  func end() {
    task?.cancel()
    task = nil
  }
}

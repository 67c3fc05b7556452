import Foundation
package import StrataViewTree
import Synchronization

/// The browser's report of its window: the results of media queries, in the order in which the
/// client evaluates them.
package struct WindowFacts: Equatable {
  /// The browser's time zone; `nil` until the browser has reported it.
  var timeZone: TimeZone?
  package var isNarrow = false
  package var isLow = false
  package var isDark = false
  package var reducesMotion = false
  package var reducesTransparency = false
  package var wantsContrast = false
  package var hasForcedColors = false
  package var isHidden = false
  package var scale = 1.0

  init() {}

  /// Parses a report such as `01000000 2 Europe/Berlin`; missing parts keep their defaults.
  package init(_ words: String) {
    let parts = words.split(separator: " ")
    let flags = (parts.first ?? "").map { $0 == "1" }
    let places: [WritableKeyPath<WindowFacts, Bool>] = [
      \.isNarrow, \.isLow, \.isDark, \.reducesMotion, \.reducesTransparency, \.wantsContrast,
      \.hasForcedColors, \.isHidden,
    ]
    for (place, flag) in zip(places, flags) { self[keyPath: place] = flag }
    if parts.count > 1, let scale = Double(parts[1]), (0.1...10).contains(scale) {
      self.scale = scale
    }
    if parts.count > 2 { timeZone = TimeZone(identifier: String(parts[2])) }
  }
}

/// The root of a window's view tree, which applies the browser's report.
nonisolated package struct WindowRoot<Content: View>: View {
  var facts: StateBox<String>
  var schemes: SchemeWishes
  var known: KnownFacts
  var content: Content

  package init(
    facts: StateBox<String>, schemes: SchemeWishes, known: KnownFacts, content: Content
  ) {
    (self.facts, self.schemes, self.known, self.content) = (facts, schemes, known, content)
  }

  @MainActor package var body: some View {
    var facts = WindowFacts(facts.current)
    if let scheme = schemes.scheme.current { facts.isDark = scheme == .dark }
    known.learn(facts)
    return content
  }
}

/// The browser's report as it is known to all views of a window. It is one object for the lifetime
/// of the window, so that only views that read it update when it changes.
package final class KnownFacts: Sendable {
  @MainActor private let box = StateBox(WindowFacts())
  /// A copy for readers on other threads, which cannot be invalidated.
  private let latest = Mutex(WindowFacts())

  /// Called while the tree is evaluated, if the browser has reported new facts.
  @MainActor package var onChange: (() -> Void)?

  @MainActor package init() {}

  @MainActor func learn(_ facts: WindowFacts) {
    latest.withLock { $0 = facts }
    guard box.untracked != facts else { return }
    box.current = facts
    onChange?()
  }

  package var facts: WindowFacts {
    guard MainQueue.isCurrent else { return latest.withLock { $0 } }
    return MainActor.assumeIsolated { box.current }
  }
}

extension EnvironmentValues {
  private enum FactsKey: EnvironmentKey { static var defaultValue: KnownFacts? { nil } }

  package var knownFacts: KnownFacts? {
    get { self[FactsKey.self] }
    set { self[FactsKey.self] = newValue }
  }

  package var windowFacts: WindowFacts { knownFacts?.facts ?? WindowFacts() }
}

import Foundation
import StrataViewTree
import SwiftUICore

/// Content that is evaluated each second until an interval ends.
///
/// The server's clock causes the evaluations, so the text is in the person's language, and a page
/// without a script shows the time at which it was created. The evaluations end when the view
/// disappears.
struct TickingView<Content: View>: View {
  var interval: ClosedRange<Date>
  @ViewBuilder var content: (Date) -> Content
  @Environment(\.clock) private var clock
  @State private var ticks = 0

  var body: some View {
    let _ = ticks
    content(clock.now())
      .modifier(TickModifier(until: interval.upperBound, clock: clock) { ticks += 1 })
  }
}

/// A modifier that performs an action each second. The first page does not wait for it, as it does
/// for a view's tasks.
private struct TickModifier: ViewModifier {
  typealias Body = Never
  var until: Date
  var clock: TreeClock
  var action: () -> Void

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? TickNode ?? TickNode(context)
    node.start(modifier)
    node.show(content, context)
    return node
  }
}

@MainActor private final class TickNode: LifecycleNode {
  private var task: Task<Void, Never>?
  private var until: Date?

  func start(_ modifier: TickModifier) {
    guard until != modifier.until else { return }
    until = modifier.until
    task?.cancel()
    task = Task {
      while modifier.clock.now() < modifier.until {
        do { try await modifier.clock.sleep(1) } catch { return }
        guard !Task.isCancelled else { return }
        modifier.action()
      }
    }
  }

  override func unmount() {
    super.unmount()
    task?.cancel()
  }
}

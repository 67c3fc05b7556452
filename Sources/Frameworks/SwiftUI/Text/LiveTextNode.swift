import Foundation
import ViewTree

/// The place of a text that says something else each second.
@MainActor final class LiveTextNode: LifecycleNode {
  private var text: Text?
  private var task: Task<Void, Never>?

  func update(_ text: Text, _ context: Context) {
    let isNew = self.text?.parts != text.parts
    self.text = text
    show(StillText(text: text), context)
    guard isNew else { return }
    task?.cancel()
    start(context, until: text.end, EnvironmentValues(context.environment).clock)
  }

  private func start(_ context: Context, until end: Date, _ clock: ViewClock) {
    task = Task { [weak self] in
      while clock.now() < end {
        do { try await clock.sleep(1) } catch { return }
        guard !Task.isCancelled, let self, let text = self.text else { return }
        self.show(StillText(text: text), context)
      }
    }
  }

  override func unmount() {
    super.unmount()
    task?.cancel()
  }
}

/// A text as it is now.
private struct StillText: View {
  typealias Body = Never
  var text: Text

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(
      old, context, view.text.element(in: EnvironmentValues(context.environment)))
  }
}

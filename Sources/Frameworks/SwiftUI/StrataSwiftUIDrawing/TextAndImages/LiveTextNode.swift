import Foundation
import StrataViewTree
import SwiftUICore

/// The node of a text that changes as time passes.
@MainActor final class LiveTextNode: LifecycleNode {
  private var text: Text?
  private var context: Context?
  private var task: Task<Void, Never>?

  func update(_ text: Text, _ context: Context) {
    let isNew = self.text != text
    self.text = text
    self.context = context
    show(StillText(text: text), context)
    if isNew || task == nil { start(EnvironmentValues(context.environment).clock) }
  }

  /// Draws the text again whenever it changes, until it does not change any more.
  private func start(_ clock: TreeClock) {
    task?.cancel()
    task = Task { [weak self] in
      while let seconds = self?.text?.wait(at: clock.now()) {
        do { try await clock.sleep(seconds) } catch { return }
        guard !Task.isCancelled, let self, let text = self.text, let context = self.context else {
          return
        }
        self.show(StillText(text: text), context)
      }
    }
  }

  override func unmount() {
    super.unmount()
    task?.cancel()
  }
}

/// A text at the current time.
private struct StillText: View {
  typealias Body = Never
  var text: Text

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Text.place(view.text, old, context)
  }
}

import HTMLRenderer
import ViewTree

extension LiveSession {
  /// The picture as it is now, for somebody else: the browser that has it is sent changes as before.
  func look() -> HTMLPage { HTMLRenderer().page(window.tree.snapshot()) }
}

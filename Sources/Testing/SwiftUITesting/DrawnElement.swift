import StrataRendering

/// A model of an element as the browser's page contains it.
@MainActor final class DrawnElement {
  let id: ElementID
  private(set) var element: Element
  private(set) weak var parent: DrawnElement?
  var children: [DrawnElement] = []
  /// The number of times that the person has edited this control.
  private(set) var version = 0

  init(_ tree: ElementTree, parent: DrawnElement?) {
    id = tree.id
    element = tree.element
    self.parent = parent
  }

  func place(_ child: DrawnElement, before: ElementID?) {
    let index = before.flatMap { id in children.firstIndex { $0.id == id } }
    children.insert(child, at: index ?? children.endIndex)
    child.parent = self
  }

  func leaveParent() { parent?.children.removeAll { $0 === self } }

  /// Updates the element. A control keeps its value, which arrives in a separate mutation.
  func update(to new: Element) {
    let control = element.control
    element = new
    element.control = control ?? new.control
  }

  /// Applies a person's edit at once. It supersedes values that the app sent before it received the
  /// edit.
  func edit(_ value: ControlValue) {
    version += 1
    element.control = value
  }

  func assign(_ value: ControlValue, version: Int) {
    if version == self.version { element.control = value }
  }
}

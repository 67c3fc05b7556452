import StrataRendering

/// An element as the browser has it.
@MainActor final class DrawnElement {
  let id: ElementID
  private(set) var element: Element
  private(set) weak var parent: DrawnElement?
  var children: [DrawnElement] = []
  /// The number of edits of this control by the person.
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

  /// Updates the element. A control keeps its value, which is sent separately.
  func update(to new: Element) {
    let control = element.control
    element = new
    element.control = control ?? new.control
  }

  /// Applies a person's edit at once, which supersedes values that the app sent without knowing it.
  func edit(_ value: ControlValue) {
    version += 1
    element.control = value
  }

  func assign(_ value: ControlValue, version: Int) {
    if version == self.version { element.control = value }
  }
}

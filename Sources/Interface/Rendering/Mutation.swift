/// One step from the last picture to the next.
public enum Mutation: Equatable, Sendable {
  /// A new element before the child `before`, or at the end.
  case insert(ElementTree, parent: ElementID, before: ElementID?)
  case move(ElementID, parent: ElementID, before: ElementID?)
  case remove(ElementID)
  case update(ElementID, from: Element, to: Element)
  /// A control's new value, based on edit `version` of the person's own.
  case control(ElementID, version: Int, ControlValue)
  case focus(ElementID?)
  case announce(String, assertive: Bool)
  case title(String)
  case location(LocationChange)
  /// Brings an element into sight: its point at the same point of what scrolls, each part 0…1;
  /// without a point, by the shortest way.
  case scroll(ElementID, x: Double?, y: Double?)
}

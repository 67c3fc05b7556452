/// One step from the last picture to the next.
public enum Mutation: Equatable, Sendable {
  /// What follows is seen happening; `nil`: from here on it is there at once.
  case motion(Motion?)
  /// A new element before the child `before`, or at the end. Where it comes in a motion, it comes
  /// from a pose; `nil` stands for the usual one, fading.
  case insert(ElementTree, parent: ElementID, before: ElementID?, from: Pose? = nil)
  case move(ElementID, parent: ElementID, before: ElementID?)
  case remove(ElementID, to: Pose? = nil)
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

/// One change of the elements on the screen.
public enum Mutation: Equatable, Sendable {
  /// Sets the animation of the mutations that follow; `nil` for none.
  case motion(Motion?)
  /// Inserts a new element before the child `before`, or at the end. In an animation it starts from
  /// a transition state; `nil` is the usual one, fading.
  case insert(ElementTree, parent: ElementID, before: ElementID?, from: TransitionState? = nil)
  case move(ElementID, parent: ElementID, before: ElementID?)
  case remove(ElementID, to: TransitionState? = nil)
  case update(ElementID, from: Element, to: Element)
  /// Sets a control's new value, based on the person's edit number `version`.
  case control(ElementID, version: Int, ControlValue)
  case focus(ElementID?)
  case announce(String, assertive: Bool)
  case title(String)
  case location(LocationChange)
  /// Scrolls an element into view: aligns its point with the same point of the scroll view, each
  /// part 0…1; without a point, by the shortest distance.
  case scroll(ElementID, x: Double?, y: Double?)
}

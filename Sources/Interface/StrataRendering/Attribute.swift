/// A property of an element that is not layout, such as its label, its link target or its value.
public enum Attribute: UInt8, Sendable, CaseIterable, Comparable {
  /// `accessibilityIdentifier`: a stable name for tests.
  case identifier
  case label, hint, valueText, isHidden, role, live
  case url, source, symbol, alternative
  case placeholder, draftKey, keyboard, contentType, submitLabel, capitalization, correction
  case isDisabled, isSelected, isPressed, isCurrent, isRequired, isBusy
  case level, choice, minimum, maximum, fraction, step
  case autofocus, scrollKey, axis, shape, variant, columns, count, position
  case language, direction, group
  /// The element's name within the page, and the name of the element that it controls.
  case name, controls
  /// The name of this element's coordinate space.
  case space
  /// The state of a disclosure: `true` if its content is shown, else `false`.
  case isExpanded
  /// The element that a presentation is attached to, its preferred edge, and `none` if the rest
  /// stays usable.
  case anchor, edge, modality
  /// `light` or `dark`, if the app sets one.
  case scheme
  /// The number of members of a long collection that a spacer represents.
  case members
  /// The mark of a menu item: `true` if it is checked, else `false`.
  case isChecked
  /// The name of the menu that a button opens; its keyboard shortcut; what it shares.
  case opens, shortcut, share
  /// The touches that gestures observe, as `TouchWish` encodes them.
  case touches
  /// The way in which the keyboard reaches a view with a gesture: as a `button`, or, without a
  /// label, only by `focus`.
  case reach
  /// A picture's size in points, for which space is reserved; its files for each density, as HTML's
  /// `srcset`.
  case width, height, sources
  /// The smallest scale that a text may shrink to.
  case minimumScale

  /// The name that an element shares with one that it may replace (`matchedGeometryEffect`).
  case twin
  /// The file types that may be chosen, and whether several files may.
  case accepted, isMultiple
  /// The content of a map, as JSON; the position of something on it, as numbers.
  case map
  /// The observed keys: the phases as a number, then names, or `*` for all.
  case keys
  /// A mark that the moves of a pointer are observed, too.
  case hover
  /// A mark that nothing inside can be tapped, focused or read aloud.
  case isInert
  /// The camera that a file field asks for: `user` or `environment`.
  case camera
  /// The address on this server of the page in a frame; the commands for that page, as JSON.
  case frame, commands

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

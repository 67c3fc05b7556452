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
  /// The element's name within the page (`name`); the name of the element that this one controls
  /// (`controls`).
  case name, controls
  /// The name of this element's coordinate space.
  case space
  /// The state of a disclosure: `true` if its content is shown, else `false`.
  case isExpanded
  /// The element that a presentation is attached to (`anchor`); its preferred edge (`edge`); `none`
  /// if the rest of the page stays usable (`modality`).
  case anchor, edge, modality
  /// The color scheme, `light` or `dark`, if the app sets one.
  case scheme
  /// The number of members of a long collection that a spacer represents.
  case members
  /// The mark of a menu item: `true` if it is checked, else `false`.
  case isChecked
  /// The name of the menu that a button opens (`opens`); its keyboard shortcut (`shortcut`); the
  /// text or link that it shares (`share`).
  case opens, shortcut, share
  /// The touches that gestures observe, as `TouchWish` encodes them.
  case touches
  /// The way in which the keyboard reaches a view with a gesture: as a `button`, or, without a
  /// label, only by `focus`.
  case reach
  /// A picture's size in points, for which space is reserved (`width`, `height`); its files for
  /// each density, as HTML's `srcset` (`sources`).
  case width, height, sources
  /// The smallest scale that a text may shrink to.
  case minimumScale

  /// The name that an element shares with another element that it may replace
  /// (`matchedGeometryEffect`).
  case twin
  /// The file types that may be chosen (`accepted`), and whether several files may be chosen
  /// (`isMultiple`).
  case accepted, isMultiple
  /// The content of a map, as JSON (`map`), or the position of a view on it, as numbers (`place`).
  case map
  /// The keys that the view handles: the phases as a number, then the keys' names, or `*` for all.
  case keys
  /// A mark that moves of the pointer over the view are reported too.
  case hover
  /// A mark that nothing inside can be tapped, focused or read aloud.
  case isInert
  /// The camera that a file field asks for: `user` or `environment`.
  case camera
  /// The address on this server of the page in a frame (`frame`); the commands for that page, as
  /// JSON (`commands`).
  case frame, commands

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

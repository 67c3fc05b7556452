/// A fact about an element that is not layout: what it is called, where it leads, what it shows.
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
  /// A name for this element within the page, and the name of the one that it controls.
  case name, controls
  /// The name of this element's frame of reference.
  case space
  /// Whether what it unfolds is shown: `true` or `false`.
  case isExpanded
  /// The element that a presentation belongs to, the side it prefers, and `none` where it leaves
  /// the rest usable.
  case anchor, edge, modality
  /// `light` or `dark`, where an app asks for one.
  case scheme
  /// How many members of a long collection a space stands for.
  case members
  /// Whether a menu's entry is on: `true` or `false`.
  case isChecked
  /// The name of the menu that a button opens; the keys that set it off; what it hands on.
  case opens, shortcut, share
  /// What gestures ask to be told of fingers.
  case touches
  /// That the keyboard reaches a view with a gesture: as a `button`, or, without a name, only by
  /// `focus`.
  case reach
  /// A picture's size in points, by which room is kept for it; its files for each density, as HTML
  /// lists them.
  case width, height, sources
  /// The smallest part of its size that a text may take to fit.
  case minimumScale

  /// The name that an element shares with one whose place it may take.
  case twin
  /// The kinds of files that may be chosen, and whether several may.
  case accepted, isMultiple
  /// What a map shows, as JSON; where something on it is, as numbers.
  case map
  /// Which keys are asked for: the phases as a number, then names, or `*` for all.
  case keys
  /// That a pointer's moves are asked for too.
  case hover
  /// That nothing inside can be reached, by whatever means.
  case isInert

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

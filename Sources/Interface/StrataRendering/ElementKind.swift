/// What an element is, in a person's terms. A renderer decides how it is drawn.
public enum ElementKind: UInt8, Sendable, CaseIterable {
  // Containers
  case root, box, vStack, hStack, zStack, scroll, spacer, divider
  // Content
  case text, heading, symbol, picture, label, progress, spinner
  // Controls
  case button, link, textField, secureField, textEditor, toggle, picker, segments, option
  // Collections
  case list, section, sectionHeader, sectionFooter, rows, row, lazyMore
  // Windows
  case tabs, tabBar, tab, tabContent, page, navigationBar, barLeading, barTrailing, barTitle
  case backLink, largeTitle, pageContent, search, suggestions, suggestion
  // Presentations
  case sheet, alert, alertMessage, alertActions
  /// Pages side by side, one in sight.
  case carousel
  // Whole patterns
  case unavailable, unavailableActions
  case grid, gridRow, shape, menu, menuList
  /// A circle that fills.
  case ring
  /// Room for members of a long collection that are not on the page; the same among rows.
  case space, rowSpace
  case slider, dateField, colorField
  /// A stretch of a text.
  case span
  /// What files are chosen with.
  case fileField
  /// A map, and something at a place of it.
  case map, mapPlace
}

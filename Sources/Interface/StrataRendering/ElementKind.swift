/// The kind of an element. A renderer decides how it is drawn.
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
  /// Pages side by side, one of them visible.
  case carousel
  // Whole patterns
  case unavailable, unavailableActions
  case grid, gridRow, shape, menu, menuList
  /// A circular progress indicator.
  case ring
  /// Space for members of a long collection that are not on the page (`space`); the same in a list
  /// of rows (`rowSpace`).
  case space, rowSpace
  case slider, dateField, colorField
  /// A run of text with one style.
  case span
  /// A field that opens the file chooser.
  case fileField
  /// A map (`map`), or a view at a position on it (`mapPlace`).
  case map, mapPlace
  /// A frame around a web page that an app shows.
  case frame
  /// A movie with the browser's controls.
  case video
}

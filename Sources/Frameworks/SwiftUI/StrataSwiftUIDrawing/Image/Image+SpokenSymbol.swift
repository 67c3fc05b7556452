extension Image {
  /// The text that a screen reader reads for a system symbol without a title, such as in a button;
  /// `nil` if this image is not a symbol, or is decorative.
  ///
  /// It is the meaning of a frequently used symbol, otherwise the words of its name. It is in
  /// English.
  package var spokenSymbol: String? {
    guard case .symbol(let name) = source, !isDecorative else { return nil }
    let parts = name.split(separator: ".").map(String.init)
    // A variant does not change what a symbol means: `plus.circle.fill` adds, too.
    let variants: Set = ["fill", "circle", "square", "rectangle", "app"]
    for count in stride(from: parts.count, to: 0, by: -1) {
      guard parts[count...].allSatisfy(variants.contains) else { break }
      if let words = Self.meanings[parts[..<count].joined(separator: ".")] { return words }
    }
    let words = parts.filter { $0 != "fill" }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  private static let meanings = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Done", "trash": "Delete",
    "pencil": "Edit", "square.and.pencil": "Compose", "square.and.arrow.up": "Share",
    "square.and.arrow.down": "Save", "gear": "Settings", "gearshape": "Settings",
    "magnifyingglass": "Search", "ellipsis": "More", "info": "Info", "questionmark": "Help",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo",
    "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo", "heart": "Love",
    "star": "Favorite", "line.3.horizontal.decrease": "Filter", "play": "Play", "pause": "Pause",
    "stop": "Stop", "bell": "Notifications", "person": "Profile",
  ]
}

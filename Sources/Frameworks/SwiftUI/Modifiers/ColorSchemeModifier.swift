extension View {
  /// Asks for light or dark; `nil` leaves it to the person.
  ///
  /// Partial: it holds from this view down, and for the window as long as the view is in it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(
      AttributeModifier(
        attributes: colorScheme.map { [.scheme: $0 == .dark ? "dark" : "light"] } ?? [:])
    )
    .transformEnvironment(\.colorScheme) { scheme in
      if let colorScheme { scheme = colorScheme }
    }
  }
}

import ViewTree

/// What a browser says of its window: what its media queries answer, in the order in which the
/// client asks them.
struct WindowFacts: Equatable {
  var isNarrow = false
  var isLow = false
  var isDark = false
  var reducesMotion = false
  var reducesTransparency = false
  var wantsContrast = false
  var hasForcedColors = false
  var isHidden = false
  var scale = 1.0

  init() {}

  /// Reads `01000000 2`; what is not said is as usual.
  init(_ words: String) {
    let parts = words.split(separator: " ")
    let flags = (parts.first ?? "").map { $0 == "1" }
    let places: [WritableKeyPath<WindowFacts, Bool>] = [
      \.isNarrow, \.isLow, \.isDark, \.reducesMotion, \.reducesTransparency, \.wantsContrast,
      \.hasForcedColors, \.isHidden,
    ]
    for (place, flag) in zip(places, flags) { self[keyPath: place] = flag }
    if parts.count > 1, let scale = Double(parts[1]), (0.1...10).contains(scale) {
      self.scale = scale
    }
  }
}

/// Everything in a window, with what its browser says.
struct WindowRoot<Content: View>: View {
  var facts: StateBox<String>
  var schemes: SchemeWishes
  var content: Content

  var body: some View {
    var facts = WindowFacts(facts.current)
    if let scheme = schemes.scheme.current { facts.isDark = scheme == .dark }
    return content.environment(\.windowFacts, facts)
  }
}

extension EnvironmentValues {
  private enum FactsKey: EnvironmentKey { static var defaultValue: WindowFacts { WindowFacts() } }

  var windowFacts: WindowFacts {
    get { self[FactsKey.self] }
    set { self[FactsKey.self] = newValue }
  }
}

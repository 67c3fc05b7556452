import StrataRendering

extension Effect {
  /// The animation in the format that the script reads: numbers, and a keyframe after each vertical
  /// bar.
  var css: String {
    let numbers = [
      run, Int(duration.clamped(to: 0...86_400) * 1000),
      times.isFinite ? max(1, Int(min(times, 1e6))) : 0, stays ? 1 : 0, isForSymbols ? 1 : 0,
    ]
    let looks = frames.map(\.pose.looks)
    let names = Self.changing(looks)
    let texts = zip(frames, looks).map { frame, look in
      frame.timing
        + names.sorted().compactMap { name in
          (look[name] ?? TransitionState.neutral[name]).map { "\(name):\($0)" }
        }
    }
    return
      ([numbers.map(String.init).joined(separator: " ")]
      + texts.map { $0.joined(separator: ";") }).joined(separator: "|")
  }

  /// Returns the properties that differ between frames, and the fixed point of a rotation. A size
  /// that stays the same is left out, as it would make the browser lay out the page for each frame.
  private static func changing(_ looks: [[String: String]]) -> Set<String> {
    let all = looks.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let changing = all.filter { name in
      Set(looks.map { $0[name] ?? TransitionState.neutral[name] }).count > 1
    }
    guard !changing.isEmpty else { return all }
    return changing.union(all.intersection(["transformOrigin"]))
  }
}

extension Effect.Frame {
  fileprivate var timing: [String] {
    (place.map { ["offset:\(CSSNumber.text(min(max($0, 0), 1)))"] } ?? [])
      + (curve.map { ["easing:\($0.css)"] } ?? [])
  }
}

extension TransitionState {
  /// The default values of animated properties.
  fileprivate static let neutral = [
    "opacity": "1", "translate": "0 0", "rotate": "0deg", "scale": "1 1", "filter": "none",
  ]

  fileprivate var looks: [String: String] {
    let pairs = css.split(separator: ";").compactMap { declaration -> (String, String)? in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    return Dictionary(pairs, uniquingKeysWith: { _, last in last })
  }
}

import StrataRendering

extension ElementScrollTransition {
  /// The class of a scroll-driven animation, and its keyframes. It does not apply with reduced
  /// motion.
  var className: ClassName {
    let frames = keyframes
    let name = "sp\(Self.fingerprint(frames + (isHorizontal ? "x" : "y")))"
    let axis = isHorizontal ? "inline" : "block"
    return ClassName(
      name: name, css: "animation:\(name) linear both;animation-timeline:view(\(axis))",
      face: "@media (prefers-reduced-motion:no-preference){@keyframes \(name){\(frames)}}")
  }

  /// The CSS keyframes. Content that comes from below enters at their beginning.
  private var keyframes: String {
    let looks = [end.pose, middle, start.pose].map(\.looks)
    let names = Set(looks.flatMap(\.keys)).sorted()
    let full = looks.map { look in
      names.map { "\($0):\(look[$0] ?? Self.plain($0))" }.joined(separator: ";")
    }
    return "entry 0%{\(full[0]);animation-timing-function:\(end.curve.css)}"
      + "\(Self.place(end.rest, isEntry: true)){\(full[1])}"
      + "\(Self.place(start.rest, isEntry: false)){\(full[1]);"
      + "animation-timing-function:\(start.curve.css)}"
      + "exit 100%{\(full[2])}"
  }

  private static func place(_ rest: Double, isEntry: Bool) -> String {
    let rest = min(max(rest, 0), 2)
    let part = rest > 1 ? rest / 4 : rest  // the middle of the whole way is half of it
    if rest > 1 { return "cover \(CSSNumber.percent(isEntry ? part : 1 - part))%" }
    return isEntry ? "entry \(CSSNumber.percent(part))%" : "exit \(CSSNumber.percent(1 - part))%"
  }

  private static func plain(_ property: String) -> String {
    switch property {
    case "opacity", "scale": "1"
    case "transform-origin": "50% 50%"
    default: "none"
    }
  }

  /// Returns an FNV-1a hash of the text, as a short name.
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}

extension TransitionState {
  /// The CSS declarations of the state, by property name. Filters and transforms are combined.
  fileprivate var looks: [String: String] {
    css.split(separator: ";").reduce(into: [:]) { looks, declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return }
      let name = parts[0].reduce(into: "") {
        $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)"
      }
      let adds = ["filter", "transform"].contains(name)
      looks[name] = [adds ? looks[name] : nil, parts[1]].compactMap { $0 }.joined(separator: " ")
    }
  }
}

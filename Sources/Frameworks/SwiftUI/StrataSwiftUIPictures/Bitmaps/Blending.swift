import StrataRendering

/// The way in which a pixel is mixed with the one behind it. Colors are multiplied by their
/// opacity.
struct Blending {
  static let normal = Blending(mode: .normal)
  let mode: BlendMode

  /// Returns the mixture of two pixels.
  func mix(_ above: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    switch mode {
    case .normal: above + below * (1 - above.w)
    case .plusLighter: (above + below).clamped(lowerBound: .zero, upperBound: .one)
    default: separately(above, below)
    }
  }

  /// Returns the mixture of two pixels by a mode that treats each part of a color alone. Modes
  /// that need the whole color mix as the normal one does.
  private func separately(_ above: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    guard above.w > 0, below.w > 0 else { return above + below * (1 - above.w) }
    let (source, back) = (above / above.w, below / below.w)
    var mixed = SIMD4<Float>(0, 0, 0, above.w * below.w)
    for part in 0..<3 { mixed[part] = channel(source[part], back[part]) * above.w * below.w }
    let rest = above * (1 - below.w) + below * (1 - above.w)
    return mixed + rest
  }

  private func channel(_ source: Float, _ back: Float) -> Float {
    switch mode {
    case .multiply: source * back
    case .screen: source + back - source * back
    case .overlay: Self.hard(back, source)
    case .hardLight: Self.hard(source, back)
    case .darken: min(source, back)
    case .lighten: max(source, back)
    case .difference: abs(source - back)
    case .exclusion: source + back - 2 * source * back
    case .colorDodge: source >= 1 ? 1 : min(1, back / (1 - source))
    case .colorBurn: source <= 0 ? 0 : 1 - min(1, (1 - back) / source)
    case .plusDarker: max(0, source + back - 1)
    default: source
    }
  }

  private static func hard(_ source: Float, _ back: Float) -> Float {
    source <= 0.5 ? 2 * source * back : 1 - 2 * (1 - source) * (1 - back)
  }
}

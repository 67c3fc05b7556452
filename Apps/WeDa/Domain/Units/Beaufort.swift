/// The force of a wind: 0 is calm, 12 is hurricane force.
///
///     Speed(metresPerSecond: 10).beaufort.force    // 5
public struct Beaufort: Hashable, Sendable {
  /// The wind force on the Beaufort scale, 0 ... 12.
  public let force: Int

  /// The highest speed of each force but the last, in metres per second.
  private static let limits = [
    0.2, 1.5, 3.3, 5.4, 7.9, 10.7, 13.8, 17.1, 20.7, 24.4, 28.4, 32.6,
  ]

  /// Creates the force of a speed, which is rounded to tenths of a metre per second as the scale
  /// is.
  public init(_ speed: Speed) {
    let tenths = speed.metresPerSecond.rounded(decimals: 1)
    force = Self.limits.firstIndex { tenths <= $0 } ?? Self.limits.count
  }

  /// The string catalog's key of the name: "beaufort.force5.name".
  public var nameKey: String { "beaufort.force\(force).name" }
}

extension Speed {
  /// The force of the wind on the Beaufort scale.
  public var beaufort: Beaufort { Beaufort(self) }
}

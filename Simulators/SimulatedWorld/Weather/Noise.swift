/// Smooth noise over the earth and time: the same seed gives the same value at the same point.
///
/// Values at the points of a lattice are interpolated, so that neighboring towns and consecutive
/// hours have similar weather. Mean 0, standard deviation about 1, never beyond ±3.
struct Noise: Sendable {
  let channel: UInt64
  /// The number of hours between two lattice points.
  let hours: Double

  /// The number of kilometers between two lattice points.
  private static let kilometres = 700.0
  private static let root3 = 3.0.squareRoot()

  /// Returns the noise at a place and time.
  ///
  /// - Parameters:
  ///   - direction: The place as a point of the unit sphere.
  ///   - hour: Hours since 1970.
  func value(_ direction: SIMD3<Double>, hour: Double) -> Double {
    let scaled = direction * (Coordinate.earthRadius / Self.kilometres)
    // Each channel has a lattice that is shifted by another fraction of a cell.
    let shift = Double(channel) * 0.381966
    let axes = [
      Axis(scaled.x + shift), Axis(scaled.y + shift), Axis(scaled.z + shift),
      Axis(hour / hours + shift),
    ]
    var sum = 0.0
    var squares = 1.0
    for axis in axes { squares *= axis.low * axis.low + axis.high * axis.high }
    for corner in 0..<16 {
      var weight = 1.0
      var hash = channel
      for index in 0..<4 {
        let isHigh = corner >> index & 1
        weight *= isHigh == 1 ? axes[index].high : axes[index].low
        hash = Self.mixed(hash ^ UInt64(bitPattern: axes[index].cell + Int64(isHigh)))
      }
      sum += weight * Self.uniform(hash)
    }
    // Interpolation lowers the variance between lattice points; dividing by this restores it
    // everywhere.
    return Self.bounded(sum / squares.squareRoot())
  }

  /// Returns a number from 0 up to 1 that depends on a place only.
  static func constant(_ id: Int, _ channel: UInt64) -> Double {
    Double(mixed(mixed(channel) ^ UInt64(truncatingIfNeeded: id)) >> 11) / Double(1 << 53)
  }

  private struct Axis {
    let cell: Int64
    let low: Double
    let high: Double

    init(_ position: Double) {
      let floor = position.rounded(.down)
      let part = position - floor
      cell = Int64(floor)
      high = part * part * (3 - 2 * part)
      low = 1 - high
    }
  }

  private static func uniform(_ hash: UInt64) -> Double {
    (Double(hash >> 11) / Double(1 << 53) * 2 - 1) * root3
  }

  private static func bounded(_ value: Double) -> Double {
    value / (1 + value * value / 9).squareRoot()
  }

  /// Returns a hash by the final steps of SplitMix64: every bit of the input affects half of the
  /// output.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

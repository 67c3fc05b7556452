import Foundation

/// A point on the Earth, in degrees.
struct Coordinate: Hashable, Sendable {
    let latitude: Double
    let longitude: Double

    /// A Boolean value that indicates whether the latitude and the longitude are in range.
    var isOnEarth: Bool {
        (-90...90).contains(latitude) && (-180...180).contains(longitude)
    }

    /// The point rounded to two decimals, which is about a kilometre, for privacy.
    var rounded: Coordinate {
        Coordinate(latitude: (latitude * 100).rounded() / 100, longitude: (longitude * 100).rounded() / 100)
    }

    /// The degrees as text with four decimals, which is about ten metres.
    var words: String {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...4))
        return "\(latitude.formatted(style)), \(longitude.formatted(style))"
    }

    /// Returns whether another point is this one, but for what rounding changes: about a centimetre.
    func isSame(as other: Coordinate) -> Bool {
        abs(latitude - other.latitude) < 1e-7 && abs(longitude - other.longitude) < 1e-7
    }

    /// Returns the point at a distance along a great circle.
    ///
    /// - Parameters:
    ///   - metres: The distance.
    ///   - turns: The bearing clockwise from north, in parts of a full turn.
    func moved(metres: Double, turns: Double) -> Coordinate {
        let (arc, angle, here) = (metres / 6_371_008.8, turns * 2 * .pi, latitude * .pi / 180)
        let height = sin(here) * cos(arc) + cos(here) * sin(arc) * cos(angle)
        let turn = atan2(sin(angle) * sin(arc) * cos(here), cos(arc) - sin(here) * height)
        let east = (longitude + turn * 180 / .pi + 540).truncatingRemainder(dividingBy: 360) - 180
        return Coordinate(latitude: asin(min(1, max(-1, height))) * 180 / .pi, longitude: east)
    }

    /// Returns the distance in metres to another point, by the haversine formula over the Earth's mean radius.
    func metres(to other: Coordinate) -> Double {
        let (here, there) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let north = sin((there - here) / 2)
        let east = sin((other.longitude - longitude) * .pi / 360)
        let chord = north * north + cos(here) * cos(there) * east * east
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}

#if DEBUG
extension Coordinate {
    /// London, to two decimals.
    static let fixture = Coordinate(latitude: 51.51, longitude: -0.13)
}
#endif

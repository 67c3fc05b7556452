import Foundation

/// A point on the Earth, in degrees.
struct Coordinate: Equatable, Sendable {
    let latitude: Double
    let longitude: Double

    /// Whether there is such a point.
    var isOnEarth: Bool {
        (-90...90).contains(latitude) && (-180...180).contains(longitude)
    }

    /// Some hundred metres around: nobody needs to know it better.
    var rounded: Coordinate {
        Coordinate(latitude: (latitude * 100).rounded() / 100, longitude: (longitude * 100).rounded() / 100)
    }

    /// Degrees to four digits, some ten metres.
    var words: String {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...4))
        return "\(latitude.formatted(style)), \(longitude.formatted(style))"
    }

    /// The point so many metres away, clockwise from north by parts of a turn; near a pole it stops at the pole.
    func moved(metres: Double, turns: Double) -> Coordinate {
        let degrees = metres / 6_371_008.8 * 180 / .pi
        let angle = turns * 2 * .pi
        let north = min(90, max(-90, latitude + degrees * cos(angle)))
        let narrowing = max(cos(latitude * .pi / 180), 0.01)
        let east = longitude + degrees * sin(angle) / narrowing
        return Coordinate(latitude: north, longitude: east > 180 ? east - 360 : east < -180 ? east + 360 : east)
    }

    /// Metres to another point, by the haversine formula over the Earth's mean radius.
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

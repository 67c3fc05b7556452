import Foundation

extension Coordinate {
    /// The OpenStreetMap address of a map with a pin at this point, precise to about 10 cm.
    var mapAddress: URL? {
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never)
            .precision(.fractionLength(0...6))
        let (north, east) = (latitude.formatted(style), longitude.formatted(style))
        return URL(string: "https://www.openstreetmap.org/?mlat=\(north)&mlon=\(east)#map=18/\(north)/\(east)")
    }
}

import Foundation

extension Coordinate {
    /// The address of a map with a pin at this point, which every browser opens; some ten centimetres exact.
    var mapAddress: URL? {
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never)
            .precision(.fractionLength(0...6))
        let (north, east) = (latitude.formatted(style), longitude.formatted(style))
        return URL(string: "https://www.openstreetmap.org/?mlat=\(north)&mlon=\(east)#map=18/\(north)/\(east)")
    }
}

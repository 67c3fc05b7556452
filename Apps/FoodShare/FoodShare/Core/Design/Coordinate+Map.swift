import CoreLocation
import Foundation

extension Coordinate {
    /// The point as MapKit takes it.
    var onMap: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// The address of the phone's own maps with a pin at this point, as Apple documents it in *Map Links*. Where there is no
    /// such app, the browser opens it.
    var appleMapsAddress: URL? {
        let (north, east) = degrees
        return URL(string: "https://maps.apple.com/?ll=\(north),\(east)&q=\(north),\(east)")
    }

    /// The coordinates precise to about 10 cm.
    private var degrees: (north: String, east: String) {
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never)
            .precision(.fractionLength(0...6))
        return (latitude.formatted(style), longitude.formatted(style))
    }

    /// The OpenStreetMap address of a map with a pin at this point.
    var mapAddress: URL? {
        let (north, east) = degrees
        return URL(string: "https://www.openstreetmap.org/?mlat=\(north)&mlon=\(east)#map=18/\(north)/\(east)")
    }
}

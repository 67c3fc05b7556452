/// A giver's home and the place that others see instead, as the giver's device stores them.
struct BlurredHomeFileDTO: Codable, Sendable {
    var version = 1
    let latitude: Double
    let longitude: Double
    let shownLatitude: Double
    let shownLongitude: Double

    init(_ home: BlurredHome) {
        latitude = home.home.latitude
        longitude = home.home.longitude
        shownLatitude = home.shown.latitude
        shownLongitude = home.shown.longitude
    }

    var home: BlurredHome {
        BlurredHome(
            home: Coordinate(latitude: latitude, longitude: longitude),
            shown: Coordinate(latitude: shownLatitude, longitude: shownLongitude))
    }
}

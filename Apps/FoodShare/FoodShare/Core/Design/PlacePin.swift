import SwiftUI

/// A map around one place, with a pin on it.
struct PlacePin: View {
    let title: String
    let place: Coordinate

    var body: some View {
        PinMap(
            pins: [PinMap<Int>.Pin(id: 0, title: title, symbol: "mappin", location: place)], middle: place, radiusKm: 0.3,
            chosen: .constant(nil)
        )
        .frame(height: 200)
    }
}

import SwiftUI

/// The section with the circle in which an offer is, for those who do not know the exact place.
struct ListingArea: View {
    /// The approximate place, which the map of the feed shows, too.
    let middle: Coordinate
    /// The place from which the distance is measured; `nil` if there is none.
    let from: Coordinate?
    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            AreaMap(label: label, middle: middle, radius: BlurredHome.blur.upperBound)
                .listRowInsets(EdgeInsets())
                .accessibilityIdentifier("listing.area")
        } footer: {
            Text(.listingAreaFooter)
        }
    }

    private var label: Text {
        guard let from else { return Text(.listingAreaName) }
        return Text(.listingAreaAwayName(String(localized: from.metres(to: middle).distance(in: locale))))
    }
}

#if DEBUG
#Preview("Area of an offer") { List { ListingArea(middle: .fixture, from: .fixture.moved(metres: 1_200, turns: 0.2)) } }
#endif

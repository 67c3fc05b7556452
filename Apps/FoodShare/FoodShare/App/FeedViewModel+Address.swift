import Foundation

/// The parts of the view model's state that are in the page's address, as words. A word that the app does not
/// know means the default.
extension FeedViewModel {
    /// The word `map`, or an empty text for the list.
    var viewWord: String {
        get { isMap ? "map" : "" }
        set { isMap = newValue == "map" }
    }

    /// The words of the search, of which the address cannot bring control characters, which nobody sees.
    var searchWords: String {
        get { filter.words }
        set { filter.words = PlainText.cleaned(newValue) }
    }

    var kindWord: String {
        get { filter.category?.rawValue ?? "" }
        set { filter.category = ListingCategory(rawValue: newValue) }
    }

    /// The allergens that offers must not name, separated by commas.
    var withoutWord: String {
        get { filter.without.map(\.rawValue).sorted().joined(separator: ",") }
        set { filter.without = Set(newValue.split(separator: ",").compactMap { Allergen(rawValue: String($0)) }.filter { $0 != .another }) }
    }

    /// The radius in kilometres, or an empty text for the default radius.
    var radiusWord: String {
        get { radiusKm == Self.defaultRadius ? "" : "\(Int(radiusKm))" }
        set { radiusKm = Double(newValue).flatMap { Self.radii.contains($0) ? $0.rounded() : nil } ?? Self.defaultRadius }
    }
}

extension Place {
    /// The place as a word in the address, such as `48.2,16.37,Vienna`. Its position is rounded like that of
    /// the search.
    var addressWord: String {
        let middle = location.rounded
        return "\(middle.latitude),\(middle.longitude),\(name)"
    }

    /// Reads a place from the word in the address.
    ///
    /// - Returns: `nil` if the word names no point of the Earth.
    init?(addressWord: String) {
        let parts = addressWord.split(separator: ",", maxSplits: 2).map(String.init)
        guard parts.count == 3, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
        let (location, name) = (Coordinate(latitude: latitude, longitude: longitude), PlainText.cleaned(parts[2]))
        guard location.isOnEarth, (1...80).contains(name.count) else { return nil }
        self.init(name: name, region: "", location: location.rounded)
    }
}

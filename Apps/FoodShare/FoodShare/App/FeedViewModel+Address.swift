import Foundation

/// The words of the address. A word that the app does not know means the default.
extension FeedViewModel {
    /// `map`, or nothing for the list.
    var viewWord: String {
        get { isMap ? "map" : "" }
        set { isMap = newValue == "map" }
    }

    var kindWord: String {
        get { filter.category?.rawValue ?? "" }
        set { filter.category = ListingCategory(rawValue: newValue) }
    }

    /// The allergens that are left out, with commas between them.
    var withoutWord: String {
        get { filter.without.map(\.rawValue).sorted().joined(separator: ",") }
        set { filter.without = Set(newValue.split(separator: ",").compactMap { Allergen(rawValue: String($0)) }.filter { $0 != .another }) }
    }

    /// The radius in kilometres, or nothing for the default.
    var radiusWord: String {
        get { radiusKm == Self.defaultRadius ? "" : "\(Int(radiusKm))" }
        set { radiusKm = Double(newValue).flatMap { Self.radii.contains($0) ? $0.rounded() : nil } ?? Self.defaultRadius }
    }
}

extension Place {
    /// The place as a word of an address: `48.2,16.37,Vienna`. Its position is as rounded as the search's.
    var addressWord: String {
        let middle = location.rounded
        return "\(middle.latitude),\(middle.longitude),\(name)"
    }

    /// - Returns: `nil` if the word names no point of the Earth.
    init?(addressWord: String) {
        let parts = addressWord.split(separator: ",", maxSplits: 2).map(String.init)
        guard parts.count == 3, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
        let (location, name) = (Coordinate(latitude: latitude, longitude: longitude), PlainText.cleaned(parts[2]))
        guard location.isOnEarth, (1...80).contains(name.count) else { return nil }
        self.init(name: name, region: "", location: location.rounded)
    }
}

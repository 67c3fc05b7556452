/// What food must name in Europe (Regulation (EU) 1169/2011, Annex II).
enum Allergen: String, CaseIterable, Sendable {
    case gluten
    case crustaceans
    case eggs
    case fish
    case peanuts
    case soybeans
    case milk
    case nuts
    case celery
    case mustard
    case sesame
    case sulphites
    case lupin
    case molluscs
    /// One that a later version named. It is shown, never left out.
    case another

    /// One by its name; one that this version does not know is ``another``.
    init(named name: String) {
        self = Allergen(rawValue: name) ?? .another
    }

    /// Those that somebody can choose.
    static let known = allCases.filter { $0 != .another }
}

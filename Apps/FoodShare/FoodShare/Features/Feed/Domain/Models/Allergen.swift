/// The allergens that must be declared in Europe (Regulation (EU) 1169/2011, Annex II).
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
    /// An allergen that only a later version of the app knows. The app shows it, and never leaves it out.
    case another

    /// Creates an allergen from its name; an unknown name is ``another``.
    init(named name: String) {
        self = Allergen(rawValue: name) ?? .another
    }

    /// The allergens that can be selected.
    static let known = allCases.filter { $0 != .another }
}

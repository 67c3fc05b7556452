/// What kind of food it is. What a service adds later is `other` to this version.
enum ListingCategory: String, CaseIterable, Sendable {
    case produce
    case bakery
    case dairy
    case meals
    case pantry
    case drinks
    case other
}

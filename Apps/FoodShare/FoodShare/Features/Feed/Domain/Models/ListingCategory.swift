/// A category of food. Unknown categories of a service are read as `other`.
enum ListingCategory: String, CaseIterable, Sendable {
    case produce
    case bakery
    case dairy
    case meals
    case pantry
    case drinks
    case other
}

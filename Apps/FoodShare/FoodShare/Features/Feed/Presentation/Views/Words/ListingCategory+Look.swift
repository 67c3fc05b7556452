import Foundation

extension ListingCategory {
    var name: LocalizedStringResource {
        switch self {
        case .produce: .categoryProduceName
        case .bakery: .categoryBakeryName
        case .dairy: .categoryDairyName
        case .meals: .categoryMealsName
        case .pantry: .categoryPantryName
        case .drinks: .categoryDrinksName
        case .other: .categoryOtherName
        }
    }

    var symbol: String {
        switch self {
        case .produce: "leaf"
        case .bakery: "birthday.cake"
        case .dairy: "drop"
        case .meals: "fork.knife"
        case .pantry: "shippingbox"
        case .drinks: "cup.and.saucer"
        case .other: "basket"
        }
    }
}

import Foundation

extension Allergen {
    var name: LocalizedStringResource {
        switch self {
        case .gluten: .allergenGlutenName
        case .crustaceans: .allergenCrustaceansName
        case .eggs: .allergenEggsName
        case .fish: .allergenFishName
        case .peanuts: .allergenPeanutsName
        case .soybeans: .allergenSoybeansName
        case .milk: .allergenMilkName
        case .nuts: .allergenNutsName
        case .celery: .allergenCeleryName
        case .mustard: .allergenMustardName
        case .sesame: .allergenSesameName
        case .sulphites: .allergenSulphitesName
        case .lupin: .allergenLupinName
        case .molluscs: .allergenMolluscsName
        case .another: .allergenAnotherName
        }
    }
}

extension Set<Allergen> {
    /// The allergens' names in the order of the list, such as "Milk, Nuts".
    var words: String {
        Allergen.allCases.filter(contains).map { String(localized: $0.name) }.joined(separator: ", ")
    }
}
